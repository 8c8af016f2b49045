/** A piece of the app that is loaded as a whole, such as a chunk of a build that joined nothing. */
export interface Piece {
  readonly id: string
  readonly bytes: number
  /** The pieces that must be there before it runs. */
  readonly needs: readonly string[]
}

export interface Visit {
  readonly name: string
  /** The pieces that it starts from. */
  readonly roots: readonly string[]
  /** How much its bytes count beside those of other visits. */
  readonly weight: number
  /** How many chunks it loads at most. */
  readonly max_chunks: number
}

export interface Chunk {
  /** The names of the visits that load it. */
  readonly visits: readonly string[]
  readonly pieces: readonly string[]
}

/** What a further file costs a visit, in bytes: a request, its headers, and what compresses worse in two parts. */
const file_bytes = 1_000

/**
 * Joins pieces to few chunks, so that each visit loads little that it does not need, and at most so many chunks.
 * Chunks come in an order in which a chunk needs only earlier ones. Pieces that no visit loads are in none of them.
 */
export function planChunks(pieces: readonly Piece[], visits: readonly Visit[]): Chunk[] {
  if (visits.length > 31) throw new RangeError('At most 31 visits have a bit each.')
  const narrow = visits.find(({ max_chunks }) => max_chunks < 2)
  if (narrow) throw new RangeError(`The visit ${narrow.name} needs room for two chunks.`)
  const graph = readGraph(pieces, visits)
  const judge = (sets: readonly Visits[]) => judgePlan(graph, sets)
  // One chunk for all visits and one for each alone are always there: what is joined to no other stays in these.
  const all = graph.nodes.reduce((union, node) => union | node.visits, 0)
  let best = judge([all, ...visits.map((_, bit) => 1 << bit)])
  for (;;) {
    const next = cheapest(neighborsOf(graph, best).map(judge))
    if (!next || next.cost >= best.cost) return chunksOf(graph, best)
    best = next
  }
}

interface Graph {
  /** Pieces that the same visits load are one node; each node before what it needs. */
  readonly nodes: readonly Node[]
  readonly visits: readonly Visit[]
}

interface Node {
  readonly visits: Visits
  readonly pieces: readonly string[]
  readonly bytes: number
  /** Places of other nodes. */
  readonly needs: readonly number[]
}

/** Bits of a number. Each chunk is made for a set of visits, and no two for the same. */
type Visits = number

interface Plan {
  readonly sets: readonly Visits[]
  /** Of each node, the set whose chunk has it. */
  readonly of: readonly Visits[]
  readonly cost: number
}

function readGraph(pieces: readonly Piece[], visits: readonly Visit[]): Graph {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  const reached = new Map<string, Visits>()
  const reach = (id: string, set: Visits) => {
    const before = reached.get(id) ?? 0
    if ((before | set) === before) return
    reached.set(id, before | set)
    for (const need of found(byId, id).needs) reach(need, before | set)
  }
  for (const [bit, { roots }] of visits.entries()) for (const root of roots) reach(root, 1 << bit)

  // What a piece needs is loaded by its visits and maybe more, so that smaller sets come first.
  const sets = [...new Set(reached.values())].toSorted((one, other) => count(one) - count(other))
  const places = new Map(sets.map((set, place) => [set, place]))
  const nodes = sets.map((set, place) => {
    const own = pieces.filter(({ id }) => reached.get(id) === set)
    const needs = own.flatMap((piece) => piece.needs.map((id) => places.get(reached.get(id) ?? 0) ?? place))
    return {
      visits: set,
      pieces: own.map(({ id }) => id),
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      needs: [...new Set(needs)].filter((need) => need !== place),
    }
  })
  return { nodes, visits }
}

function found<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id)
  if (value === undefined) throw new Error(`There is no piece ${id}.`)
  return value
}

/**
 * Puts each node into the smallest set that holds its visits and those of the chunks that need it. So what a chunk
 * needs is made for the same visits and more, and no two chunks need each other.
 */
function judgePlan({ nodes, visits }: Graph, sets: readonly Visits[]): Plan {
  const smallest_first = sets.toSorted((one, other) => count(one) - count(other))
  const wanted = nodes.map((node) => node.visits)
  const bytes = new Map<Visits, number>()
  const of = nodes.map((node, place) => {
    const least = wanted[place] ?? 0
    const set = smallest_first.find((one) => (one & least) === least) ?? least
    bytes.set(set, (bytes.get(set) ?? 0) + node.bytes)
    for (const need of node.needs) wanted[need] = (wanted[need] ?? 0) | set
    return set
  })
  let cost = 0
  for (const [bit, { weight, max_chunks }] of visits.entries()) {
    let chunks = 0
    let loaded = 0
    for (const [set, size] of bytes) {
      if (((set >>> bit) & 1) === 0) continue
      chunks += 1
      loaded += size + file_bytes
    }
    if (chunks > max_chunks) return { sets, of, cost: Number.POSITIVE_INFINITY }
    // So that the largest visits come down first, whatever their weights.
    cost += weight * loaded ** 8
  }
  return { sets, of, cost }
}

/** One set more, one set less, another one instead, be it with a visit more or less, or two sets as one. */
function neighborsOf({ nodes, visits }: Graph, { sets }: Plan): Visits[][] {
  const fixed = sets.slice(0, visits.length + 1)
  const free = sets.slice(visits.length + 1)
  const others = nodes.map((node) => node.visits).filter((set) => !sets.includes(set))
  const bits = visits.map((_, bit) => 1 << bit)
  return [
    ...others.map((set) => [...sets, set]),
    ...free.flatMap((set, at) => {
      const rest = [...fixed, ...free.filter((other) => other !== set)]
      const unions = free.slice(at + 1).map((other) => [...rest.filter((one) => one !== other), set | other])
      const changed = bits.map((bit) => set ^ bit).filter((one) => !sets.includes(one))
      return [rest, ...unions, ...[...changed, ...others].map((one) => [...rest, one])]
    }),
  ]
}

function cheapest(plans: readonly Plan[]): Plan | undefined {
  return plans.toSorted((one, other) => one.cost - other.cost)[0]
}

function chunksOf({ nodes, visits }: Graph, { of }: Plan): Chunk[] {
  const sets = [...new Set(of)].toSorted((one, other) => count(other) - count(one))
  return sets.map((set) => ({
    visits: visits.filter((_, bit) => (set >>> bit) & 1).map(({ name }) => name),
    pieces: nodes.flatMap((node, place) => (of[place] === set ? node.pieces : [])),
  }))
}

function count(set: Visits): number {
  let bits = 0
  for (let left = set; left !== 0; left &= left - 1) bits += 1
  return bits
}
