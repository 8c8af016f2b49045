import { detectLanguage, type Language, lexicons } from './language.ts'
import { type OwnSentence, ownSentences, plainSentences } from './prepare.ts'
import type { KnownRange } from './quoted-lines.ts'
import { likeness, type RankedSentence, rankSentences, type Weights } from './rank.ts'
import type { Sentence } from './sentences.ts'
import { countWords } from './words.ts'

export interface MailText {
  readonly subject: string
  /** The visible text; all places are counted in it, in UTF-16 units. */
  readonly text: string
  /** Pieces already known to be quoted, signature or greeting. */
  readonly quoted?: readonly KnownRange[] | undefined
  readonly language?: Language | undefined
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
  readonly weights?: Weights
}

/** A shorter mail is its own summary. */
export const summarised_from_words = 60

/** As found by trying values on the samples that are there for it. */
export const tuned_weights: Weights = {
  central: 0.4,
  request: 1.2,
  deadline: 1.1,
  date: 0.7,
  number: 0.3,
  money: 1,
  decision: 0.8,
  early: 0.3,
  subject: 0.2,
  smallTalk: 1.3,
  leansBack: 0.6,
  last: 0.3,
}

/** The sentences that tell most of a mail. The same mail always has the same summary. */
export function summarise(mail: MailText, options: SummaryOptions = {}): Summary {
  const { language, own } = readMailText(mail)
  const total = own.reduce((sum, { text }) => sum + countWords(text), 0)
  if (total < summarised_from_words) return summaryOf(withinReason(own), language)
  const ranked = rankSentences(own, {
    subject: mail.subject,
    lexicon: lexicons[language],
    weights: options.weights ?? tuned_weights,
  })
  return summaryOf(chooseSentences(ranked, options.words ?? fittingWords(total)), language)
}

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

function readMailText(mail: MailText): { language: Language; own: OwnSentence[] } {
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

const most_sentences = 6
const redundancy = 0.7

/** One after the other, the best that says something new and still fits (maximal marginal relevance). */
function chooseSentences(ranked: readonly RankedSentence[], words: number): RankedSentence[] {
  const chosen: RankedSentence[] = []
  let left = ranked.map((sentence) => ({ sentence, alike: 0 }))
  let used = 0
  while (chosen.length < most_sentences) {
    // The first one counts however long it is.
    const fitting = left.filter(({ sentence }) => chosen.length === 0 || used + sentence.words <= words)
    const [next] = fitting.toSorted((one, other) => worth(other) - worth(one))
    if (!next || (chosen.length > 0 && worth(next) <= 0)) break
    chosen.push(next.sentence)
    used += next.sentence.words
    left = fitting
      .filter((one) => one !== next)
      .map(({ sentence, alike }) => ({
        sentence,
        alike: Math.max(alike, likeness(sentence.terms, next.sentence.terms)),
      }))
  }
  return chosen
}

function worth({ sentence, alike }: { sentence: RankedSentence; alike: number }): number {
  return sentence.score - redundancy * alike
}
