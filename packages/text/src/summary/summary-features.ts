import { countDates } from '../dates.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import type { OwnSentence } from '../mail-text/prepare.ts'
import { hasDeadline, isQuestion, isRequest } from '../requests.ts'
import { centralities, termVectors } from './centrality.ts'
import { termsOf } from '../terms.ts'
import { countWords } from '../words.ts'

/** What speaks for and against a sentence, each from 0 to about 1. */
export const feature_names = [
  'central',
  'opening',
  'early',
  'last',
  'paragraph',
  'subject',
  'request',
  'question',
  'deadline',
  'date',
  'number',
  'money',
  'decision',
  'small_talk',
  'leans_back',
  'item',
  'link',
  'words',
  'brief',
  'long',
  'odd',
] as const
export type Feature = (typeof feature_names)[number]
export type Features = Readonly<Record<Feature, number>>

export type MeasuredSentence<One extends OwnSentence = OwnSentence> = One & {
  readonly features: Features
  /** Its words that carry meaning, cut to what their forms share, with how rare each is; of length 1. */
  readonly terms: ReadonlyMap<string, number>
  readonly words: number
}

/** Centrality is quadratic: of a longer mail the first so many sentences are compared. */
const most_compared = 200

/** The sentences of a mail, each with what is known of it. */
export function measureSentences<One extends OwnSentence>(
  sentences: readonly One[],
  { subject, lexicon }: { readonly subject: string; readonly lexicon: Lexicon },
): MeasuredSentence<One>[] {
  const considered = sentences.slice(0, most_compared)
  const vectors = termVectors(considered.map(({ text }) => termsOf(text, lexicon)))
  const central = centralities(vectors)
  const topic = new Set(termsOf(subject, lexicon))
  return considered.map((sentence, index) => {
    const terms = vectors[index] ?? new Map<string, number>()
    const words = countWords(sentence.text)
    const shared = [...terms.keys()].filter((term) => topic.has(term)).length
    const features = {
      ...textFeatures(sentence, lexicon, words),
      central: central[index] ?? 0,
      opening: 1 / (1 + index),
      early: 1 - index / considered.length,
      last: index === considered.length - 1 && considered.length > 3 ? 1 : 0,
      subject: 1 - 1 / (1 + shared),
    }
    return { ...sentence, features, terms, words }
  })
}

/** What a sentence is worth. */
export function weigh<Name extends string>(
  features: Readonly<Record<Name, number>>,
  weights: Readonly<Record<NoInfer<Name>, number>>,
): number {
  let sum = 0
  for (const name in features) sum += features[name] * weights[name]
  return sum
}

const fact_mail_facts_min = 2
/** Two days in a long discussion do not make it a mail of facts. */
const fact_mail_share_min = 1 / 6

/**
 * Whether a mail names facts: days, sums and last days in several sentences. Such a mail is read for them; what people
 * tell of one that discusses is how it begins and what most of it is about.
 */
export function namesFacts(sentences: readonly MeasuredSentence[]): boolean {
  const facts = sentences.filter(
    ({ features }) => features.date > 0 || features.money > 0 || features.deadline > 0,
  )
  return facts.length >= fact_mail_facts_min && facts.length >= sentences.length * fact_mail_share_min
}

const longest_courtesy = 8

/** Whether a sentence tells something: no greeting, no thanks, no fragment. */
export function isTelling(text: string, lexicon: Lexicon): boolean {
  const words = countWords(text)
  if (words < 3 && !/\d/.test(text)) return false
  const isPolite = [lexicon.greeting, lexicon.closing, lexicon.smallTalk].some((pattern) =>
    pattern.test(text),
  )
  return words > longest_courtesy || !isPolite || /\d/.test(text) || isQuestion(text)
}

type TextFeature = Exclude<Feature, 'central' | 'opening' | 'early' | 'last' | 'subject'>

function textFeatures(
  { text, isItem, isFirst }: OwnSentence,
  lexicon: Lexicon,
  words: number,
): Readonly<Record<TextFeature, number>> {
  const isAsking = isRequest(text, lexicon)
  return {
    paragraph: flag(isFirst),
    request: flag(isAsking),
    question: flag(isQuestion(text)),
    deadline: flag(hasDeadline(text, lexicon)),
    date: Math.min(2, countDates(text, lexicon)) / 2,
    number: flag(/\d/.test(text)),
    money: flag(money.test(text)),
    decision: flag(lexicon.decision.test(text)),
    small_talk: flag(lexicon.smallTalk.test(text)),
    leans_back: flag(!isItem && lexicon.leansBack.test(text)),
    item: flag(isItem),
    link: flag(/https?:|www\./i.test(text)),
    words: Math.min(1, words / 30),
    brief: flag(words < 7) + flag(words < 4),
    long: flag(words > 45),
    odd: oddness(text),
  }
}

function flag(is: boolean): number {
  return is ? 1 : 0
}

/** The share of words that no sentence is made of: capitals, addresses, numbers. */
function oddness(text: string): number {
  const words = text.split(/\s+/u)
  const odd = words.filter((word) => /^[^\p{Ll}]*$/u.test(word) && word.length > 1).length
  return odd / words.length
}

const money =
  /(?:[€$£]|(?<!\p{L})(?:euros?|eur|pounds?|dollars?|usd|gbp|chf|francs?|franken|percent|per cent|prozent|por ciento|per cento)(?!\p{L}))|\d\s?%/iu
