import type { Meeting } from '@meridian/contract'
import { parseRecurrence, type Rule } from '@meridian/engine'
import { monthName, weekdayNumber, weekdayOfNumber } from '../../../platform/text/dates.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { mark, t, tAs } from '../../../platform/text/text.ts'
import { formatPlainDate, formatPlainDay, isoDate } from '../../../platform/time/format.ts'

type Series = Pick<
  Meeting,
  'meeting_recurrence' | 'meeting_date' | 'meeting_timestamps' | 'meeting_status' | 'is_all_day'
>

/** 'Weekdays', 'Every Monday', 'Monthly on the 12th'; 'Repeats' for rules that no short words tell, null for one meeting. */
export function recurrenceWords({ meeting_recurrence, meeting_date }: Series): string | null {
  if (!meeting_recurrence.is_recurring) return null
  const rule = ruleOf(meeting_recurrence.rrule)
  const first = meeting_recurrence.recurring_start_date ?? meeting_date.start_date
  return (rule && isPlain(rule) && wordsOf(rule, first)) || t('Repeats')
}

/** 'Series of 12 from 02 Nov 2026', 'Series from 02 Nov 2026 to 31 Mar 2027'; the dates are the meeting's own. */
export function seriesWords({ meeting_recurrence, meeting_date }: Series): string | null {
  const { is_recurring, recurring_start_date, recurring_end_date, rrule } = meeting_recurrence
  if (!is_recurring) return null
  const rule = ruleOf(rrule)
  const start = formatPlainDate(recurring_start_date ?? meeting_date.start_date)
  const end = recurring_end_date ?? untilOf(rule)
  const count = rule?.count ?? null
  if (end === null) {
    return count === null
      ? t('Series from {start}', { start })
      : t('Series of {count} from {start}', { count, start })
  }
  const span = { start, end: formatPlainDate(end) }
  return count === null
    ? t('Series from {start} to {end}', span)
    : t('Series of {count} from {start} to {end}', { count, ...span })
}

/** 'next on Mon 23 Nov 2026', 'last on …' once the series is over; null for one meeting. */
export function nextWords(meeting: Series, zone: string): string | null {
  if (!meeting.meeting_recurrence.is_recurring) return null
  const date = meeting.is_all_day
    ? meeting.meeting_date.start_date
    : isoDate(meeting.meeting_timestamps.start_timestamp, zone)
  const day = formatPlainDay(date)
  return meeting.meeting_status === 'active' ? t('next on {day}', { day }) : t('last on {day}', { day })
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
  return interval === 1 ? t('Every day') : t('Every {count} days', { count: interval })
}

function weeklyWords({ interval, weekdays, months, monthDays, positions }: Rule, first: string) {
  if (months.length + monthDays.length + positions.length > 0) return null
  const days = weekdays.length > 0 ? weekdays.map(({ weekday }) => weekday) : [weekdayNumber(first)]
  if (interval === 1) return daysInWords(days)
  return t('Every {count} weeks on {days}', { count: interval, days: formatList(named(days)) })
}

function monthlyWords(rule: Rule, first: string): string | null {
  if (rule.months.length > 0) return null
  const day = dayOfMonthWords(rule, first)
  if (day === null) return null
  return rule.interval === 1
    ? t('Monthly on {day}', { day })
    : t('Every {count} months on {day}', { count: rule.interval, day })
}

function yearlyWords(rule: Rule, first: string): string | null {
  const { interval, months, monthDays, weekdays } = rule
  const month = months[0] ?? Number(first.slice(5, 7)) - 1
  const isOneMonth = months.length === 1 || (months.length === 0 && weekdays.length === 0)
  if (!isOneMonth || (months.length === 0 && monthDays.length > 0)) return null
  const day = dayOfMonthWords(rule, first)
  if (day === null) return null
  const values = { day, month: monthName(month) }
  if (weekdays.length > 0) {
    return interval === 1
      ? tAs('weekday', 'Every year on {day} of {month}', values)
      : tAs('weekday', 'Every {count} years on {day} of {month}', { count: interval, ...values })
  }
  return interval === 1
    ? t('Every year on {day} of {month}', values)
    : t('Every {count} years on {day} of {month}', { count: interval, ...values })
}

/** 'the 12th', 'the last day', 'the second Friday', 'the last weekday'; null for what is none of these. */
function dayOfMonthWords({ monthDays, weekdays, positions }: Rule, first: string): string | null {
  if (weekdays.length > 0) return monthDays.length === 0 ? weekdayOfMonthWords(weekdays, positions) : null
  if (monthDays.length === 0) {
    return positions.length === 0 ? ordinal(Number(first.slice(8, 10))) : null
  }
  // The 29th to 31st, or the last day of a shorter month: how a monthly series is written that leaves no month out.
  const isLatestOf = positions.length === 1 && positions[0] === -1 && Math.min(...monthDays) === 28
  if (isLatestOf) return ordinal(Math.max(...monthDays))
  if (positions.length > 0 || monthDays.length > 2) return null
  if (monthDays.some((day) => day < -1)) return null
  return formatList(monthDays.map((day) => (day === -1 ? t('the last day') : ordinal(day))))
}

function weekdayOfMonthWords(weekdays: Rule['weekdays'], positions: Rule['positions']): string | null {
  const [only, ...others] = weekdays
  const place = positions.length > 0 ? positions[0] : only?.ordinal
  if (!only || place === undefined || positions.length > 1) return null
  const place_name = place_names[String(place)]
  if (place_name === undefined) return null
  const name = t<string>(place_name)
  if (others.length === 0) {
    return t('the {place} {weekday}', { place: name, weekday: weekdayOfNumber(only.weekday) })
  }
  const isWorkWeek =
    positions.length === 1 && isWorkdays(weekdays.map(({ weekday }) => weekday)) && !weekdays.some(isCounted)
  return isWorkWeek ? t('the {place} weekday', { place: name }) : null
}

function isCounted({ ordinal }: Rule['weekdays'][number]): boolean {
  return ordinal !== 0
}

function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return t('Every day')
  if (isWorkdays(days)) return t('Weekdays')
  if (days.length === 2 && days.includes(0) && days.includes(6)) return t('Weekends')
  return t('Every {days}', { days: formatList(named(days)) })
}

function isWorkdays(days: readonly number[]): boolean {
  return days.length === 5 && !days.includes(0) && !days.includes(6)
}

/** From Monday on; three and more in short. */
function named(days: readonly number[]): string[] {
  return days
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => weekdayOfNumber(day, days.length > 2 ? 'short' : 'long'))
}

/** 'the 12th' */
function ordinal(day: number): string {
  const ending = day >= 11 && day <= 13 ? 'th' : day % 10
  if (ending === 1) return t('the {day}st', { day })
  if (ending === 2) return t('the {day}nd', { day })
  return ending === 3 ? t('the {day}rd', { day }) : t('the {day}th', { day })
}

/** The last day of a rule that names one, as far as its text tells without a zone. */
function untilOf(rule: Rule | null): string | null {
  return rule?.until ? new Date(rule.until.ms).toISOString().slice(0, 10) : null
}

const place_names: Readonly<Record<string, string>> = {
  '1': mark('first'),
  '2': mark('second'),
  '3': mark('third'),
  '4': mark('fourth'),
  '5': mark('fifth'),
  '-1': mark('last'),
  '-2': mark('second to last'),
}
