import { day_ms } from '../durations.ts'

/** Days since 1970-01-01 of a calendar date; month 0 = January. Values beyond a month's or year's end carry over. */
export function dayNumber(year: number, month: number, dayOfMonth: number): number {
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month, dayOfMonth) / day_ms
}

export interface CalendarDay {
  readonly year: number
  /** 0 = January */
  readonly month: number
  readonly dayOfMonth: number
}

export function calendarDay(day: number): CalendarDay {
  const date = new Date(day * day_ms)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), dayOfMonth: date.getUTCDate() }
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: number): number {
  // The epoch began on a Thursday.
  return modulo(day + 4, 7)
}

/** The day on which the week that holds `day` began. */
export function weekStartOf(day: number, firstWeekday: number): number {
  return day - modulo(weekdayOf(day) - firstWeekday, 7)
}

/** RFC 5545 §3.3.10: week 1 is the first week with at least four days in the year. Counted from both ends of that year. */
export function weekNumber(day: number, firstWeekday: number): { fromStart: number; fromEnd: number } {
  // The fourth day of a week lies in the year the week belongs to.
  const middle = weekStartOf(day, firstWeekday) + 3
  const { year } = calendarDay(middle)
  const fromStart = Math.floor((middle - dayNumber(year, 0, 1)) / 7) + 1
  const fromEnd = -Math.floor((dayNumber(year, 11, 31) - middle) / 7) - 1
  return { fromStart, fromEnd }
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}
