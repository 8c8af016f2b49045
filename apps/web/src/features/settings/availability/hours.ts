import { dayHours, type HoursSpan, type Weekday, weekdays } from '@meridian/contract'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { weekdayLabel } from '../../../platform/time/weekday-label.ts'
import { type HoursForm, minutesOf } from './hours-draft.ts'

/** The rows of a week and their further hours. */
type Week = Pick<HoursForm, 'availability_info' | 'additional_hours'>

/** The weekdays in the order of the reader's week. */
export function weekFrom(weekStart: number): readonly Weekday[] {
  return [...weekdays.slice(weekStart), ...weekdays.slice(0, weekStart)]
}

/** How much of a week is available, in minutes. */
export function weeklyMinutes(week: Week): number {
  return weekdays.flatMap((weekday) => dayHours(week, weekday)).reduce((sum, span) => sum + lengthOf(span), 0)
}

/** Where hours stand on a bar of the whole day, in percent; those that last no time are left out. */
export function barsOf(
  spans: readonly HoursSpan[],
): readonly { readonly start: number; readonly width: number }[] {
  return spans.flatMap((span) => {
    const minutes = lengthOf(span)
    if (minutes === 0) return []
    return [{ start: (minutesOf(span.start_time) / day_minutes) * 100, width: (minutes / day_minutes) * 100 }]
  })
}

/** 'Mon – Fri', 'Mon, Wed and Fri', 'Every day' or 'No day': when there are hours, in the order of the week. */
export function daysText(info: Week, week: readonly Weekday[]): string {
  const indexes = week.flatMap((weekday, index) =>
    dayHours(info, weekday).some((span) => lengthOf(span) > 0) ? [index] : [],
  )
  const [first, last] = [indexes.at(0), indexes.at(-1)]
  if (first === undefined || last === undefined) return t('No day')
  if (indexes.length === 7) return t('Every day')
  const names = indexes.map((index) => weekdayLabel(week[index] ?? 'sunday', 'short'))
  if (indexes.length > 2 && last - first === indexes.length - 1) return `${names.at(0)} – ${names.at(-1)}`
  return formatList(names)
}

/** '40 h', '37 h 30 min' */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest > 0 ? t('{hours} h {minutes} min', { hours, minutes: rest }) : t('{hours} h', { hours })
}

const day_minutes = 1440

/** An end of 00:00 is midnight at the end of the day. */
function lengthOf({ start_time, end_time }: HoursSpan): number {
  if (start_time === '' || end_time === '') return 0
  return Math.max(0, (minutesOf(end_time) || day_minutes) - minutesOf(start_time))
}
