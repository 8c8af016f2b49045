import type { SearchedTimes, TimeSearch } from '@meridian/contract'
import { day_ms, minute_ms } from '@meridian/engine'
import { formatList } from '../../../platform/text/intl.ts'
import { plural, t } from '../../../platform/text/text.ts'
import {
  type Clock,
  formatDateRange,
  formatDuration,
  formatShortDay,
  formatTime,
  formatTimeRange,
  isoDate,
  startOfDate,
} from '../../../platform/time/format.ts'
import { abbreviationOf, cityOf, hasSameClocks } from '../../../platform/time/zones.ts'
import { weekdayOfNumber } from '../../../platform/text/dates.ts'

/**
 * `asked`: the search is made on request, because it is unsure what the mail asks. `chosen`: the person has chosen the
 * times that are offered.
 */
export type SearchState = 'offered' | 'nothing' | 'asked' | 'chosen'

export interface SearchReader {
  readonly clock: Clock
  readonly nowMs: number
}

/** By which limits times were looked for, a sentence each. */
export function searchWords(search: TimeSearch, state: SearchState, reader: SearchReader): string[] {
  const { proposals, is_unmet } = search
  const limits = limitWords(search, reader)
  const offers = t('The sender offers: {times}', { times: proposalWords(search, reader.clock) })
  const others = isLimited(search) ? [t('Other times: {limits}', { limits })] : []
  return [
    ...(state === 'asked' ? [t('It is not certain what this mail asks for.')] : []),
    ...(state === 'chosen' ? [t('You have chosen these times.')] : []),
    ...(proposals.length > 0 ? [offers, ...others] : [searchedWords(state, limits)]),
    ...(is_unmet ? [t('Nothing was free then, so other times are offered.')] : []),
  ]
}

function searchedWords(state: SearchState, limits: string): string {
  if (state === 'asked') return t('“Offer times” looks for: {limits}', { limits })
  return state === 'chosen'
    ? t('The mail asks for: {limits}', { limits })
    : t('Looked for: {limits}', { limits })
}

function isLimited({ times, excluded, last_date }: TimeSearch): boolean {
  return times.length + excluded.length > 0 || last_date !== null
}

function proposalWords({ proposals, more_proposals }: TimeSearch, clock: Clock): string {
  const offered = proposals.map(([start, end]) =>
    t('{day}, {time}', {
      day: formatShortDay(isoDate(start, clock.zone)),
      time: formatTimeRange(start, end, clock),
    }),
  )
  return [...offered, ...moreWords(more_proposals)].join('; ')
}

function limitWords(search: TimeSearch, reader: SearchReader): string {
  const { minutes, times, more_times, excluded, more_excluded, last_date } = search
  const { isTwelveHour } = reader.clock
  const wished = times.map((one) => timesWords(one, 'disjunction', isTwelveHour))
  const left = excluded.map((one) => timesWords(one, 'conjunction', isTwelveHour))
  return [
    formatDuration(minutes),
    times.length > 0 ? [...wished, ...moreWords(more_times)].join('; ') : t('any time'),
    left.length > 0 && t('except {times}', { times: [...left, ...moreWords(more_excluded)].join('; ') }),
    last_date !== null && t('until {date}', { date: formatShortDay(last_date) }),
    isLimited(search) && zoneWords(search, reader),
  ]
    .filter(Boolean)
    .join(' · ')
}

function moreWords(count: number): string[] {
  return count > 0 ? [plural(count, { one: 'one more time', other: '{count} more times' })] : []
}

type Joining = Parameters<typeof formatList>[1]

/** 'Mon 07 Dec – Wed 09 Dec or Fri 11 Dec, 09:00 – 12:00' */
function timesWords(
  { days, weekdays, hours }: SearchedTimes,
  joining: Joining,
  isTwelveHour: boolean,
): string {
  const dates = days.map((span) => (weekdays.length > 0 ? spanWithoutWeekdays(span) : spanWords(span)))
  const parts = [
    weekdayWords(weekdays, joining),
    chained(dates, joining),
    chained(
      hours.map((range) => hourWords(range, isTwelveHour)),
      joining,
    ),
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : t('any time')
}

/** 'A or B or C': dates have commas of their own. */
function chained(items: readonly string[], joining: Joining): string {
  return items.length === 0 ? '' : items.reduce((told, item) => formatList([told, item], joining))
}

type DaySpan = SearchedTimes['days'][number]

function spanWords({ first_date, last_date }: DaySpan): string {
  if (first_date === null)
    return last_date === null ? '' : t('until {date}', { date: formatShortDay(last_date) })
  const first = formatShortDay(first_date)
  if (last_date === null) return t('from {date}', { date: first })
  return first_date === last_date ? first : `${first} – ${formatShortDay(last_date)}`
}

function spanWithoutWeekdays(span: DaySpan): string {
  const { first_date, last_date } = span
  return first_date !== null && last_date !== null ? formatDateRange(first_date, last_date) : spanWords(span)
}

/** 'Mon – Fri', 'Monday or Thursday' */
function weekdayWords(weekdays: readonly number[], joining: Joining): string {
  const [first, last] = [weekdays[0] ?? 0, weekdays.at(-1) ?? 0]
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1
  if (isRow) return `${weekdayOfNumber(first % 7, 'short')} – ${weekdayOfNumber(last % 7, 'short')}`
  return chained(
    weekdays.map((weekday) => weekdayOfNumber(weekday % 7)),
    joining,
  )
}

const day_minutes = 24 * 60

/** Minutes since midnight belong to no zone. */
function hourWords([from, until]: SearchedTimes['hours'][number], isTwelveHour: boolean): string {
  const clock = { zone: 'UTC', isTwelveHour }
  if (until === day_minutes) return t('from {time}', { time: formatTime(from * minute_ms, clock) })
  if (from === 0) return t('until {time}', { time: formatTime(until * minute_ms, clock) })
  return formatTimeRange(from * minute_ms, until * minute_ms, clock)
}

/** Empty where the reader's clock shows the same at all of these times. */
function zoneWords(search: TimeSearch, { clock, nowMs }: SearchReader): string {
  const { timezone } = search
  if (hasSameClocks(timezone, clock.zone, momentsOf(search, nowMs))) return ''
  // Such a zone is known by its offset alone, and its name has the sign turned.
  if (timezone.startsWith('Etc/')) return abbreviationOf(timezone, nowMs)
  return t('{city} time', { city: cityOf(timezone) })
}

/** Clocks are compared on so many days at most, and on so many days of a time without an end. */
const compared_days = 120
const open_days = 14

/** Each day from the first date to the last, because clocks may change between; from now where no first date is named. */
function momentsOf({ times, excluded, last_date, timezone }: TimeSearch, nowMs: number): number[] {
  const groups = [...times, ...excluded]
  const spans = groups.flatMap(({ days }) => days)
  const isAlways = groups.some(({ days }) => days.length === 0)
  const hasNoStart = isAlways || last_date !== null || spans.some(({ first_date }) => first_date === null)
  const hasNoEnd = isAlways || spans.some((span) => span.last_date === null)
  const dates = [...spans.flatMap((span) => [span.first_date, span.last_date]), last_date]
  const named = dates.flatMap((date) => (date === null ? [] : startOfDate(date, timezone)))
  const first = Math.min(...named, ...(hasNoStart ? [nowMs] : []))
  const last = Math.max(...named, first + (hasNoEnd ? open_days : 1) * day_ms)
  const days = Math.min(compared_days, Math.ceil((last - first) / day_ms) + 1)
  return Array.from({ length: days + 1 }, (_, index) => first + index * day_ms)
}
