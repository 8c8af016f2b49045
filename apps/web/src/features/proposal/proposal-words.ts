import type { Meeting, MeetingProposal } from '@meridian/contract'
import { formatList } from '../../platform/text/intl.ts'
import { monthName } from '../../platform/text/dates.ts'
import { t } from '../../platform/text/text.ts'
import {
  type Clock,
  daysBetween,
  formatShortDay,
  formatTimeRange,
  isoDate,
  type Moment,
  weekdayName,
} from '../../platform/time/format.ts'

/** Why the reader cannot come at the proposed time; null where they can. */
export function reasonText({ availability }: Pick<MeetingProposal, 'availability'>): string | null {
  const { is_available, reason, conflicts } = availability
  if (is_available) return null
  if (reason === 'away') return t('You are away then.')
  if (reason === 'outside_hours') return t('Outside your hours.')
  const titles = conflicts.map(({ meeting_title }) => meeting_title || t('No title provided'))
  const [first, _second, ...more] = titles
  if (first === undefined) return t('You are busy then.')
  const named = more.length > 0 ? [first, t('{count} more', { count: more.length + 1 })] : titles
  return t('Overlaps {titles}.', { titles: formatList(named) })
}

/** 'Fri, 01:30 – 02:15 PM' within the next six days, 'Fri 04 Dec, 01:30 – 02:15 PM' beyond. */
export function slotText(start: Moment, end: Moment, clock: Clock, nowMs: number): string {
  const date = isoDate(start, clock.zone)
  const day = isNear(date, clock, nowMs) ? weekdayName(date, 'short') : formatShortDay(date)
  return t('{day}, {time}', { day, time: formatTimeRange(start, end, clock) })
}

/** 'Mar' beside the number of a day that the weekday alone does not tell; null within the next six days. */
export function monthText(date: string, clock: Clock, nowMs: number): string | null {
  return isNear(date, clock, nowMs) ? null : monthName(Number(date.slice(5, 7)) - 1, 'short')
}

function isNear(date: string, { zone }: Clock, nowMs: number): boolean {
  return daysBetween(isoDate(nowMs, zone), date) <= 6
}

/** The calendar date a proposed meeting begins on: that of an all-day meeting belongs to no zone. */
export function dateOf(meeting: Meeting, clock: Clock): string {
  return meeting.is_all_day
    ? meeting.meeting_date.start_date
    : isoDate(meeting.meeting_timestamps.start_timestamp, clock.zone)
}

/** '02:00 – 02:45 PM', 'All day' or 'All day, to Fri 20 Nov'. */
export function timeText(meeting: Meeting, clock: Clock): string {
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  if (!meeting.is_all_day) return formatTimeRange(start_timestamp, end_timestamp, clock)
  const { start_date, end_date } = meeting.meeting_date
  return start_date === end_date ? t('All day') : t('All day, to {day}', { day: formatShortDay(end_date) })
}
