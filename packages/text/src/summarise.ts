import { chooseSentences } from './choose-sentences.ts'
import { detectLanguage, type Language, lexicons } from './language.ts'
import { type OwnSentence, ownSentences, plainSentences } from './prepare.ts'
import type { KnownRange } from './quoted-lines.ts'
import type { Sentence } from './sentences.ts'
import { type Features, isTelling, measureSentences, namesFacts, weigh } from './summary-features.ts'
import { discussion_weights, fact_weights } from './summary-weights.ts'
import { countWords } from './words.ts'

export interface MailText {
  readonly subject: string
  /** The visible text; all places are counted in it, in UTF-16 units. */
  readonly text: string
  /** Pieces already known to be quoted, signature or greeting. */
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
  /** The name of the sender, by which a signature is known. */
  readonly from?: string | undefined
}

export interface Summary {
  readonly text: string
  /** In the mail's order; each stands in the mail word for word. */
  readonly sentences: readonly Sentence[]
  readonly language: Language
}

export interface SummaryOptions {
  /** About how many words the summary has at most. */
  readonly words?: number
  readonly weights?: SummaryWeights
}

/** What the features of a sentence are worth in a mail that names facts, and in one that discusses. */
export interface SummaryWeights {
  readonly facts: Features
  readonly discussion: Features
}

const learned: SummaryWeights = { facts: fact_weights, discussion: discussion_weights }

/** A shorter mail is its own summary. */
export const summarised_from_words = 60

/** The sentences that tell most of a mail. The same mail always has the same summary. */
export function summarise(mail: MailText, options: SummaryOptions = {}): Summary {
  const { language, own } = readMailText(mail)
  const total = own.reduce((sum, { text }) => sum + countWords(text), 0)
  if (total < summarised_from_words) return summaryOf(withinReason(own), language)
  const lexicon = lexicons[language]
  const measured = measureSentences(own, { subject: mail.subject, lexicon })
  const { facts, discussion } = options.weights ?? learned
  const weights = namesFacts(measured) ? facts : discussion
  const ranked = measured
    .filter(({ text }) => isTelling(text, lexicon))
    .map((one) => ({ ...one, score: weigh(one.features, weights) }))
  const words = options.words ?? fittingWords(total)
  const chosen = chooseSentences(ranked, { words, most: most_sentences, redundancy, worthShare: worth_share })
  return summaryOf(chosen, language)
}

const most_sentences = 6
const redundancy = 0.5
const worth_share = 0.25

/** Whether a mail is long enough to be summarised. */
export function isSummarised(mail: MailText): boolean {
  const { own } = readMailText(mail)
  return own.reduce((sum, { text }) => sum + countWords(text), 0) >= summarised_from_words
}

/** The first sentences of a mail's own words: what a summary has to beat. */
export function leadOf(mail: MailText, count = 3): Summary {
  const { language, own } = readMailText(mail)
  return summaryOf(own.slice(0, count), language)
}

/** A short mail is not told whole; a long one gets a little more room. */
function fittingWords(total: number): number {
  return Math.round(Math.min(total * 0.65, Math.max(68, Math.min(90, total * 0.12))))
}

export function readMailText(mail: MailText): { language: Language; own: OwnSentence[] } {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const own = ownSentences(mail, lexicons[language])
  return { language, own: own.length > 0 ? own : plainSentences(mail, lexicons[language]) }
}

/** Few words can still be many characters. */
const longest_whole = 1_200

function withinReason(sentences: readonly OwnSentence[]): OwnSentence[] {
  let left = longest_whole
  return sentences.filter(({ start, end }) => {
    left -= end - start
    return left >= 0
  })
}

function summaryOf(sentences: readonly Sentence[], language: Language): Summary {
  const inOrder = sentences
    .toSorted((one, other) => one.start - other.start)
    .map(({ text, start, end }) => ({ text, start, end }))
  return { text: inOrder.map(({ text }) => text).join(' '), sentences: inOrder, language }
}

/** The first sentences of a text as it comes, greetings, quotes and all. */
export function firstSentences(text: string, count = 3): string {
  const all = plainSentences({ text }, lexicons[detectLanguage(text)])
  return summaryOf(all.slice(0, count), 'en').text
}
