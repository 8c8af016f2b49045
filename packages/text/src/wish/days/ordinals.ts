import { isMark } from './day-range.ts'
import type { Term } from '../terms/term.ts'

/** Which one of several, -1 for the last; the term behind it. */
interface Ordinal {
  readonly nth: number
  readonly next: number
}

/** `first`, `zweiten`, `3.`, `1er`, `2nd` */
export function ordinalAt(terms: readonly Term[], at: number): Ordinal | null {
  const [term, behind] = [terms[at], terms[at + 1]]
  const nth = nthOf(term)
  if (nth !== null) return { nth, next: at + 1 }
  if (term?.kind !== 'number' || term.isWord || term.value < 1 || term.value > most_counted) return null
  const isOrdinal = behind?.start === term.end && (isMark(behind, '.') || behind.kind === 'ordinal')
  return isOrdinal ? { nth: term.value, next: at + 2 } : null
}

const most_counted = 5

export function nthOf(term: Term | undefined): number | null {
  if (term?.kind === 'first') return 1
  return term?.kind === 'nth' ? term.nth : null
}
