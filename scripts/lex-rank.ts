import { type Language, lexicons, likeness, termsOf, termVectors } from '@meridian/text'

const threshold = 0.1
const damping = 0.85
const rounds = 50

/**
 * LexRank as Erkan and Radev (2004) describe it, for comparison: sentences are alike whose tf-idf vectors have a
 * cosine of at least 0.1, and the rank of a sentence is its share of a random walk over that graph.
 */
export function lexRank(sentences: readonly string[], language: Language): number[] {
  const vectors = termVectors(sentences.map((text) => termsOf(text, lexicons[language])))
  const links = vectors.map((one) => vectors.map((other) => (likeness(one, other) >= threshold ? 1 : 0)))
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
