import { wordsOf } from '../words.ts'

/** F1 of what a summary shares with a reference, 0 to 1: single words, pairs of words, and the longest sequence. */
export interface Rouge {
  readonly r1: number
  readonly r2: number
  readonly rl: number
}

/** ROUGE as Lin (2004) defines it, with both texts in small letters and no stemming. */
export function rouge(summary: string, reference: string): Rouge {
  const own = wordsOf(summary)
  const wanted = wordsOf(reference)
  return {
    r1: f1(countShared(own, wanted), own.length, wanted.length),
    r2: f1(countShared(pairsOf(own), pairsOf(wanted)), own.length - 1, wanted.length - 1),
    rl: f1(longestCommon(own, wanted), own.length, wanted.length),
  }
}

function f1(shared: number, own: number, wanted: number): number {
  return shared === 0 ? 0 : (2 * shared) / (own + wanted)
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`)
}

/** Each occurrence counts once. */
function countShared(own: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of own) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return shared
}

function longestCommon(own: readonly string[], wanted: readonly string[]): number {
  let before = Array<number>(wanted.length + 1).fill(0)
  for (const word of own) {
    const row = [0]
    for (const [index, other] of wanted.entries()) {
      const longest =
        word === other ? (before[index] ?? 0) + 1 : Math.max(before[index + 1] ?? 0, row[index] ?? 0)
      row.push(longest)
    }
    before = row
  }
  return before.at(-1) ?? 0
}
