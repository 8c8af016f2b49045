import { centralities, termVectors } from './centrality.ts'
import { chooseWithLists } from './choose-with-lists.ts'
import { detectLanguage, type Language, lexicons } from '../language.ts'
import { joined, type Listed } from './listed-items.ts'
import type { Sentence } from '../sentences.ts'
import { type MailText, readMailText } from './summarise.ts'
import {
  type Features,
  isTelling,
  type MeasuredSentence,
  measureSentences,
  weigh,
} from './summary-features.ts'
import { thread_weights } from './thread-weights.ts'
import { termsOf } from '../terms.ts'

/** The mails of a conversation, the oldest first. */
export interface ThreadText {
  readonly mails: readonly (MailText & { readonly from: string })[]
}

/** A sentence of a conversation, with the number of its mail. */
export interface SpokenSentence extends Sentence {
  readonly mail: number
}

export interface ThreadSummary {
  /** One line for each mail that is quoted: who wrote it, and what. */
  readonly text: string
  /** In the order of the conversation; each stands in its mail word for word. */
  readonly sentences: readonly SpokenSentence[]
  /** How many words of their own the mails have. */
  readonly words: number
  readonly language: Language
}

export const thread_features = ['thread_central', 'first_mail', 'early_mail'] as const
export type ThreadFeatures = Features & Readonly<Record<(typeof thread_features)[number], number>>

/** Centrality is quadratic: so many sentences of a conversation are compared, shared out among its mails. */
const most_compared = 300
const thread_mails_read_max = 30
/** About how many words the summary of a conversation has. */
const thread_summary_words = 110
const most_sentences = 10
const redundancy = 1
const crowding = 0.5
const worth_share = 0.25

/** The sentences that tell most of a conversation. The same conversation always has the same summary. */
export function summariseThread(thread: ThreadText, options: ThreadOptions = {}): ThreadSummary {
  const { language, sentences } = measureThread(thread)
  const words = sentences.reduce((sum, one) => sum + one.words, 0)
  const weights = options.weights ?? thread_weights
  const telling = sentences.filter(({ text }) => isTelling(text, lexicons[language]))
  const candidates = telling.length > 0 ? telling : sentences
  const ranked = candidates.map((one) => ({ ...one, group: one.mail, score: weigh(one.features, weights) }))
  const limit = options.words ?? thread_summary_words
  const choice = { words: limit, most: most_sentences, redundancy, crowding, worthShare: worth_share }
  const chosen = chooseWithLists(ranked, { all: sentences, choice })
  return {
    text: writeSpoken(chosen, thread),
    sentences: chosen.map(({ text, start, end, mail }) => ({ text, start, end, mail })),
    words,
    language,
  }
}

export interface ThreadOptions {
  readonly words?: number
  readonly weights?: ThreadFeatures
}

export interface MeasuredSpoken extends Omit<MeasuredSentence<Listed>, 'features'> {
  readonly mail: number
  readonly features: ThreadFeatures
}

/** The sentences of all mails, each with what is known of it. */
export function measureThread({ mails }: ThreadText): { language: Language; sentences: MeasuredSpoken[] } {
  const read = mails.slice(0, thread_mails_read_max)
  const language = detectLanguage(
    read.map(({ subject, text }) => `${subject}\n${text.slice(0, 2_000)}`).join('\n'),
  )
  const most = Math.max(4, Math.floor(most_compared / Math.max(1, read.length)))
  const measured: (MeasuredSentence<Listed> & { readonly mail: number })[] = []
  for (const [index, mail] of read.entries()) {
    const { own, language: spoken } = readMailText(mail)
    const before = measured.length
    const sentences = measureSentences(own.slice(0, most), {
      subject: mail.subject,
      lexicon: lexicons[spoken],
    })
    measured.push(
      ...sentences.map((one) => ({
        ...one,
        lead: one.lead === null ? null : one.lead + before,
        mail: index,
      })),
    )
  }
  const vectors = termVectors(measured.map(({ text }) => termsOf(text, lexicons[language])))
  const central = centralities(vectors)
  const sentences = measured.map((one, index) => ({
    ...one,
    terms: vectors[index] ?? one.terms,
    features: {
      ...one.features,
      thread_central: central[index] ?? 0,
      first_mail: one.mail === 0 ? 1 : 0,
      early_mail: 1 - one.mail / read.length,
    },
  }))
  return { language, sentences }
}

/** The sentences of one mail after the other, each mail with its sender once. */
function writeSpoken(sentences: readonly MeasuredSpoken[], { mails }: ThreadText): string {
  const spoken = [...new Set(sentences.map(({ mail }) => mail))]
  return spoken
    .map((mail) => {
      const from = mails[mail]?.from ?? ''
      const told = joined(sentences.filter((one) => one.mail === mail))
      return from === '' ? told : `${from}: ${told}`
    })
    .join('\n')
}
