import {
  detectLanguage,
  halvesOf,
  isSummarised,
  leadOf,
  readThreadSamples,
  rouge,
  type Sentence,
  summarise,
  summariseThread,
  type ThreadMail,
  type ThreadReader,
  type ThreadSample,
  wordsOf,
} from '@meridian/text'
import { lexRank } from './lex-rank.ts'

interface Figures {
  readonly r1: number
  readonly r2: number
  readonly rl: number
  /** F1 of the picked sentences. */
  readonly share: number
}

type Row = Readonly<Record<string, Figures>>

/** Words of the summary of a conversation, as in the texts that people wrote. */
const conversation_words = 110

/**
 * Prints how summaries of a mail and of a conversation compare with those of people, for the half by which weights
 * were found and the half that was held back. Lead and LexRank are as long as ours.
 */
export function scoreThreads(json: string): void {
  const halves = halvesOf(readThreadSamples(json))
  console.log(`tuned: ${halves.tuned.map(({ name }) => name).join(' ')}`)
  console.log(`held out: ${halves.heldOut.map(({ name }) => name).join(' ')}\n`)
  printTable('one mail of at least 60 words', halves, (thread) =>
    thread.mails.flatMap((mail) => scoreMail(mail, thread)),
  )
  printTable(`a conversation, ${conversation_words} words`, halves, (thread) => [scoreThread(thread)])
}

function printTable(
  title: string,
  { tuned, heldOut }: ReturnType<typeof halvesOf<ThreadSample>>,
  score: (thread: ThreadSample) => Row[],
): void {
  const rows = [tuned.flatMap(score), heldOut.flatMap(score)]
  const sizes = rows.map(({ length }) => length).join(' / ')
  console.log(`${title} (${sizes})`.padEnd(44) + '   R1    R2    RL picked      R1    R2    RL picked')
  for (const method of Object.keys(rows[0]?.[0] ?? {})) {
    const halves = rows.map((half) => cells(meanOf(half.flatMap((row) => row[method] ?? []))))
    console.log(`${method.padEnd(44)}${halves.join('   ')}`)
  }
  console.log()
}

function cells({ r1, r2, rl, share }: Figures): string {
  return [r1, r2, rl, share].map((value) => (value * 100).toFixed(1).padStart(6)).join('')
}

function meanOf(figures: readonly Figures[]): Figures {
  const mean = (pick: (one: Figures) => number) =>
    figures.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, figures.length)
  return {
    r1: mean(({ r1 }) => r1),
    r2: mean(({ r2 }) => r2),
    rl: mean(({ rl }) => rl),
    share: mean(({ share }) => share),
  }
}

interface Reference {
  readonly text: string
  readonly picked: ReadonlySet<string>
}

function scoreMail(mail: ThreadMail, { readers }: ThreadSample): Row[] {
  const { subject, text } = mail
  const references = readers.map((reader) => referenceOf(mail, reader)).filter((one) => one.text !== '')
  if (!isSummarised({ subject, text }) || references.length === 0) return []
  const ours = summarise(mail).sentences
  const words = countOf(ours)
  const own = leadOf(mail, Number.POSITIVE_INFINITY).sentences
  const ranks = lexRank(
    own.map((one) => one.text),
    detectLanguage(text),
  )
  const ranked = own.toSorted(
    (one, other) => (ranks[own.indexOf(other)] ?? 0) - (ranks[own.indexOf(one)] ?? 0),
  )
  const judge = (sentences: readonly Sentence[]) =>
    judged({ text: sentences.map((one) => one.text).join(' '), picked: idsAt(mail, sentences) }, references)
  return [
    {
      ours: judge(ours),
      lead: judge(fill(own, words)),
      LexRank: judge(fill(ranked, words)),
      'one person against the others': judgedPeople(references),
    },
  ]
}

function scoreThread(thread: ThreadSample): Row {
  const references = thread.readers.map(({ abstract, picked }) => ({
    text: abstract.map(({ text }) => text).join(' '),
    picked,
  }))
  const ours = summariseThread({ mails: thread.mails }, { words: conversation_words })
  const newest = thread.mails.at(-1)
  const mails = thread.mails.map((mail) => leadOf(mail, Number.POSITIVE_INFINITY).sentences)
  const all = mails.flatMap((sentences, mail) => sentences.map((sentence) => ({ ...sentence, mail })))
  const ranks = lexRank(
    all.map(({ text }) => text),
    'en',
  )
  const ranked = all.toSorted(
    (one, other) => (ranks[all.indexOf(other)] ?? 0) - (ranks[all.indexOf(one)] ?? 0),
  )
  const judge = (sentences: readonly (Sentence & { readonly mail: number })[]) =>
    judged(
      {
        text: sentences.map(({ text }) => text).join(' '),
        picked: new Set(
          thread.mails.flatMap((mail, index) => [
            ...idsAt(
              mail,
              sentences.filter((one) => one.mail === index),
            ),
          ]),
        ),
      },
      references,
    )
  const last = thread.mails.length - 1
  return {
    ours: judged({ text: ours.text, picked: judgePicked(thread, ours.sentences) }, references),
    'ours, sentences alone': judge(ours.sentences),
    'newest mail': judge((newest ? summarise(newest).sentences : []).map((one) => ({ ...one, mail: last }))),
    lead: judge(fill(all, conversation_words)),
    LexRank: judge(fill(ranked, conversation_words)),
    'one person against the others': judgedPeople(references),
  }
}

function judgePicked(
  thread: ThreadSample,
  sentences: readonly (Sentence & { readonly mail: number })[],
): Set<string> {
  return new Set(
    thread.mails.flatMap((mail, index) => [
      ...idsAt(
        mail,
        sentences.filter((one) => one.mail === index),
      ),
    ]),
  )
}

/** What a person wrote of a mail: the sentences of the abstract that are linked to it. */
function referenceOf(mail: ThreadMail, { abstract, picked }: ThreadReader): Reference {
  const own = new Set(mail.sentences.map(({ id }) => id))
  const linked = abstract.filter(({ ids }) => ids.some((id) => own.has(id)))
  return {
    text: linked.map(({ text }) => text).join(' '),
    picked: new Set([...picked].filter((id) => own.has(id))),
  }
}

/** The sentences of the corpus of which at least half is chosen. */
function idsAt(mail: ThreadMail, sentences: readonly Sentence[]): Set<string> {
  const covered = (start: number, end: number) =>
    sentences.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)), 0)
  return new Set(
    mail.sentences
      .filter(({ start, end }) => covered(start, end) * 2 >= end - start && end > start)
      .map(({ id }) => id),
  )
}

function judged(one: Reference, references: readonly Reference[]): Figures {
  const compared = references.map((reference) => ({
    ...rouge(one.text, reference.text),
    share: f1(one.picked, reference.picked),
  }))
  return meanOf(compared)
}

function judgedPeople(references: readonly Reference[]): Figures {
  const others = (index: number) => references.filter((_, other) => other !== index)
  if (references.length < 2) return { r1: 0, r2: 0, rl: 0, share: 0 }
  return meanOf(references.map((one, index) => judged(one, others(index))))
}

function f1(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((id) => other.has(id)).length
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

/** Sentences in their order as long as the words go, and the last one where most of it fits. */
function fill<One extends Sentence>(sentences: readonly One[], words: number): One[] {
  const chosen: One[] = []
  let used = 0
  for (const sentence of sentences) {
    const length = wordsOf(sentence.text).length
    if (chosen.length > 0 && used + length / 2 > words) break
    chosen.push(sentence)
    used += length
  }
  return chosen
}

function countOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
}
