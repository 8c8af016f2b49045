import { isPlace, type Place } from '@meridian/contract'
import {
  expandSeries,
  hour_ms,
  instantOf,
  type Interval,
  isSeries,
  overlaps,
  type SeriesTimes,
  visitRegular,
  wallTimeOf,
} from '@meridian/engine'
import type { BusyChange, BusyReply, BusyRow } from './availability.queries.ts'
import type { BusyTime } from './availability.rules.ts'

/** The longest time between the same date in the easternmost and the westernmost zone. */
export const longest_zone_distance_ms = 26 * hour_ms

/** The person whose time is taken. */
export interface BusyOwner {
  readonly timeZone: string
  /** One way; the way back takes as long. */
  readonly travelMs: number
}

/** Adds the times inside the window that a meeting takes from its owner, with the travel where it has a place. */
export function addBusyTimes(busy: BusyTime[], row: BusyRow, owner: BusyOwner, window: Interval): void {
  const { meeting_id, meeting_timezone } = row
  const { timeZone } = owner
  const travelMs = travelTo(row.place, owner)
  const add = (interval: Interval) => {
    if (overlaps(interval, window)) busy.push({ meeting_id, interval })
  }
  const addTravelled = ([start, end]: Interval, ms = travelMs) => {
    const interval: Interval = [start - ms, end + ms]
    if (ms === 0) add(interval)
    else if (overlaps(interval, window)) busy.push({ meeting_id, interval, travelMs: ms })
  }
  if (meeting_timezone === null) return addTravelled([row.starts_ms, row.ends_ms])
  const series = seriesOf(row, meeting_timezone)
  if (!isSeries(series)) return add(wholeDays([row.starts_ms, row.ends_ms], meeting_timezone, timeZone))
  if (row.changes === null && row.replies === null && !row.is_all_day) {
    const reach: Interval = [window[0] - travelMs, window[1] + travelMs]
    if (!row.is_transparent) visitRegular(series, [], reach, (start, end) => addTravelled([start, end]))
    return
  }
  const reach: Interval = [window[0] - longest_zone_distance_ms, window[1] + longest_zone_distance_ms]
  for (const { original_starts_ms, starts_ms, ends_ms, change } of expandSeries(
    series,
    row.changes ?? [],
    reach,
  )) {
    if (isDeclined(row.replies, original_starts_ms)) continue
    if (change?.is_transparent ?? row.is_transparent) continue
    const times: Interval = [starts_ms, ends_ms]
    if (isAllDay(row, change)) add(wholeDays(times, meeting_timezone, timeZone))
    else addTravelled(times, travelTo(placeAt(row.place, change), owner))
  }
}

/** By the latest answer that is about this date, else by that to the series. */
function isDeclined(replies: readonly BusyReply[] | null, originalMs: number): boolean {
  const reply = replies?.findLast(({ original_starts_ms, is_for_following }) =>
    is_for_following ? original_starts_ms <= originalMs : original_starts_ms === originalMs,
  )
  return reply?.is_declined ?? replies?.[0]?.is_series_declined ?? false
}

function travelTo(place: Place | null, { travelMs }: BusyOwner): number {
  return travelMs > 0 && place !== null && isPlace(place) ? travelMs : 0
}

/** An occurrence may be held elsewhere than its series; the changed place has only a name, no coordinates. */
function placeAt(place: Place | null, change: BusyChange | null): Place | null {
  const location_name = change?.location_name ?? null
  return place && location_name !== null ? { location_name, latitude: null, longitude: null } : place
}

/** Whether the meeting repeats. */
export function repeats({ rrule, added_walls }: BusyRow): boolean {
  return rrule !== null || added_walls !== null
}

function seriesOf(row: BusyRow, meeting_timezone: string): SeriesTimes {
  const { first_start_wall, first_end_wall, is_all_day, rrule, added_walls } = row
  return {
    first_start_wall,
    first_end_wall,
    meeting_timezone,
    is_all_day,
    rrule,
    added_walls: added_walls ?? [],
  }
}

/** A change may give an occurrence of an all-day series times of day. */
function isAllDay({ is_all_day }: BusyRow, change: BusyChange | null): boolean {
  const { start_wall = null, end_wall = null } = change ?? {}
  if (start_wall === null || end_wall === null) return is_all_day
  const isAtMidnight = [start_wall, end_wall].every((wall) => wall.endsWith('T00:00:00'))
  return isAtMidnight && (is_all_day || start_wall < end_wall)
}

/** Dates are never converted: an all-day meeting takes the same dates from midnight to midnight in every zone. */
function wholeDays([start, end]: Interval, meetingZone: string, timeZone: string): Interval {
  if (meetingZone === timeZone) return [start, end]
  return [midnightOf(start, meetingZone, timeZone), midnightOf(end, meetingZone, timeZone)]
}

function midnightOf(ms: number, meetingZone: string, timeZone: string): number {
  return instantOf(`${wallTimeOf(ms, meetingZone).slice(0, 10)}T00:00:00`, timeZone)
}
