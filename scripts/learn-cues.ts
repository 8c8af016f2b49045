import { chanceOf, type CueTable, hashOf, sharesOf } from '@meridian/text'

/** One thing to be told by its cues. */
export interface CuedCase {
  readonly cues: readonly string[]
  readonly label: number
  /** How much it counts; 1 where none is named. */
  readonly weight?: number
}

/** Some one of several groups of cues makes it what it is, or none does. */
export interface CuedGroup {
  readonly groups: readonly (readonly string[])[]
  readonly isAny: boolean
}

interface Learner {
  readonly keys: Uint32Array
  readonly weights: Float64Array
  readonly classes: number
}

/** A cue that occurs once says nothing of others. */
const least_count = 2
interface Pace {
  readonly rounds: number
  readonly rate: number
  readonly pull: number
  /** How many cues a table has at most: those that say most are learned once more without the others. */
  readonly most: number
}

/**
 * Logistic regression over sparse cues with a weight a cue and class, by stochastic gradients (AdaGrad, Duchi, Hazan
 * and Singer 2011). The weights of the later half of the rounds are averaged.
 */
export function learnClasses(cases: readonly CuedCase[], classes: number, pace: Pace): CueTable {
  return learnTwice(
    cases.map(({ cues }) => cues),
    pace,
    (keys, seed) => {
      const places = cases.map(({ cues, label, weight = 1 }) => ({ at: placesOf(cues, keys), label, weight }))
      const learner = { keys, weights: new Float64Array(keys.length * classes), classes }
      return averaged(learner, { ...pace, seed }, (squares, random) => {
        for (const { at, label, weight } of shuffled(places, random)) {
          for (const [one, share] of sharesOf(sumsOf(at, learner)).entries()) {
            const slope = weight * (share - (one === label ? 1 : 0))
            for (const place of at) step(learner.weights, squares, place * classes + one, slope, pace)
          }
        }
      })
    },
  )
}

/**
 * The same for groups of which one is enough: the chance of none is the product of the chances of each (noisy-or, Pearl
 * 1988).
 */
export function learnAny(cases: readonly CuedGroup[], pace: Pace): CueTable {
  return learnTwice(
    cases.map(({ groups }) => groups.flat()),
    pace,
    (keys, seed) => {
      const places = cases.map(({ groups, isAny }) => ({
        groups: groups.map((cues) => placesOf(cues, keys)),
        isAny,
      }))
      const learner = { keys, weights: new Float64Array(keys.length), classes: 1 }
      return averaged(learner, { ...pace, seed }, (squares, random) => {
        for (const { groups, isAny } of shuffled(places, random)) {
          const chances = groups.map((at) => chanceOf(sumOf(at, learner.weights)))
          const none = chances.reduce((product, chance) => product * (1 - chance), 1)
          for (const [one, at] of groups.entries()) {
            const chance = chances[one] ?? 0
            const slope = isAny ? -(chance * none) / Math.max(1e-9, 1 - none) : chance
            for (const place of at) step(learner.weights, squares, place, slope, pace)
          }
        }
      })
    },
  )
}

function learnTwice(
  cued: readonly (readonly string[])[],
  { most }: Pace,
  learn: (keys: Uint32Array, seed: number) => Learner,
): CueTable {
  const inAllOrders = (keys: Uint32Array) => meanOf(seeds.map((seed) => learn(keys, seed)))
  return asTable(inAllOrders(strongest(inAllOrders(frequentKeys(cued)), most)))
}

/** The order in which cases come says nothing, so what is learned in several is averaged. */
const seeds = [7, 8, 9]

function meanOf([first, ...others]: readonly Learner[]): Learner {
  if (first === undefined) throw new Error('Nothing was learned.')
  const count = others.length + 1
  const weights = first.weights.map(
    (weight, at) => others.reduce((sum, one) => sum + (one.weights[at] ?? 0), weight) / count,
  )
  return { ...first, weights }
}

/** The cues with the largest weight for any class. */
function strongest({ keys, weights, classes }: Learner, most: number): Uint32Array {
  const strength = (at: number) =>
    weights
      .subarray(at * classes, (at + 1) * classes)
      .reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const places = [...keys.keys()].map((at) => ({ at, strength: strength(at) }))
  const kept = places.toSorted((one, other) => other.strength - one.strength).slice(0, most)
  return Uint32Array.from(kept, ({ at }) => keys[at] ?? 0).toSorted()
}

function averaged(
  { keys, weights, classes }: Learner,
  { rounds, seed }: Pick<Pace, 'rounds'> & { readonly seed: number },
  teach: (squares: Float64Array, random: () => number) => void,
): Learner {
  const squares = new Float64Array(weights.length).fill(0.005)
  const sums = new Float64Array(weights.length)
  const random = seeded(seed)
  const first = Math.floor(rounds / 2)
  for (let round = 0; round < rounds; round += 1) {
    teach(squares, random)
    if (round >= first) for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight
  }
  return { keys, weights: sums.map((sum) => sum / (rounds - first)), classes }
}

function step(
  weights: Float64Array,
  squares: Float64Array,
  at: number,
  slope: number,
  { rate, pull }: Pace,
): void {
  const weight = weights[at] ?? 0
  const change = slope + pull * weight
  const square = (squares[at] ?? 0) + change * change
  squares[at] = square
  weights[at] = weight - (rate * change) / Math.sqrt(square)
}

function sumOf(at: readonly number[], weights: Float64Array): number {
  return at.reduce((sum, place) => sum + (weights[place] ?? 0), 0)
}

function sumsOf(at: readonly number[], { weights, classes }: Learner): number[] {
  return Array.from({ length: classes }, (_, one) =>
    at.reduce((sum, place) => sum + (weights[place * classes + one] ?? 0), 0),
  )
}

function frequentKeys(cued: readonly (readonly string[])[]): Uint32Array {
  const counts = new Map<number, number>()
  for (const cues of cued)
    for (const key of new Set(cues.map(hashOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Uint32Array.from(
    [...counts].flatMap(([key, count]) => (count >= least_count ? [key] : [])),
  ).toSorted()
}

function placesOf(cues: readonly string[], keys: Uint32Array): number[] {
  const known = placesByKey(keys)
  return cues.flatMap((cue) => known.get(hashOf(cue)) ?? [])
}

const known_places = new WeakMap<Uint32Array, Map<number, number>>()

function placesByKey(keys: Uint32Array): Map<number, number> {
  const known = known_places.get(keys) ?? new Map([...keys].map((key, at) => [key, at]))
  known_places.set(keys, known)
  return known
}

/** Weights as whole numbers of one byte. */
function asTable({ keys, weights, classes }: Learner): CueTable {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return { keys, weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)), classes, unit }
}

function shuffled<Case>(cases: readonly Case[], random: () => number): Case[] {
  const order = [...cases]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [order[last], order[other]]
    if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one]
  }
  return order
}

/** The same numbers from 0 to 1 in every run (Park and Miller 1988). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
