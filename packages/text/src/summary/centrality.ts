/** A vector of a list of terms for each, of length 1; a term counts the more the fewer lists have it. */
export function termVectors(lists: readonly (readonly string[])[]): Map<string, number>[] {
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
export function centralities(vectors: readonly ReadonlyMap<string, number>[]): number[] {
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

/** How alike two sentences are by their terms, 0 to 1. */
export function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [term, weight] of one) product += weight * (other.get(term) ?? 0)
  return product
}
