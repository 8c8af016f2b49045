import { day_ms } from '../durations.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { endOfOccurrence, type SeriesTimes, wallMs, wallOf } from './series-times.ts'

/** When a meeting, or one occurrence of a series, takes place. */
export interface OccurrenceTimes {
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  /** In meeting_timezone; whole days from midnight to the midnight after the last one. */
  readonly start_wall: string
  readonly end_wall: string
  readonly starts_ms: number
  readonly ends_ms: number
}

/** As a form shows them: whole days have no times and end on their last day. */
export interface ShownTimes {
  readonly start_date: string
  readonly end_date: string
  readonly start_time: string | null
  readonly end_time: string | null
}

type Clock = Pick<OccurrenceTimes, 'meeting_timezone' | 'is_all_day'>

interface Moments {
  readonly starts_ms: number
  readonly ends_ms: number
}

/** The times between two moments. */
export function timesOfMoments(
  { meeting_timezone, is_all_day }: Clock,
  { starts_ms, ends_ms }: Moments,
): OccurrenceTimes {
  const start_wall = wallTimeOf(starts_ms, meeting_timezone)
  const end_wall = wallTimeOf(ends_ms, meeting_timezone)
  return { meeting_timezone, is_all_day, start_wall, end_wall, starts_ms, ends_ms }
}

/**
 * The times between two wall times. A start that a clock change moved forward moves its end as well, and where a change
 * leaves no time between the two, the meeting lasts for the difference of its wall times.
 */
export function timesOfWalls(
  { meeting_timezone, is_all_day }: Clock,
  start_wall: string,
  end_wall: string,
): OccurrenceTimes {
  const apartMs = wallMs(end_wall) - wallMs(start_wall)
  const starts_ms = instantOf(start_wall, meeting_timezone)
  const movedMs = wallMs(wallTimeOf(starts_ms, meeting_timezone))
  const endMs = instantOf(wallOf(movedMs + apartMs), meeting_timezone)
  const ends_ms = endMs > starts_ms ? endMs : starts_ms + apartMs
  return { meeting_timezone, is_all_day, start_wall, end_wall, starts_ms, ends_ms }
}

/** The times that the rule of a series gives the occurrence that starts at this moment. */
export function regularTimes(series: SeriesTimes, originalMs: number): OccurrenceTimes {
  return timesOfMoments(series, { starts_ms: originalMs, ends_ms: endOfOccurrence(series, originalMs) })
}

/** The times of the first occurrence, as the rule gives it. */
export function firstTimes(series: SeriesTimes): OccurrenceTimes {
  return regularTimes(series, instantOf(series.first_start_wall, series.meeting_timezone))
}

export function formatTimes({ is_all_day, start_wall, end_wall }: OccurrenceTimes): ShownTimes {
  if (is_all_day) {
    const last = wallOf(Math.max(wallMs(start_wall), wallMs(end_wall) - 1000))
    return { start_date: dateOf(start_wall), end_date: dateOf(last), start_time: null, end_time: null }
  }
  return {
    start_date: dateOf(start_wall),
    end_date: dateOf(end_wall),
    start_time: start_wall.slice(11, 16),
    end_time: end_wall.slice(11, 16),
  }
}

/** On the wall clock; a meeting within the hour that a clock change repeats may end at an earlier wall time. */
export function wallLengthMs({ start_wall, end_wall, starts_ms, ends_ms }: OccurrenceTimes): number {
  const apartMs = wallMs(end_wall) - wallMs(start_wall)
  return apartMs > 0 ? apartMs : ends_ms - starts_ms
}

/**
 * Whether an occurrence is all-day: as its series is or, where the occurrence was changed, from one midnight to
 * another. A changed occurrence of an all-day series may have times of day.
 */
export function isWholeDays(
  { starts_ms, ends_ms }: Moments,
  { is_all_day, meeting_timezone }: Clock,
  isChanged: boolean,
): boolean {
  if (!isChanged) return is_all_day
  const isMidnight = (ms: number) => wallTimeOf(ms, meeting_timezone).endsWith('T00:00:00')
  return isMidnight(starts_ms) && isMidnight(ends_ms) && (is_all_day || ends_ms > starts_ms)
}

/** The date of a wall time. */
export function dateOf(wall: string): string {
  return wall.slice(0, 10)
}

/** Between two dates or wall times, in calendar days. */
export function daysBetween(one: string, other: string): number {
  return (wallMs(`${dateOf(other)}T00:00`) - wallMs(`${dateOf(one)}T00:00`)) / day_ms
}
