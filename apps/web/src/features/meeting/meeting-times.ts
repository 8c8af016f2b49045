import { isLink, type Meeting } from '@meridian/contract'
import { remainingTime } from '@meridian/engine'
import { t } from '../../platform/text/text.ts'
import { formatElsewhere } from '../../platform/time/elsewhere.ts'
import {
  type Clock,
  daysBetween,
  formatDateRange,
  formatDay,
  formatDuration,
  formatPlainDay,
  formatRemaining,
  formatTimeRange,
  isMoment,
  isoDate,
} from '../../platform/time/format.ts'
import { abbreviationOf, hasSameClocks } from '../../platform/time/zones.ts'

type Timed = Pick<Meeting, 'meeting_timestamps' | 'meeting_timezone' | 'meeting_date' | 'is_all_day'>

/** When a meeting takes place, as lines to read. */
export interface MeetingTimes {
  /** '11:00 – 11:45 AM', or 'All day'. */
  readonly time: string
  /** 'Wed 18 Nov 2026'; an all-day meeting may last several days. */
  readonly date: string
  /** 'CET' at that time; null for all-day meetings, whose dates belong to no zone. */
  readonly zone: string | null
  /** '01:00 PM in Lisbon', with the weekday where it is another one; null where clocks show the same. */
  readonly elsewhere: string | null
}

/** Dates and times in the reader's zone, the meeting's own zone second where it differs. */
export function meetingTimes(meeting: Timed, clock: Clock): MeetingTimes {
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  if (meeting.is_all_day) {
    return { time: t('All day'), date: allDayDates(meeting.meeting_date), zone: null, elsewhere: null }
  }
  return {
    time: formatTimeRange(start_timestamp, end_timestamp, clock),
    date: formatDay(start_timestamp, clock.zone),
    zone: isMoment(start_timestamp) ? abbreviationOf(clock.zone, Date.parse(start_timestamp)) : null,
    elsewhere: isMoment(start_timestamp)
      ? formatElsewhere(start_timestamp, meeting.meeting_timezone, clock)
      : null,
  }
}

/** '02:00 – 03:00 PM, Wed 18 Nov 2026' in the meeting's own zone; null where clocks show the same, or for no zone. */
export function ownZoneTimes(meeting: Timed, clock: Clock): string | null {
  const zone = meeting.meeting_timezone
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  if (meeting.is_all_day || !isMoment(start_timestamp)) return null
  if (hasSameClocks(zone, clock.zone, [start_timestamp, end_timestamp].map(Date.parse))) return null
  const range = formatTimeRange(start_timestamp, end_timestamp, { ...clock, zone })
  return `${range}, ${formatDay(start_timestamp, zone)}`
}

/** 'in 3 h 12 min', 'In progress', 'Ended'; all-day meetings are counted in calendar days. Nothing without a date. */
export function remainingWords(meeting: Timed, clock: Clock, nowMs: number): string {
  if (!isMoment(meeting.meeting_timestamps.start_timestamp)) return ''
  if (!meeting.is_all_day) return formatRemaining(remainingOf(meeting, nowMs))
  const today = isoDate(nowMs, clock.zone)
  const { start_date, end_date } = meeting.meeting_date
  if (today > end_date) return t('Ended')
  if (today >= start_date) return t('In progress')
  return t('in {duration}', { duration: formatDuration(daysBetween(today, start_date) * 1440) })
}

/** Starts within the next hour, or runs. */
export function isSoon(meeting: Timed, nowMs: number): boolean {
  return !meeting.is_all_day && isWithin(meeting, nowMs, 60)
}

/** The link to join by, from ten minutes before the start until the end; null before, after and without one. */
export function linkToJoinNow(
  meeting: Timed & Pick<Meeting, 'meeting_link' | 'meeting_status'>,
  nowMs: number,
) {
  return isWithin(meeting, nowMs, 10) ? linkToJoin(meeting) : null
}

/** The link to join by while the meeting is to come or runs; only web addresses count. */
export function linkToJoin({
  meeting_link,
  meeting_status,
}: Pick<Meeting, 'meeting_link' | 'meeting_status'>): string | null {
  return meeting_status === 'active' && meeting_link && isLink(meeting_link) ? meeting_link : null
}

function isWithin(meeting: Timed, nowMs: number, minutes: number): boolean {
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  return nowMs >= Date.parse(start_timestamp) - minutes * 60_000 && nowMs < Date.parse(end_timestamp)
}

function remainingOf({ meeting_timestamps: { start_timestamp, end_timestamp } }: Timed, nowMs: number) {
  return remainingTime(Date.parse(start_timestamp), Date.parse(end_timestamp), nowMs)
}

function allDayDates({ start_date, end_date }: Meeting['meeting_date']): string {
  return start_date === end_date ? formatPlainDay(start_date) : formatDateRange(start_date, end_date)
}
