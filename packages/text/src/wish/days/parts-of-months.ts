import { type DayNumber, firstOfMonth, lastOfMonth, mondayOf, partsOf } from './day-number.ts'
import { type DayRange, dayRange } from './day-range.ts'

/** A half of the month of a day, or a week of it. */
export function partOfMonth(day: DayNumber, part: NonNullable<DayRange['partOfMonth']>): DayRange {
  const { year, month } = partsOf(day)
  const last = lastOfMonth(year, month)
  return 'half' in part ? halfOfMonth(last, part.half) : weekOfMonth(last, part.week)
}

export function halfOfMonth(last: DayNumber, half: 1 | 2): DayRange {
  const first = firstOfMonth(last)
  const middle = first + Math.floor((last - first + 1) / 2)
  return half === 1
    ? dayRange(first, middle - 1, { isFrame: true })
    : dayRange(middle, last, { isFrame: true })
}

/** The first week is the first one that begins in the month, unless the month begins within a working week. */
export function weekOfMonth(last: DayNumber, nth: number): DayRange {
  const first = mondayOf(firstOfMonth(last) + 6)
  const monday = nth < 0 ? mondayOf(last - 3) : first + 7 * (nth - 1)
  return dayRange(monday, monday + 6, { isFrame: true })
}

/** `The second half of that week`: of the one that the mail named last. */
export function partOfSameWeek(today: DayNumber, [first, last]: readonly [number, number]): DayRange {
  const monday = mondayOf(today) + 7
  return dayRange(monday + first, monday + last, { isFrame: true, weeksBehind: 0, isOfNamed: true })
}
