import { countDates } from './dates.ts'
import type { Lexicon } from './languages/lexicon.ts'
import type { OwnSentence } from './prepare.ts'
import { hasDeadline, isQuestion, isRequest } from './requests.ts'
import { countWords, wordsOf } from './words.ts'

/** How much each thing says for a sentence. */
export interface Weights {
  readonly central: number
  readonly request: number
  readonly deadline: number
  readonly date: number
  readonly number: number
  readonly money: number
  readonly decision: number
  readonly early: number
  readonly subject: number
  readonly smallTalk: number
  readonly leansBack: number
  readonly last: number
}

export interface RankedSentence extends OwnSentence {
  readonly score: number
  /** Its words that carry meaning, cut to what their forms share, with how rare each is; of length 1. */
  readonly terms: ReadonlyMap<string, number>
  readonly words: number
}

/** Centrality is quadratic: of a longer mail the first so many sentences are compared. */
const most_compared = 200

/** Every sentence with how much it tells of the mail. */
export function rankSentences(
  sentences: readonly OwnSentence[],
  { subject, lexicon, weights }: { subject: string; lexicon: Lexicon; weights: Weights },
): RankedSentence[] {
  const considered = sentences.slice(0, most_compared)
  const vectors = termVectors(considered, lexicon)
  const central = centralities(vectors)
  const topic = new Set(termsOf(subject, lexicon))
  return considered.map((sentence, index) => {
    const terms = vectors[index] ?? new Map<string, number>()
    const score =
      weights.central * (central[index] ?? 0) +
      cues(sentence, lexicon, weights) +
      weights.subject * share([...terms.keys()].filter((term) => topic.has(term)).length) +
      weights.early * (1 - index / considered.length) -
      (index === considered.length - 1 && considered.length > 3 ? weights.last : 0)
    const words = countWords(sentence.text)
    return { ...sentence, terms, words, score: score * lengthFactor(words) }
  })
}

/** How alike two sentences are by their terms, 0 to 1. */
export function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [term, weight] of one) product += weight * (other.get(term) ?? 0)
  return product
}

function cues({ text, isItem }: OwnSentence, lexicon: Lexicon, weights: Weights): number {
  const isAsking = isRequest(text, lexicon)
  let score = 0
  if (isAsking) score += weights.request
  if (hasDeadline(text, lexicon)) score += weights.deadline
  score += weights.date * Math.min(2, countDates(text, lexicon))
  if (/\d/.test(text)) score += weights.number
  if (money.test(text)) score += weights.money
  if (lexicon.decision.test(text)) score += weights.decision
  if (lexicon.smallTalk.test(text))
    score -= isAsking && !isQuestion(text) ? weights.smallTalk / 2 : weights.smallTalk
  if (!isItem && lexicon.leansBack.test(text)) score -= weights.leansBack
  return score
}

const money =
  /(?:[€$£]|(?<!\p{L})(?:euros?|eur|pounds?|dollars?|usd|gbp|chf|francs?|franken|percent|per cent|prozent|por ciento|per cento)(?!\p{L}))|\d\s?%/iu

/** Two shared words say nearly as much as four. */
function share(count: number): number {
  return 1 - 1 / (1 + count)
}

function lengthFactor(words: number): number {
  if (words < 4) return 0.3
  if (words < 7) return 0.8
  return words > 45 ? 0.8 : 1
}

/** Forms of one word share their beginning in all five languages. */
const stem_length = 6

/** The words of a text that carry meaning, cut to what their forms share. */
export function termsOf(text: string, { stopWords }: Lexicon): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map((word) => word.slice(0, stem_length))
}

function termVectors(sentences: readonly OwnSentence[], lexicon: Lexicon): Map<string, number>[] {
  const lists = sentences.map(({ text }) => termsOf(text, lexicon))
  const spread = new Map<string, number>()
  for (const terms of lists) for (const term of new Set(terms)) spread.set(term, (spread.get(term) ?? 0) + 1)
  return lists.map((terms) => {
    const vector = new Map<string, number>()
    for (const term of terms) {
      const rarity = Math.log(1 + lists.length / (spread.get(term) ?? 1))
      vector.set(term, (vector.get(term) ?? 0) + rarity)
    }
    return unitVector(vector)
  })
}

const damping = 0.85
const rounds = 15

/** LexRank (Erkan and Radev 2004) on weighted likeness; the most central has 1. */
function centralities(vectors: readonly ReadonlyMap<string, number>[]): number[] {
  const { length } = vectors
  if (length === 0) return []
  const rows = likenessTable(vectors)
  const sums = rows.map((row) => row.reduce((total, value) => total + value, 0))
  let ranks = new Float64Array(length).fill(1 / length)
  for (let round = 0; round < rounds; round += 1) ranks = nextRanks(rows, sums, ranks)
  const most = Math.max(...ranks)
  return [...ranks].map((rank) => rank / most)
}

function nextRanks(
  rows: readonly Float64Array[],
  sums: readonly number[],
  ranks: Float64Array,
): Float64Array<ArrayBuffer> {
  const { length } = ranks
  const next = new Float64Array(length).fill((1 - damping) / length)
  for (const [from, row] of rows.entries()) {
    const given = (ranks[from] ?? 0) * damping
    const sum = sums[from] ?? 0
    // The innermost loop of the whole: counted by hand, it is ten times as fast as with entries().
    for (let to = 0; to < length; to += 1) {
      next[to] = (next[to] ?? 0) + (sum === 0 ? given / length : (given * (row[to] ?? 0)) / sum)
    }
  }
  return next
}

/** Of each sentence with each other one, itself left out; looks only at sentences that share a term. */
function likenessTable(vectors: readonly ReadonlyMap<string, number>[]): Float64Array[] {
  const table = vectors.map(() => new Float64Array(vectors.length))
  const places = new Map<string, [index: number, weight: number][]>()
  for (const [index, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const others = places.get(term) ?? []
      for (const [other, otherWeight] of others) {
        const product = weight * otherWeight
        add(table[index], other, product)
        add(table[other], index, product)
      }
      others.push([index, weight])
      places.set(term, others)
    }
  }
  return table
}

function add(row: Float64Array | undefined, at: number, amount: number): void {
  if (row) row[at] = (row[at] ?? 0) + amount
}

function unitVector(vector: ReadonlyMap<string, number>): Map<string, number> {
  let sum = 0
  for (const weight of vector.values()) sum += weight * weight
  const length = Math.sqrt(sum)
  return new Map([...vector].map(([term, weight]) => [term, weight / length]))
}
