import { termsOf, lexicons, type Language } from '@meridian/text'

const threshold = 0.1
const damping = 0.85
const rounds = 50

/**
 * LexRank as Erkan and Radev (2004) describe it, for comparison: sentences are alike whose tf-idf vectors have a
 * cosine of at least 0.1, and the rank of a sentence is its share of a random walk over that graph.
 */
export function lexRank(sentences: readonly string[], language: Language): number[] {
  const vectors = vectorsOf(sentences.map((text) => termsOf(text, lexicons[language])))
  const links = vectors.map((one) => vectors.map((other) => (cosine(one, other) >= threshold ? 1 : 0)))
  const degrees = links.map((row) =>
    Math.max(
      1,
      row.reduce<number>((sum, link) => sum + link, 0),
    ),
  )
  let ranks = sentences.map(() => 1 / sentences.length)
  for (let round = 0; round < rounds; round += 1) {
    ranks = ranks.map((_, to) => {
      const received = ranks.reduce(
        (sum, rank, from) => sum + (rank * (links[from]?.[to] ?? 0)) / (degrees[from] ?? 1),
        0,
      )
      return (1 - damping) / sentences.length + damping * received
    })
  }
  return ranks
}

function vectorsOf(lists: readonly (readonly string[])[]): Map<string, number>[] {
  const spread = new Map<string, number>()
  for (const terms of lists) for (const term of new Set(terms)) spread.set(term, (spread.get(term) ?? 0) + 1)
  return lists.map((terms) => {
    const vector = new Map<string, number>()
    for (const term of terms) {
      const rarity = Math.log(1 + lists.length / (spread.get(term) ?? 1))
      vector.set(term, (vector.get(term) ?? 0) + rarity)
    }
    return vector
  })
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [term, weight] of one) product += weight * (other.get(term) ?? 0)
  return product === 0 ? 0 : product / (lengthOf(one) * lengthOf(other))
}

function lengthOf(vector: ReadonlyMap<string, number>): number {
  return Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0))
}
