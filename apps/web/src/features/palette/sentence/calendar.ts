import { wallTimeOf } from '@meridian/engine'
import type { DateValue, DayPart, Reader } from './parts.ts'

/** The reader's own calendar day. */
export function todayOf({ nowMs, zone }: Reader): Temporal.PlainDate {
  return Temporal.PlainDate.from(wallTimeOf(nowMs, zone).slice(0, 10))
}

/** One day that these words mean and no other. */
export function onDay(date: Temporal.PlainDate, dayPart: DayPart | null = null): DateValue {
  return { kind: 'date', first: date.toString(), last: null, rolls: null, dayPart }
}

export function daysAhead(reader: Reader, days: number, dayPart: DayPart | null = null): DateValue {
  return onDay(todayOf(reader).add({ days }), dayPart)
}

/** The coming day of that name, today included; 0 = Sunday. Once it is over the words mean a week later. */
export function onWeekday(reader: Reader, weekday: number, dayPart: DayPart | null = null): DateValue {
  const today = todayOf(reader)
  const ahead = (weekday - (today.dayOfWeek % 7) + 7) % 7
  return { ...onDay(today.add({ days: ahead }), dayPart), rolls: 'week' }
}

/** The coming day of that name, today left out. */
export function onNextWeekday(reader: Reader, weekday: number, dayPart: DayPart | null = null): DateValue {
  const today = todayOf(reader)
  const ahead = (weekday - (today.dayOfWeek % 7) + 7) % 7 || 7
  return onDay(today.add({ days: ahead }), dayPart)
}

/** The weekday of a week from now on, which begins on Monday: 1 is next week. */
export function inWeek(reader: Reader, weeks: number, weekday: number, dayPart: DayPart | null = null) {
  const today = todayOf(reader)
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).add({ weeks })
  return onDay(monday.add({ days: (weekday + 6) % 7 }), dayPart)
}

/** Several days by name; the last one comes after the first. */
export function weekdaysOn(reader: Reader, first: number, last: number): DateValue {
  const start = onWeekday(reader, first)
  const length = (last - first + 7) % 7
  return { ...start, last: Temporal.PlainDate.from(start.first).add({ days: length }).toString() }
}

interface CalendarDay {
  readonly day: number
  readonly month: number
  readonly year?: number | undefined
  /** The last of several days. */
  readonly lastDay?: number | undefined
}

/** A day of the calendar, without a year the coming one; null where there is none. */
export function onDate(reader: Reader, { day, month, year, lastDay }: CalendarDay): DateValue | null {
  const today = todayOf(reader)
  // '10:00 1066' is no plan.
  if (!isNear(year, today)) return null
  const years = year === undefined ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((ahead) => today.year + ahead) : [year]
  for (const one of years) {
    const first = dateOf(one, month, day)
    if (!first || (year === undefined && Temporal.PlainDate.compare(first, today) < 0)) continue
    const last = lastDay === undefined ? null : dateOf(one, month, lastDay)
    if (lastDay !== undefined && (last === null || lastDay <= day)) return null
    return {
      ...onDay(first),
      last: last?.toString() ?? null,
      rolls: year === undefined ? 'year' : null,
    }
  }
  return null
}

/** From a day of one month to a day of the same or another one; null where one of them is no day, or the end is not later. */
export function onDates(
  reader: Reader,
  { lastDay, lastMonth, ...first }: CalendarDay & { readonly lastDay: number; readonly lastMonth: number },
): DateValue | null {
  const start = onDate(reader, first)
  if (!start) return null
  const { year } = Temporal.PlainDate.from(start.first)
  const ends = [dateOf(year, lastMonth, lastDay), dateOf(year + 1, lastMonth, lastDay)]
  // '20 December to 5 January' ends in the next year, '5 March to 3 March' nowhere.
  const isOverNewYear = lastMonth < first.month && first.year === undefined
  const end = ends[isOverNewYear ? 1 : 0]?.toString()
  return end !== undefined && end > start.first ? { ...start, last: end } : null
}

/** The next such day of any month, of the next that is on a weekday where one is named with it. */
export function onDayOfMonth(reader: Reader, day: number, weekday?: number): DateValue | null {
  const today = todayOf(reader)
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead })
    const date = dateOf(month.year, month.month, day)
    const isSuch = weekday === undefined || (date && date.dayOfWeek % 7 === weekday)
    if (date && isSuch && Temporal.PlainDate.compare(date, today) >= 0)
      return { ...onDay(date), rolls: 'month' }
  }
  return null
}

/** The last day of a month from now on: 0 is this one. */
export function endOfMonth(reader: Reader, months: number): DateValue {
  const month = todayOf(reader).with({ day: 1 }).add({ months })
  return onDay(month.with({ day: month.daysInMonth }))
}

/** The last day of the coming month of that number. */
export function endOfNamedMonth(reader: Reader, month: number, year?: number): DateValue | null {
  const first = firstOfMonth(todayOf(reader), month, year)
  return first && onDay(first.with({ day: first.daysInMonth }))
}

/** The first day of the coming month of that number; today where the month has begun. */
export function startOfNamedMonth(reader: Reader, month: number, year?: number): DateValue | null {
  const today = todayOf(reader)
  if (year === undefined && month === today.month) return onDay(today)
  const first = firstOfMonth(today, month, year)
  return first && onDay(first)
}

export function endOfYear(reader: Reader): DateValue {
  return onDay(todayOf(reader).with({ month: 12, day: 31 }))
}

/** 26 as 2026. */
export function fullYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  if (month < 1 || month > 12 || day < 1) return null
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return day > first.daysInMonth ? null : first.with({ day })
}

function firstOfMonth(today: Temporal.PlainDate, month: number, year?: number): Temporal.PlainDate | null {
  if (!isNear(year, today)) return null
  return dateOf(year ?? (month < today.month ? today.year + 1 : today.year), month, 1)
}

function isNear(year: number | undefined, today: Temporal.PlainDate): boolean {
  return year === undefined || Math.abs(year - today.year) <= 50
}
