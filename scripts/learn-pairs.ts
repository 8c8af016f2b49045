import { act_features, type ActFeatures, type ActPair, isTogether } from '@meridian/text'

export interface Judged {
  readonly measured: ActFeatures
  readonly is: 0 | 1
  readonly weight: number
  /** What the single cues say. */
  readonly sum: number
}

/** So much of each step is taken, and so much is added to what is known, because a pair that is rare says little. */
const rate = 0.3
const doubt = 0.03
/** A pair that fewer sentences have is not considered. */
const fewest = 12

/**
 * Boosting: pair by pair, the one that says most beyond the single cues and the pairs before it. Of several that say
 * the same the first one counts.
 */
export function learnPairs(examples: readonly Judged[], rounds: number): ActPair[] {
  const candidates = candidatesOf(examples)
  const sums = examples.map(({ sum }) => sum)
  const found = new Map<Candidate, number>()
  for (let round = 0; round < rounds; round += 1) {
    const slopes = examples.map(({ is, weight }, at) => weight * (is - shareOf(sums[at] ?? 0)))
    const bends = examples.map(({ weight }, at) => weight * bendOf(sums[at] ?? 0))
    const best = candidates
      .map((candidate) => ({ candidate, ...worthOf(candidate, slopes, bends) }))
      .reduce((one, other) => (other.gain > one.gain ? other : one))
    for (const at of best.candidate.examples) sums[at] = (sums[at] ?? 0) + best.step
    found.set(best.candidate, (found.get(best.candidate) ?? 0) + best.step)
  }
  return [...found].map(
    ([
      {
        pair: [cue, join, other],
      },
      weight,
    ]) => [cue, join, other, weight],
  )
}

interface Candidate {
  readonly pair: ActPair
  /** The places of those that have it. */
  readonly examples: readonly number[]
}

function candidatesOf(examples: readonly Judged[]): Candidate[] {
  const cues = act_features.filter((name) => name !== 'bias')
  const pairs = cues.flatMap((cue, at) =>
    cues.slice(at + 1).flatMap((other): ActPair[] => [
      [cue, 'with', other, 0],
      [cue, 'without', other, 0],
      [other, 'without', cue, 0],
    ]),
  )
  return pairs
    .map((pair) => ({
      pair,
      examples: examples.flatMap(({ measured }, at) => (isTogether(measured, pair) ? [at] : [])),
    }))
    .filter((candidate) => candidate.examples.length >= fewest)
}

function worthOf(
  { examples }: Candidate,
  slopes: readonly number[],
  bends: readonly number[],
): { gain: number; step: number } {
  let slope = 0
  let bend = doubt
  for (const at of examples) {
    slope += slopes[at] ?? 0
    bend += bends[at] ?? 0
  }
  return { gain: (slope * slope) / bend, step: (rate * slope) / bend }
}

function shareOf(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}

function bendOf(sum: number): number {
  return shareOf(sum) * (1 - shareOf(sum))
}
