import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { mark } from '../../platform/text/text.ts'

/** What the Filter of the top bar offers. */
export const periods = [
  { id: 'week', label: mark('This week') },
  { id: 'month', label: mark('This month') },
  { id: 'year', label: mark('This year') },
] as const
export type Period = (typeof periods)[number]['id']

/** The first and the last day of the period around today; `weekStart` is the weekday a week begins with, 0 = Sunday. */
export function rangeOf(
  period: Period,
  today: string,
  weekStart: number,
): { readonly start_date: string; readonly end_date: string } {
  const day = Temporal.PlainDate.from(today)
  const start =
    period === 'week'
      ? day.subtract({ days: ((day.dayOfWeek % 7) - weekStart + 7) % 7 })
      : day.with(period === 'month' ? { day: 1 } : { month: 1, day: 1 })
  const end = start.add(lengths[period]).subtract({ days: 1 })
  return { start_date: start.toString(), end_date: end.toString() }
}

/** The calendar's view of that length; a year is read as its list of days. */
export function viewOf(period: Period): CalendarView {
  return period === 'year' ? 'agenda' : period
}

const lengths = { week: { days: 7 }, month: { months: 1 }, year: { years: 1 } } as const
