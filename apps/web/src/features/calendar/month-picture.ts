import { packSpans, type PackedRow } from '@meridian/engine'
import { daysBetween } from '../../platform/time/format.ts'
import { type CalendarItem, dayCount } from './calendar-item.ts'

/** One week of a month. */
export interface MonthWeek extends PackedRow {
  readonly dates: readonly string[]
  readonly items: readonly CalendarItem[]
}

/** The weeks of a month; what spans more days comes first, then by time. */
export function monthPicture(
  weeks: readonly (readonly string[])[],
  items: readonly CalendarItem[],
  capacity: number,
): readonly MonthWeek[] {
  return weeks.map((dates) => {
    const [first = ''] = dates
    const last = dates.at(-1) ?? ''
    const here = items
      .filter(({ first_date, last_date }) => first_date <= last && last_date >= first)
      .toSorted((a, b) => dayCount(b) - dayCount(a) || Number(b.isWholeDays) - Number(a.isWholeDays))
    const spans = here.map(({ first_date, last_date }) => ({
      first: daysBetween(first, first_date),
      last: daysBetween(first, last_date),
    }))
    return { dates, items: here, ...packSpans(spans, dates.length, capacity) }
  })
}

/** What takes place on each date, in order of time. */
export function itemsByDate(
  dates: readonly string[],
  items: readonly CalendarItem[],
): ReadonlyMap<string, readonly CalendarItem[]> {
  const byDate = new Map<string, CalendarItem[]>(dates.map((date) => [date, []]))
  for (const item of items) {
    for (const date of datesOf(item)) byDate.get(date)?.push(item)
  }
  return byDate
}

function datesOf(item: CalendarItem): string[] {
  const first = Temporal.PlainDate.from(item.first_date)
  return Array.from({ length: dayCount(item) }, (_, ahead) => first.add({ days: ahead }).toString())
}
