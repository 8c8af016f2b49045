import { day_ms } from '@meridian/engine'

/** A date as days since 1970-01-01, without a zone. */
export type DayNumber = number

export const days_per_week = 7

export function dayNumberOf(date: string): DayNumber {
  return Math.round(Date.parse(`${date.slice(0, 10)}T00:00Z`) / day_ms)
}

export function formatDay(day: DayNumber): string {
  return new Date(day * day_ms).toISOString().slice(0, 10)
}

/** Monday is 1. */
export function weekdayOf(day: DayNumber): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

export function mondayOf(day: DayNumber): DayNumber {
  return day - weekdayOf(day) + 1
}

/** Null for a date that the calendar does not have. */
export function dayOf(year: number, month: number, dayOfMonth: number): DayNumber | null {
  const at = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const isDate = at.getUTCMonth() === month - 1 && at.getUTCDate() === dayOfMonth
  return isDate ? Math.round(at.getTime() / day_ms) : null
}

export function firstOfMonth(day: DayNumber): DayNumber {
  return day - new Date(day * day_ms).getUTCDate() + 1
}

export function lastOfMonth(year: number, month: number): DayNumber {
  return Math.round(Date.UTC(year, month, 0) / day_ms)
}

/** The first, second … or, by -1, the last weekday of a month, by the last day of the month. */
export function nthWeekday(last: DayNumber, weekday: number, nth: number): DayNumber {
  if (nth < 0) return last - ((weekdayOf(last) - weekday + 7) % 7)
  const first = firstOfMonth(last)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1)
}

export function partsOf(day: DayNumber): { readonly year: number; readonly month: number } {
  const at = new Date(day * day_ms)
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 }
}

export function dayOfMonth(day: DayNumber): number {
  return new Date(day * day_ms).getUTCDate()
}

/** The nearest such day after a day; Monday is 1. */
export function comingWeekday(weekday: number, today: DayNumber): DayNumber {
  return today + ((weekday - weekdayOf(today) + 6) % 7) + 1
}
