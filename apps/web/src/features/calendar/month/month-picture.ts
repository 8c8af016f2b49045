import { type PackedRow, packSpans } from '@meridian/engine'
import { daysBetween } from '../../../platform/time/format.ts'
import { type CalendarItem, dayCount } from '../item/calendar-item.ts'

/** One week of a month. */
export interface MonthWeek extends PackedRow {
  readonly dates: readonly string[]
  readonly items: readonly CalendarItem[]
}

/** The weeks of a month; whole days come first, the longest at the top, then by time. A night belongs to the day it begins. */
export function monthPicture(
  weeks: readonly (readonly string[])[],
  items: readonly CalendarItem[],
  capacity: number,
): readonly MonthWeek[] {
  return weeks.map((dates) => {
    const [first = ''] = dates
    const last = dates.at(-1) ?? ''
    const here = items
      .filter((item) => item.first_date <= last && lastDate(item) >= first)
      .toSorted((a, b) => wholeDayCount(b) - wholeDayCount(a))
    const spans = here.map((item) => ({
      first: daysBetween(first, item.first_date),
      last: daysBetween(first, lastDate(item)),
    }))
    return { dates, items: here, ...packSpans(spans, dates.length, capacity) }
  })
}

/** What takes place on each date, in order of time. */
export function itemsByDate<Item extends Pick<CalendarItem, 'first_date' | 'last_date'>>(
  dates: readonly string[],
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const byDate = new Map<string, Item[]>(dates.map((date) => [date, []]))
  for (const item of items) {
    for (const date of datesOf(item)) byDate.get(date)?.push(item)
  }
  return byDate
}

function lastDate({ isWholeDays, first_date, last_date }: CalendarItem): string {
  return isWholeDays ? last_date : first_date
}

function wholeDayCount(item: CalendarItem): number {
  return item.isWholeDays ? dayCount(item) : 0
}

function datesOf(item: Pick<CalendarItem, 'first_date' | 'last_date'>): string[] {
  if (item.first_date === item.last_date) return [item.first_date]
  const first = Temporal.PlainDate.from(item.first_date)
  return Array.from({ length: dayCount(item) }, (_, ahead) => first.add({ days: ahead }).toString())
}
