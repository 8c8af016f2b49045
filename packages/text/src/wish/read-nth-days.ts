import { comingWeekday, firstOfMonth, lastOfMonth, mondayOf, weekdayOf } from './day-number.ts'
import { type DayContext, monthAt, type ReadDays } from './day-range.ts'
import { frameOf, rangeOf } from './date-ranges.ts'
import type { Term } from './term.ts'

/** Days that are counted within a month, and a weekday that is over. */
export function readNthDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readNthWeek(terms, at, context) ??
    readFirstWeeks(terms, at, context) ??
    readNthWeekday(terms, at, context) ??
    readPastWeekday(terms, at, context)
  )
}

/** `first week of January`, `die letzte Januarwoche`, `la segunda semana del mes`. */
function readNthWeek(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const nth = nthOf(terms[at])
  if (nth === null || terms[at + 1]?.kind !== 'week_noun') return null
  const month = monthAt(terms, at + 2, context)
  if (!month) return null
  const last = lastOfMonth(month.year, month.month)
  // The first week is the first one that begins in the month, unless the month begins within a working week.
  const first = mondayOf(firstOfMonth(last) + 6)
  const monday = nth < 0 ? mondayOf(last - 3) : first + 7 * (nth - 1)
  return { days: [frameOf(monday, monday + 6)], next: month.next }
}

/** `the first two weeks of May`, `die letzten beiden Januarwochen`. */
function readFirstWeeks(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const nth = nthOf(terms[at])
  const [number, unit] = [terms[at + 1], terms[at + 2]]
  if ((nth !== 1 && nth !== -1) || number?.kind !== 'number' || number.value > 4) return null
  if (unit?.kind !== 'span_unit' || unit.days !== 7) return null
  const month = monthAt(terms, at + 3, context)
  if (!month) return null
  const last = lastOfMonth(month.year, month.month)
  const monday = nth === 1 ? mondayOf(firstOfMonth(last) + 6) : mondayOf(last - 3) - 7 * (number.value - 1)
  return { days: [frameOf(monday, monday + 7 * number.value - 1)], next: month.next }
}

/** `the first Tuesday of February`, `der letzte Freitag im Januar`. */
function readNthWeekday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const nth = nthOf(terms[at])
  const weekday = terms[at + 1]
  if (nth === null || weekday?.kind !== 'weekday') return null
  const month = monthAt(terms, at + 2, context)
  if (!month) return null
  const last = lastOfMonth(month.year, month.month)
  const first = firstOfMonth(last)
  const firstSuch = first + ((weekday.day - weekdayOf(first) + 7) % 7)
  const lastSuch = last - ((weekdayOf(last) - weekday.day + 7) % 7)
  const day = nth < 0 ? lastSuch : firstSuch + 7 * (nth - 1)
  return { days: [rangeOf(day, day)], next: month.next }
}

/** `last Friday`, `vendredi dernier`, `el viernes pasado`: a day that is over. */
function readPastWeekday(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const isAhead = isPast(terms[at])
  const weekday = terms[at + (isAhead ? 1 : 0)]
  if (weekday?.kind !== 'weekday' || !(isAhead || isPast(terms[at + 1]))) return null
  const day = comingWeekday(weekday.day, today) - 7
  return { days: [rangeOf(day < today ? day : day - 7, day < today ? day : day - 7)], next: at + 2 }
}

function isPast(term: Term | undefined): boolean {
  return term?.kind === 'past' || (term?.kind === 'nth' && term.nth === -1)
}

function nthOf(term: Term | undefined): number | null {
  if (term?.kind === 'first') return 1
  return term?.kind === 'nth' ? term.nth : null
}
