import { isMark } from '../days/day-range.ts'
import type { Term } from '../terms/term.ts'

export type Hour = Term & { readonly kind: 'number' }

export interface BareHour {
  readonly hour: Hour
  readonly hasMinutes: boolean
  /** The last of its numbers. */
  readonly last: Hour
  readonly next: number
}

/** `10` or `10.30`, and no date such as `10.3.27`. */
export function bareHourAt(terms: readonly Term[], at: number): BareHour | null {
  const [hour, mark, minutes, dot, more] = [
    terms[at],
    terms[at + 1],
    terms[at + 2],
    terms[at + 3],
    terms[at + 4],
  ]
  if (hour?.kind !== 'number' || hour.digits > 2 || hour.value < 1 || hour.value > 24) return null
  const isPair =
    isMark(mark, '.') && mark?.start === hour.end && minutes?.kind === 'number' && minutes.start === mark.end
  if (!isPair) return hour.isDay === true ? null : { hour, hasMinutes: false, last: hour, next: at + 1 }
  const isDate = isMark(dot, '.') && more?.kind === 'number' && more.start === dot?.end
  if (isDate || minutes.digits !== 2 || minutes.value > 59) return null
  return { hour, hasMinutes: true, last: minutes, next: at + 3 }
}

/** A day, a part of it, a mark or the beginning stands before them. */
export function isOpen(before: Term | undefined): boolean {
  if (before === undefined || time_words.has(before.kind)) return true
  return before.kind === 'mark' && /^[,;:.?!(–—/…]$/.test(before.mark)
}

export const time_words: ReadonlySet<string> = new Set([
  'weekday',
  'day',
  'part',
  'meal',
  'week',
  'weekend',
  'or',
  'except',
  'any',
  'all_day',
  'conclusion',
  'so',
])
