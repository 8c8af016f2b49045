import {
  detectLanguage,
  isSummarised,
  type Language,
  leadOf,
  type Sentence,
  summarise,
  summariseThread,
  type SummaryWeights,
  type ThreadFeatures,
  type ThreadMail,
  type ThreadSample,
} from '@meridian/text'
import { lexRank } from './lex-rank.ts'
import { countOf, type Figures, fill, idsAt, judged, judgedPeople, referenceOf } from './thread-judges.ts'

/** The figures of each method on one mail or conversation. */
export type Row = Readonly<Record<string, Figures>>

/** Words of the summary of a conversation, as in the texts that people wrote. */
export const conversation_words = 110

/** Of each mail of a conversation of which people told something. Lead and LexRank are as long as ours. */
export function mailRows(thread: ThreadSample, weights?: SummaryWeights): Row[] {
  return thread.mails.flatMap((mail) => {
    const { subject, text } = mail
    const references = thread.readers
      .map((reader) => referenceOf(mail, reader))
      .filter((one) => one.text !== '')
    if (!isSummarised({ subject, text }) || references.length === 0) return []
    const ours = summarise(mail, weights ? { weights } : {}).sentences
    const words = countOf(ours)
    const own = leadOf(mail, Number.POSITIVE_INFINITY).sentences
    const judge = (sentences: readonly Sentence[]) =>
      judged({ text: sentences.map((one) => one.text).join(' '), picked: idsAt(mail, sentences) }, references)
    return [
      {
        ours: judge(ours),
        lead: judge(fill(own, words)),
        LexRank: judge(fill(byLexRank(own, detectLanguage(text)), words)),
        'one person against the others': judgedPeople(references),
      },
    ]
  })
}

interface Spoken extends Sentence {
  readonly mail: number
}

export function threadRow(thread: ThreadSample, weights?: ThreadFeatures): Row {
  const references = thread.readers.map(({ abstract, picked }) => ({
    text: abstract.map(({ text }) => text).join(' '),
    picked,
  }))
  const words = { words: conversation_words }
  const ours = summariseThread({ mails: thread.mails }, weights ? { ...words, weights } : words)
  const all = thread.mails.flatMap((one, mail) =>
    leadOf(one, Number.POSITIVE_INFINITY).sentences.map((sentence) => ({ ...sentence, mail })),
  )
  const judgeText = (text: string, sentences: readonly Spoken[]) =>
    judged({ text, picked: spokenIds(thread.mails, sentences) }, references)
  const judge = (sentences: readonly Spoken[]) =>
    judgeText(sentences.map(({ text }) => text).join(' '), sentences)
  return {
    ours: judgeText(ours.text, ours.sentences),
    'ours, sentences alone': judge(ours.sentences),
    'newest mail': judge(newestMail(thread.mails)),
    lead: judge(fill(all, conversation_words)),
    LexRank: judge(fill(byLexRank(all, 'en'), conversation_words)),
    'one person against the others': judgedPeople(references),
  }
}

function newestMail(mails: readonly ThreadMail[]): Spoken[] {
  const newest = mails.at(-1)
  return (newest ? summarise(newest).sentences : []).map((one) => ({ ...one, mail: mails.length - 1 }))
}

function spokenIds(mails: readonly ThreadMail[], sentences: readonly Spoken[]): Set<string> {
  return new Set(
    mails.flatMap((mail, index) => [
      ...idsAt(
        mail,
        sentences.filter((one) => one.mail === index),
      ),
    ]),
  )
}

export function byLexRank<One extends Sentence>(sentences: readonly One[], language: Language): One[] {
  const ranks = lexRank(
    sentences.map(({ text }) => text),
    language,
  )
  return sentences.toSorted(
    (one, other) => (ranks[sentences.indexOf(other)] ?? 0) - (ranks[sentences.indexOf(one)] ?? 0),
  )
}
