import { lastOfMonth, nthWeekday } from './day-number.ts'
import { rangeOf } from './date-ranges.ts'
import { type DayContext, monthAt, type ReadDays } from './day-range.ts'
import { nthOf } from './ordinals.ts'
import type { Term } from '../terms/term.ts'

/** `The first two Wednesdays in February`, `les deux derniers vendredis de janvier`: those of them that are to come. */
export function readFirstWeekdays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const counted = countedAt(terms, at)
  const weekday = terms[at + 2]
  const month = counted && weekday?.kind === 'weekday' ? monthAt(terms, at + 3, context) : null
  if (!counted || weekday?.kind !== 'weekday' || !month) return null
  const { count, isLast } = counted
  const last = lastOfMonth(month.year, month.month)
  const first = isLast
    ? nthWeekday(last, weekday.day, -1) - 7 * (count - 1)
    : nthWeekday(last, weekday.day, 1)
  const days = Array.from({ length: count }, (_, index) => first + 7 * index)
    .filter((day) => day >= context.today)
    .map((day) => rangeOf(day, day))
  return days.length === 0 ? null : { days, next: month.next }
}

/** `First two`, `deux premiers` */
function countedAt(
  terms: readonly Term[],
  at: number,
): { readonly count: number; readonly isLast: boolean } | null {
  const [one, two] = [terms[at], terms[at + 1]]
  const [number, ordinal] = one?.kind === 'number' ? [one, two] : [two, one]
  const nth = nthOf(ordinal)
  if (number?.kind !== 'number' || number.value < 2 || number.value > most_weekdays) return null
  return nth === 1 || nth === -1 ? { count: number.value, isLast: nth < 0 } : null
}

/** Of one kind in a month. */
const most_weekdays = 5
