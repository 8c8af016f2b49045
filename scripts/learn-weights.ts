export type Values = Readonly<Record<string, number>>

export interface Labelled {
  readonly features: Values
  /** How much people want it in the summary, from 0 to 1. */
  readonly wanted: number
}

/** Sentences that are compared with each other, and how much they count. */
export interface Group {
  readonly sentences: readonly Labelled[]
  readonly weight: number
}

export interface Lesson {
  readonly groups: readonly Group[]
  readonly names: readonly string[]
  /** Learning starts here. */
  readonly prior: Values
  /** How strongly weights are pulled back to the prior. */
  readonly pull: number
}

const steps = 600
const rate = 0.5

/**
 * Pairwise logistic regression: of two sentences of a group the one that people picked more often is to be worth
 * more. Weights that are not named keep the value of the prior.
 */
export function learn({ groups, names, prior, pull }: Lesson): Values {
  const pairs = groups.flatMap((group) => pairsOf(group, names))
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const origin = Float64Array.from(names, (name) => prior[name] ?? 0)
  const weights = origin.slice()
  for (let step = 0; step < steps; step += 1) {
    const slope = slopeOf(pairs, weights, total)
    for (const [index, value] of weights.entries()) {
      weights[index] = value + rate * ((slope[index] ?? 0) - pull * (value - (origin[index] ?? 0)))
    }
  }
  return { ...prior, ...Object.fromEntries(names.map((name, index) => [name, weights[index] ?? 0])) }
}

interface Pair {
  readonly difference: Float64Array
  readonly weight: number
}

function slopeOf(pairs: readonly Pair[], weights: Float64Array, total: number): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { difference, weight } of pairs) {
    const margin = weights.reduce((sum, value, index) => sum + value * (difference[index] ?? 0), 0)
    const push = weight / total / (1 + Math.exp(margin))
    for (const [index, value] of difference.entries()) slope[index] = (slope[index] ?? 0) + push * value
  }
  return slope
}

function pairsOf({ sentences, weight }: Group, names: readonly string[]): Pair[] {
  const vectors = sentences.map(({ features }) => Float64Array.from(names, (name) => features[name] ?? 0))
  const pairs = sentences.flatMap((better, one) =>
    sentences.flatMap((worse, other) =>
      better.wanted > worse.wanted
        ? [
            {
              difference: Float64Array.from(
                names,
                (_, at) => (vectors[one]?.[at] ?? 0) - (vectors[other]?.[at] ?? 0),
              ),
              weight: better.wanted - worse.wanted,
            },
          ]
        : [],
    ),
  )
  const total = pairs.reduce((sum, pair) => sum + pair.weight, 0)
  return pairs.map((pair) => ({ ...pair, weight: (weight * pair.weight) / total }))
}
