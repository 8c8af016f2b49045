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

/** What one step forward or back is in a view. */
export function stepOf(view: CalendarView): 'day' | 'week' | 'month' {
  if (view === 'month' || view === 'day') return view
  return 'week'
}

/** So many steps on; the same day of a shorter month is its last. */
export function shiftDate(step: 'day' | 'week' | 'month', date: string, by: number): string {
  const plain = Temporal.PlainDate.from(date)
  if (step === 'month') return plain.add({ months: by }).toString()
  return plain.add({ days: step === 'week' ? by * 7 : by }).toString()
}

/** The address of the calendar; what is not said is left to it. */
export function calendarAddress(view: CalendarView | undefined, date: string | undefined): string {
  const search = new URLSearchParams({ ...(view && { view }), ...(date && { date }) })
  return search.size > 0 ? `${calendar_path}?${search}` : calendar_path
}
