import { likeness } from './centrality.ts'

/** A sentence with what it is worth, to choose some from. */
export interface Candidate {
  readonly score: number
  readonly terms: ReadonlyMap<string, number>
  readonly words: number
  /** Sentences of one group crowd each other out. */
  readonly group?: number
  /** How early it is taken before all that nothing needs, counted from 0. */
  readonly need?: number | undefined
  /** How early it is taken where room is left, counted from 0. */
  readonly wish?: number | undefined
}

export interface Choice {
  /** About how many words the chosen have at most. */
  readonly words: number
  readonly most: number
  /** How much a sentence loses that says the same again. */
  readonly redundancy: number
  /** How much it loses for each chosen one of its group. */
  readonly crowding?: number
  /** The share of the best one's worth that each further one has: room is no reason to add what tells little. */
  readonly worthShare: number
  /** About how many words those have at most that are needed. */
  readonly neededWords?: number
  /** What belongs to a sentence may go so many words beyond. */
  readonly slack?: number
}

/** One after the other, the best that says something new and still fits (maximal marginal relevance). */
export function chooseSentences<One extends Candidate>(candidates: readonly One[], choice: Choice): One[] {
  const { crowding = 0, redundancy, worthShare, words, neededWords = words } = choice
  const chosen: One[] = []
  const best = candidates.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let left = candidates.map((candidate) => ({ candidate, worth: candidate.score, alike: 0 }))
  let used = 0
  while (chosen.length < choice.most) {
    // The first one counts however long it is.
    const fitting = left.filter(({ candidate }) => chosen.length === 0 || used + candidate.words <= words)
    const next = fitting.reduce<(typeof fitting)[number] | undefined>(
      (most, one) => (most === undefined || one.worth > most.worth ? one : most),
      undefined,
    )
    if (!next || (chosen.length > 0 && next.worth < worthShare * best)) break
    const { candidate } = next
    chosen.push(candidate)
    used += candidate.words
    left = fitting
      .filter((one) => one !== next)
      .map((one) => {
        const alike = Math.max(one.alike, likeness(one.candidate.terms, candidate.terms))
        const crowd =
          one.candidate.group !== undefined && one.candidate.group === candidate.group ? crowding : 0
        return {
          candidate: one.candidate,
          alike,
          worth: one.worth - redundancy * (alike - one.alike) - crowd,
        }
      })
  }
  const needed = candidates
    .filter((one) => one.need !== undefined && !chosen.includes(one))
    .toSorted((one, other) => (one.need ?? 0) - (other.need ?? 0))
  for (const one of needed) {
    if (used + one.words > neededWords) continue
    chosen.push(one)
    used += one.words
  }
  return chosen
}
