import type { Meeting } from '@meridian/contract'
import { parseRecurrence, type Rule } from '@meridian/engine'
import { formatPlainDate, formatPlainDay, isoDate, weekdayName } from '../../platform/time/format.ts'

type Series = Pick<
  Meeting,
  'meeting_recurrence' | 'meeting_date' | 'meeting_timestamps' | 'meeting_status' | 'is_all_day'
>

/** 'Weekdays', 'Every Monday', 'Monthly on the 12th'; 'Repeats' for rules that no short words tell, null for one meeting. */
export function recurrenceWords({ meeting_recurrence, meeting_date }: Series): string | null {
  if (!meeting_recurrence.is_recurring) return null
  const rule = ruleOf(meeting_recurrence.rrule)
  const first = meeting_recurrence.recurring_start_date ?? meeting_date.start_date
  return (rule && isPlain(rule) && wordsOf(rule, first)) || 'Repeats'
}

/** 'Series of 12 from 02 Nov 2026', 'Series from 02 Nov 2026 to 31 Mar 2027'; the dates are the meeting's own. */
export function seriesWords({ meeting_recurrence, meeting_date }: Series): string | null {
  const { is_recurring, recurring_start_date, recurring_end_date, rrule } = meeting_recurrence
  if (!is_recurring) return null
  const rule = ruleOf(rrule)
  const start = formatPlainDate(recurring_start_date ?? meeting_date.start_date)
  const end = recurring_end_date ?? untilOf(rule)
  const name = rule?.count ? `Series of ${rule.count}` : 'Series'
  return end === null ? `${name} from ${start}` : `${name} from ${start} to ${formatPlainDate(end)}`
}

/** 'next on Mon 23 Nov 2026', 'last on …' once the series is over; null for one meeting. */
export function nextWords(meeting: Series, zone: string): string | null {
  if (!meeting.meeting_recurrence.is_recurring) return null
  const date = meeting.is_all_day
    ? meeting.meeting_date.start_date
    : isoDate(meeting.meeting_timestamps.start_timestamp, zone)
  return `${meeting.meeting_status === 'active' ? 'next' : 'last'} on ${formatPlainDay(date)}`
}

function ruleOf(rrule: string | null): Rule | null {
  const read = rrule === null ? null : parseRecurrence(rrule)
  return read?.ok ? read.rule : null
}

/** Rules that go by weeks of the year, days of the year or times of day are told by no short words. */
function isPlain({ weekNumbers, yearDays, hours, minutes, seconds }: Rule): boolean {
  return [weekNumbers, yearDays, hours, minutes, seconds].every((part) => part.length === 0)
}

function wordsOf(rule: Rule, first: string): string | null {
  if (rule.frequency === 'DAILY') return dailyWords(rule)
  if (rule.frequency === 'WEEKLY') return weeklyWords(rule, first)
  if (rule.frequency === 'MONTHLY') return monthlyWords(rule, first)
  return rule.frequency === 'YEARLY' ? yearlyWords(rule, first) : null
}

function dailyWords({ interval, weekdays, months, monthDays, positions }: Rule): string | null {
  if (months.length + monthDays.length + positions.length > 0) return null
  if (weekdays.length > 0) return interval === 1 ? daysInWords(weekdays.map(({ weekday }) => weekday)) : null
  return interval === 1 ? 'Every day' : `Every ${interval} days`
}

function weeklyWords({ interval, weekdays, months, monthDays, positions }: Rule, first: string) {
  if (months.length + monthDays.length + positions.length > 0) return null
  const days = weekdays.length > 0 ? weekdays.map(({ weekday }) => weekday) : [weekdayOf(first)]
  if (interval === 1) return daysInWords(days)
  return `Every ${interval} weeks on ${listed(named(days))}`
}

function monthlyWords(rule: Rule, first: string): string | null {
  if (rule.months.length > 0) return null
  const day = dayOfMonthWords(rule, first)
  if (day === null) return null
  return rule.interval === 1 ? `Monthly on ${day}` : `Every ${rule.interval} months on ${day}`
}

function yearlyWords(rule: Rule, first: string): string | null {
  const { interval, months, monthDays, weekdays } = rule
  const month = months[0] ?? Number(first.slice(5, 7)) - 1
  const isOneMonth = months.length === 1 || (months.length === 0 && weekdays.length === 0)
  if (!isOneMonth || (months.length === 0 && monthDays.length > 0)) return null
  const day = dayOfMonthWords(rule, first)
  if (day === null) return null
  return `${interval === 1 ? 'Every year' : `Every ${interval} years`} on ${day} of ${month_names[month] ?? ''}`
}

/** 'the 12th', 'the last day', 'the second Friday', 'the last weekday'; null for what is none of these. */
function dayOfMonthWords({ monthDays, weekdays, positions }: Rule, first: string): string | null {
  if (weekdays.length > 0) return monthDays.length === 0 ? weekdayOfMonthWords(weekdays, positions) : null
  if (monthDays.length === 0) {
    return positions.length === 0 ? `the ${ordinal(Number(first.slice(8, 10)))}` : null
  }
  // The 29th to 31st, or the last day of a shorter month: how a monthly series is written that leaves no month out.
  const isLatestOf = positions.length === 1 && positions[0] === -1 && Math.min(...monthDays) === 28
  if (isLatestOf) return `the ${ordinal(Math.max(...monthDays))}`
  if (positions.length > 0 || monthDays.length > 2) return null
  return listed(
    monthDays.map((day) => (day === -1 ? 'the last day' : day > 0 ? `the ${ordinal(day)}` : null)),
  )
}

function weekdayOfMonthWords(weekdays: Rule['weekdays'], positions: Rule['positions']): string | null {
  const [only, ...others] = weekdays
  const place = positions.length > 0 ? positions[0] : only?.ordinal
  if (!only || place === undefined || positions.length > 1) return null
  const name = place_names[String(place)]
  if (name === undefined) return null
  if (others.length === 0) return `the ${name} ${weekday_names[only.weekday] ?? ''}`
  const isWorkWeek =
    positions.length === 1 && isWorkdays(weekdays.map(({ weekday }) => weekday)) && !weekdays.some(isCounted)
  return isWorkWeek ? `the ${name} weekday` : null
}

function isCounted({ ordinal }: Rule['weekdays'][number]): boolean {
  return ordinal !== 0
}

function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return 'Every day'
  if (isWorkdays(days)) return 'Weekdays'
  if (days.length === 2 && days.includes(0) && days.includes(6)) return 'Weekends'
  return `Every ${listed(named(days)) ?? ''}`
}

function isWorkdays(days: readonly number[]): boolean {
  return days.length === 5 && !days.includes(0) && !days.includes(6)
}

/** From Monday on; three and more in short. */
function named(days: readonly number[]): string[] {
  return days
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => weekday_names[day] ?? '')
    .map((name) => (days.length > 2 ? name.slice(0, 3) : name))
}

/** 'a, b and c'; null when any is missing. */
function listed(names: readonly (string | null)[]): string | null {
  if (names.some((name) => name === null)) return null
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? null)
}

function ordinal(day: number): string {
  const ending = day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}

/** The last day of a rule that names one, as far as its text tells without a zone. */
function untilOf(rule: Rule | null): string | null {
  return rule?.until ? new Date(rule.until.ms).toISOString().slice(0, 10) : null
}

function weekdayOf(date: string): number {
  return weekday_names.indexOf(weekdayName(date))
}

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
const place_names: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
  '-2': 'second to last',
}
