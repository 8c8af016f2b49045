import type { WeekChoice } from '../state/preferences.ts'

export const calendar_views = ['month', 'week', 'day', 'agenda'] as const
export type CalendarView = (typeof calendar_views)[number]

export const calendar_path = '/user/calendar'

/** The view when the text names one. */
export function viewIn(text: string | null): CalendarView | undefined {
  return calendar_views.find((view) => view === text)
}

/** The date when the text is one of the calendar, yyyy-MM-dd. */
export function dateIn(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const isDate = !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  return isDate && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text) ? text : undefined
}

/** What a view shows: the week of a phone is as many days as can be read there. */
export type Span = CalendarView | 'three_days' | 'two_days'

/** `columns` of text that a phone has room for; undefined on a wide screen. */
export function spanOf(view: CalendarView, columns: number | undefined, week: WeekChoice): Span {
  if (view !== 'week') return view
  if (columns === undefined) return week === 'three_days' ? week : view
  if (columns < 3) return 'day'
  return columns < 6 ? 'two_days' : 'three_days'
}

export type ShownStep = 'day' | 'two_days' | 'three_days' | 'week' | 'month'

/** What one step forward or back is in a span. */
export function stepOf(span: Span): ShownStep {
  return span === 'agenda' ? 'week' : span
}

/** So many steps on; the same day of a shorter month is its last. */
export function shiftDate(step: ShownStep, date: string, by: number): string {
  const plain = Temporal.PlainDate.from(date)
  if (step === 'month') return plain.add({ months: by }).toString()
  return plain.add({ days: by * step_days[step] }).toString()
}

const step_days = { day: 1, two_days: 2, three_days: 3, week: 7 } as const

/** The address of the calendar; what is not said is left to it. */
export function calendarAddress(view: CalendarView | undefined, date: string | undefined): string {
  const search = new URLSearchParams({ ...(view && { view }), ...(date && { date }) })
  return search.size > 0 ? `${calendar_path}?${search}` : calendar_path
}
