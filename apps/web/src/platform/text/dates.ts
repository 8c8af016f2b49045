import { dateFormat, hasOwnFormats } from './intl.ts'

export type Width = 'long' | 'short' | 'narrow'

/** '2026-11-18' as '18 Nov 2026'. A calendar date belongs to no zone. */
export function formatPlainDate(date: string): string {
  if (!hasOwnFormats()) return written(date, { dateStyle: 'medium' })
  return `${date.slice(8, 10)} ${monthName(monthOf(date), 'short')} ${date.slice(0, 4)}`
}

/** '2026-11-18' as 'Wed 18 Nov 2026' */
export function formatPlainDay(date: string): string {
  if (!hasOwnFormats()) return written(date, { weekday: 'short', ...short_day, year: 'numeric' })
  return `${weekdayName(date, 'short')} ${formatPlainDate(date)}`
}

/** '2026-11-18' as 'Wed 18 Nov' */
export function formatShortDay(date: string): string {
  if (!hasOwnFormats()) return written(date, { weekday: 'short', ...short_day })
  return formatPlainDay(date).slice(0, -5)
}

/** '2026-11-18' as 'Wednesday, 18 November' */
export function formatLongDay(date: string): string {
  if (!hasOwnFormats()) return written(date, { weekday: 'long', ...long_day })
  return `${weekdayName(date)}, ${Number(date.slice(8, 10))} ${monthName(monthOf(date))}`
}

/** '2026-11-18' as 'Wednesday, 18 November 2026' */
export function formatLongDate(date: string): string {
  if (!hasOwnFormats()) return written(date, { weekday: 'long', ...long_day, year: 'numeric' })
  return `${formatLongDay(date)} ${date.slice(0, 4)}`
}

/** '2026-11-18' as 'November 2026' */
export function formatMonth(date: string): string {
  if (!hasOwnFormats()) return written(date, { month: 'long', year: 'numeric' })
  return `${monthName(monthOf(date))} ${date.slice(0, 4)}`
}

/** '16 – 22 Nov 2026', '30 Nov – 06 Dec 2026', '28 Dec 2026 – 03 Jan 2027' */
export function formatDateRange(start: string, end: string): string {
  if (start === end) return formatPlainDate(start)
  if (!hasOwnFormats()) {
    return dateFormat({ ...short_day, year: 'numeric', timeZone: 'UTC' }).formatRange(msOf(start), msOf(end))
  }
  const whole = formatPlainDate(end)
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatPlainDate(start)} – ${whole}`
  if (start.slice(0, 7) !== end.slice(0, 7)) return `${formatPlainDate(start).slice(0, -5)} – ${whole}`
  return `${start.slice(8, 10)} – ${whole}`
}

/** 'Wednesday', 'Wed' or 'W' */
export function weekdayName(date: string, width: Width = 'long'): string {
  return weekdayOfNumber(weekdayNumber(date), width)
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayNumber(date: string): number {
  return new Date(msOf(date)).getUTCDay()
}

/** The weekday of a number, 0 = Sunday … 6 = Saturday. */
export function weekdayOfNumber(weekday: number, width: Width = 'long'): string {
  // The first of February 2026 is a Sunday.
  if (!hasOwnFormats()) return written(`2026-02-0${weekday + 1}`, { weekday: width })
  return cut(weekday_names[weekday] ?? '', width)
}

/** The month of a number, 0 = January … 11 = December. */
export function monthName(month: number, width: Width = 'long'): string {
  if (!hasOwnFormats()) return written(`2026-${String(month + 1).padStart(2, '0')}-01`, { month: width })
  return cut(month_names[month] ?? '', width)
}

/** Whether the reader writes the month before the day: 11/18/2026. */
export function isMonthFirst(): boolean {
  if (hasOwnFormats()) return false
  const parts = dateFormat({ dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month'
}

const short_day = { day: 'numeric', month: 'short' } as const
const long_day = { day: 'numeric', month: 'long' } as const

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(msOf(date))
}

function msOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function monthOf(date: string): number {
  return Number(date.slice(5, 7)) - 1
}

function cut(name: string, width: Width): string {
  return width === 'long' ? name : name.slice(0, width === 'short' ? 3 : 1)
}

// The product's own English way needs no Intl object before the first screen is there.
const weekday_names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const month_names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
