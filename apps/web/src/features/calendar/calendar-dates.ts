import type { Span } from '../../platform/navigation/shown-period.ts'
import { hasOwnFormats } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import {
  formatDateRange,
  formatLongDate,
  formatLongDay,
  formatMonth,
  formatPlainDay,
} from '../../platform/time/format.ts'

/** The seven days of the week that holds the date; `weekStart` 0 = Sunday … 6 = Saturday. */
export function weekOf(date: string, weekStart: number): readonly string[] {
  const plain = Temporal.PlainDate.from(date)
  // Temporal counts Monday 1 to Sunday 7.
  const first = plain.subtract({ days: (plain.dayOfWeek - weekStart + 7) % 7 })
  return daysFrom(first, 7)
}

/** The six weeks that show the month of the date. */
export function monthWeeks(date: string, weekStart: number): readonly (readonly string[])[] {
  const [first = date] = weekOf(`${date.slice(0, 7)}-01`, weekStart)
  const all = daysFrom(Temporal.PlainDate.from(first), 42)
  return [0, 7, 14, 21, 28, 35].map((at) => all.slice(at, at + 7))
}

/** The dates a span shows around the date; two and three days begin with it. An agenda shows four weeks from the beginning of its week. A week leaves out hidden weekdays. */
export function shownDates(
  span: Span,
  date: string,
  weekStart: number,
  hidden?: ReadonlySet<number>,
): readonly string[] {
  if (span === 'day') return [date]
  if (span === 'three_days') return daysFrom(Temporal.PlainDate.from(date), 3)
  if (span === 'two_days') return daysFrom(Temporal.PlainDate.from(date), 2)
  if (span === 'week') return weekOf(date, weekStart).filter((each) => !hidden?.has(weekdayOf(each)))
  if (span === 'month') return monthWeeks(date, weekStart).flat()
  return daysFrom(Temporal.PlainDate.from(weekOf(date, weekStart)[0] ?? date), 28)
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7
}

/** ISO 8601 week number of a row of days, by the Thursday in it. */
export function weekNumber(week: readonly string[]): number {
  const thursday = week.map((date) => Temporal.PlainDate.from(date)).find(({ dayOfWeek }) => dayOfWeek === 4)
  return thursday?.weekOfYear ?? Temporal.PlainDate.from(week[0] ?? '1970-01-01').weekOfYear ?? 0
}

/** 'November 2026' */
export function monthTitle(date: string): string {
  return formatMonth(date)
}

/** What is shown, in words: 'November 2026', 'Week of 16 – 22 Nov 2026', 'Friday, 20 November 2026'. */
export function periodInWords(
  span: Span,
  date: string,
  weekStart: number,
  hidden?: ReadonlySet<number>,
): string {
  const shown = shownDates(span, date, weekStart, hidden)
  if (span === 'month') return monthTitle(date)
  if (span === 'day') return formatLongDate(date)
  const range = formatDateRange(shown[0] ?? date, shown.at(-1) ?? date)
  if (span === 'three_days' || span === 'two_days') return range
  return span === 'week' ? t('Week of {range}', { range }) : t('Agenda of {range}', { range })
}

/** The heading of what is shown: the day of a day; where there are no days below to read it from, the range. */
export function headTitle(span: Span, date: string, weekStart: number, isPhone: boolean): string {
  if (span === 'day') return isPhone ? formatPlainDay(date) : formatLongDate(date)
  if (!isPhone || span === 'month') return monthTitle(date)
  const shown = span === 'agenda' ? weekOf(date, weekStart) : shownDates(span, date, weekStart)
  return formatDateRange(shown[0] ?? date, shown.at(-1) ?? date)
}

/** 'Tuesday 3 November' */
export function dayLabel(date: string): string {
  return hasOwnFormats() ? formatLongDay(date).replace(',', '') : formatLongDay(date)
}

export function isMonthOf(date: string, other: string): boolean {
  return date.slice(0, 7) === other.slice(0, 7)
}

/** So many dates in a row. */
export function daysFrom(first: Temporal.PlainDate, count: number): readonly string[] {
  return Array.from({ length: count }, (_, ahead) => first.add({ days: ahead }).toString())
}
