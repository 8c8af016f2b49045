import { type Interval, instantOf, overlaps, wallTimeOf } from '@meridian/engine'
import { expandSeries, isSeries } from '../occurrence/occurrence.service.ts'
import type { BusyChange, BusyDetails, BusyRow } from './availability.queries.ts'
import type { BusyTime } from './availability.rules.ts'

/** Between the same date in the easternmost and the westernmost zone. */
export const longest_zone_distance_ms = 26 * 3_600_000

/** The times inside the window that a meeting takes from somebody who lives in `timeZone`. */
export function busyTimesOf(row: BusyRow, timeZone: string, window: Interval): BusyTime[] {
  return takenIntervals(row, timeZone, window)
    .filter((interval) => overlaps(interval, window))
    .map((interval) => ({ meeting_id: row.meeting_id, interval }))
}

function takenIntervals(
  { starts_ms, ends_ms, details }: BusyRow,
  timeZone: string,
  window: Interval,
): Interval[] {
  if (details === null) return [[starts_ms, ends_ms]]
  if (!isSeries(details)) return [wholeDays([starts_ms, ends_ms], details.meeting_timezone, timeZone)]
  const reach: Interval = [window[0] - longest_zone_distance_ms, window[1] + longest_zone_distance_ms]
  return expandSeries(details, details.changes, reach)
    .filter(({ change }) => !(change?.is_transparent ?? details.is_transparent))
    .map(
      ({ starts_ms, ends_ms, change }): Interval =>
        isAllDay(details, change)
          ? wholeDays([starts_ms, ends_ms], details.meeting_timezone, timeZone)
          : [starts_ms, ends_ms],
    )
}

/** A change may give an occurrence of an all-day series times of day. */
function isAllDay({ is_all_day }: BusyDetails, change: BusyChange | null): boolean {
  const walls = [change?.start_wall, change?.end_wall]
  return (
    is_all_day && walls.every((wall) => wall === undefined || wall === null || wall.endsWith('T00:00:00'))
  )
}

/** Dates are never converted: an all-day meeting takes the same dates from midnight to midnight in every zone. */
function wholeDays([start, end]: Interval, meetingZone: string, timeZone: string): Interval {
  if (meetingZone === timeZone) return [start, end]
  return [midnightOf(start, meetingZone, timeZone), midnightOf(end, meetingZone, timeZone)]
}

function midnightOf(ms: number, meetingZone: string, timeZone: string): number {
  return instantOf(`${wallTimeOf(ms, meetingZone).slice(0, 10)}T00:00:00`, timeZone)
}
