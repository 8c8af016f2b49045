import { day_ms, instantOf, wallMs, wallOf, wallTimeOf } from '@meridian/engine'
import { badField } from '../../platform/errors.ts'

/** When one meeting, or the listed occurrence of a series, takes place. */
export interface MeetingTimes {
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  /** In meeting_timezone; all-day meetings from midnight to the midnight after their last day. */
  readonly start_wall: string
  readonly end_wall: string
  readonly starts_ms: number
  readonly ends_ms: number
}

/** As on the wire: an all-day meeting has no times and ends on its last day. */
export interface ShownTimes {
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string | null
  readonly end_time: string | null
}

type TimedRow = {
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  readonly starts_at: Date
  readonly ends_at: Date
}

type Clock = Pick<MeetingTimes, 'meeting_timezone' | 'is_all_day'>

/** The displayed times of a row's listed occurrence; all-day dates are never converted. */
export function shownTimes(row: TimedRow): ShownTimes {
  return shown(listedTimes(row))
}

export function listedTimes({ meeting_timezone, is_all_day, starts_at, ends_at }: TimedRow): MeetingTimes {
  return asTimes({ meeting_timezone, is_all_day }, starts_at.getTime(), ends_at.getTime())
}

/** The times as on the wire. */
export function shown({ is_all_day, start_wall, end_wall }: MeetingTimes): ShownTimes {
  if (is_all_day) {
    const lastMs = Math.max(wallMs(start_wall), wallMs(end_wall) - 1000)
    return { start_date: start_wall.slice(0, 10), end_date: dateOf(lastMs), start_time: null, end_time: null }
  }
  return {
    start_date: start_wall.slice(0, 10),
    end_date: end_wall.slice(0, 10),
    start_time: start_wall.slice(11, 16),
    end_time: end_wall.slice(11, 16),
  }
}

/** The wall times of two moments. */
export function asTimes(clock: Clock, starts_ms: number, ends_ms: number): MeetingTimes {
  const start_wall = wallTimeOf(starts_ms, clock.meeting_timezone)
  const end_wall = wallTimeOf(ends_ms, clock.meeting_timezone)
  return { ...clock, start_wall, end_wall, starts_ms, ends_ms }
}

/** The moments of two wall times, given as the epoch milliseconds they would have in UTC. */
export function timesOfWalls(clock: Clock, startWallMs: number, endWallMs: number): MeetingTimes {
  const start_wall = wallOf(startWallMs)
  const end_wall = wallOf(endWallMs)
  const starts_ms = instantOf(start_wall, clock.meeting_timezone)
  const ends_ms = endOfWalls(clock.meeting_timezone, starts_ms, endWallMs - startWallMs)
  return { ...clock, start_wall, end_wall, starts_ms, ends_ms }
}

/**
 * A start that a clock change moved forward moves its end as well, and where a change leaves no time between
 * the two, the meeting lasts for the difference of its wall times.
 */
function endOfWalls(timeZone: string, startMs: number, apartMs: number): number {
  const endMs = instantOf(wallOf(wallMs(wallTimeOf(startMs, timeZone)) + apartMs), timeZone)
  return endMs > startMs ? endMs : startMs + apartMs
}

/**
 * On the wall clock; a meeting within the hour that a clock change repeats may end at an earlier wall time.
 */
export function lengthOf({ start_wall, end_wall, starts_ms, ends_ms }: MeetingTimes): number {
  const apartMs = wallMs(end_wall) - wallMs(start_wall)
  return apartMs > 0 ? apartMs : ends_ms - starts_ms
}

/** Throws `bad_input` for a meeting longer than 366 days. */
export function requireLength(lengthMs: number, path: string): void {
  if (lengthMs > longest_ms) throw badField(path, 'A meeting can last at most 366 days.')
}

/** Throws `bad_input` for a date outside the years that meetings may have. */
export function requireDate(date: string, path: string): void {
  if (date < earliest_date || date > latest_date) {
    throw badField(path, `The date must lie between ${earliest_date} and ${latest_date}.`)
  }
}

/** Throws `bad_input` naming the timestamp when no meeting could take place then. */
export function requireMeetingTime({
  start_timestamp,
  end_timestamp,
}: {
  start_timestamp: string
  end_timestamp: string
}): void {
  requireDate(start_timestamp.slice(0, 10), 'start_timestamp')
  requireDate(end_timestamp.slice(0, 10), 'end_timestamp')
  requireLength(Date.parse(end_timestamp) - Date.parse(start_timestamp), 'end_timestamp')
}

/** One occurrence of an all-day series may have times of day, and then does not begin and end at midnight. */
export function isAtMidnight({ starts_ms, ends_ms }: { starts_ms: number; ends_ms: number }, zone: string) {
  return [starts_ms, ends_ms].every((ms) => wallTimeOf(ms, zone).endsWith('T00:00:00'))
}

/**
 * Whether an occurrence is all-day: as its series is or, where the occurrence was changed, from one midnight
 * to another (M26).
 */
export function takesWholeDays(
  times: { readonly starts_ms: number; readonly ends_ms: number },
  { is_all_day, meeting_timezone }: { readonly is_all_day: boolean; readonly meeting_timezone: string },
  isChanged: boolean,
): boolean {
  if (!isChanged) return is_all_day
  return isAtMidnight(times, meeting_timezone) && (is_all_day || times.ends_ms > times.starts_ms)
}

export function midnight(date: string): number {
  return wallMs(`${date}T00:00`)
}

export function dateOf(ms: number): string {
  return wallOf(ms).slice(0, 10)
}

const longest_ms = 366 * day_ms
const earliest_date = '1900-01-01'
const latest_date = '2199-12-31'
