import { isMark } from './day-range.ts'
import type { Term } from '../terms/term.ts'

/** No mail lists more days at once. */
export const longest_list = 12

export function isDayNumber(term: Term | undefined): term is Term & { readonly kind: 'number' } {
  return term?.kind === 'number' && term.value >= 1 && term.value <= 31 && term.digits <= 2
}

export function isInList(term: Term): boolean {
  if (term.kind === 'mark') return term.mark === '.' || term.mark === ',' || term.mark === 'º'
  return term.kind === 'ordinal' || term.kind === 'or' || term.kind === 'and' || term.kind === 'weekday'
}

/** What stands behind hours and before days. */
export function endsHours({ kind }: Term): boolean {
  return kind === 'or' || kind === 'weekday'
}

export function isClockMark(term: Term | undefined): boolean {
  return term !== undefined && (['am', 'pm', 'hour', 'unit'].includes(term.kind) || isMark(term, ':'))
}
