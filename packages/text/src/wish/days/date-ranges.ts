import { type DayNumber, dayOf, partsOf } from './day-number.ts'
import { type DayContext, dayRange, type DayRange, type ReadDays } from './day-range.ts'

export function listed(days: readonly DayNumber[], isRange: boolean, next: number): ReadDays | null {
  const [first, last = first] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (isRange && last >= first) return { days: [rangeOf(first, last)], next }
  return { days: days.map((day) => rangeOf(day, day)), next }
}

export function single(day: DayNumber | null, next: number): ReadDays | null {
  return day === null ? null : { days: [rangeOf(day, day)], next }
}

export function rangeOf(first: DayNumber, last: DayNumber): DayRange {
  return dayRange(first, last, {})
}

/** A stretch to look in. */
export function frameOf(first: DayNumber, last: DayNumber): DayRange {
  return { ...rangeOf(first, last), isFrame: true }
}

export function dateOf(
  month: number,
  day: number,
  year: number | null,
  context: DayContext,
): DayNumber | null {
  return year === null ? dateWithoutYear(month, day, context) : dayOf(year, month, day)
}

/** Mails speak of what comes; a date that has just passed is still the one that is meant. */
export function dateWithoutYear(month: number, day: number, { today }: DayContext): DayNumber | null {
  const { year } = partsOf(today)
  for (const candidate of [year - 1, year, year + 1, year + 2, year + 3, year + 4]) {
    const found = dayOf(candidate, month, day)
    if (found !== null && found >= today - days_looked_back) return found
  }
  return null
}

const days_looked_back = 60

export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}
