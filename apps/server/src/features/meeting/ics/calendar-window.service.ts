import { day_ms, expandSeries, type Interval, isSeries } from '@meridian/engine'
import type { ObjectOccurrence } from '@meridian/icalendar'
import { isTurnOver, nextTurn } from '../../../platform/jobs/pace.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { longest_zone_distance_ms } from '../../availability/availability.api.ts'
import { type CalendarTimesRow, listCalendarTimes, listSharedTimes } from '../series/series.queries.ts'

/** An occurrence of a meeting of the person, in epoch milliseconds. */
export interface WindowTime {
  readonly meeting_id: string
  readonly starts_ms: number
  readonly ends_ms: number
}

const earliest_ms = Date.UTC(1900, 0, 1)
const latest_ms = Date.UTC(2201, 0, 1)
/** How many meetings of one person one answer examines. */
const most_meetings = 50_000
/** A series is searched piece by piece, so that the first time ends the search. */
const piece_ms = 366 * day_ms

/** The meetings of the person of which something takes place in the window; a bound may be infinite. */
export async function listMeetingsWithin(
  db: Db,
  user_id: string,
  window: Interval,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const row of await listRows(db, user_id, window)) {
    if (isTurnOver()) await nextTurn()
    for (const piece of piecesOf(window)) {
      if (!timesOf(row, piece).some((time) => touches(time, window))) continue
      found.add(row.meeting_id)
      break
    }
  }
  return found
}

/** All occurrences of the person's meetings that touch the window, at most so many. */
export async function listTimesWithin(
  db: Db,
  user_id: string,
  window: Interval,
  most: number,
): Promise<WindowTime[]> {
  const found: WindowTime[] = []
  for (const row of await listRows(db, user_id, window)) {
    if (isTurnOver()) await nextTurn()
    for (const time of timesTouching(row, window)) found.push(time)
    if (found.length > most) break
  }
  return found.slice(0, most)
}

/** The occurrences in the window by meeting, in order; null where there are more than so many. */
export async function listOccurrencesWithin(
  db: Db,
  user_id: string,
  window: Interval,
  most: number,
): Promise<ReadonlyMap<string, readonly ObjectOccurrence[]> | null> {
  const found = new Map<string, readonly ObjectOccurrence[]>()
  let count = 0
  for (const row of await listRows(db, user_id, window)) {
    // One that touches two pieces is one.
    const byStart = new Map<number, ObjectOccurrence>()
    for (const piece of piecesOf(window)) {
      if (isTurnOver()) await nextTurn()
      for (const one of occurrencesOf(row, piece))
        if (touches([one.starts_ms, one.ends_ms], window)) byStart.set(one.original_starts_ms, one)
      if (count + byStart.size > most) return null
    }
    count += byStart.size
    found.set(row.meeting_id, [...byStart.values()])
  }
  return found
}

/** An occurrence of a meeting of two people. */
export interface SharedTime extends WindowTime {
  readonly title: string
  readonly isOfSeries: boolean
  /** The other person organizes it. */
  readonly isTheirs: boolean
}

/** The times at which the person meets somebody with that address, in their order, at most so many. */
export async function listTimesWith(
  db: Db,
  user_id: string,
  address: string,
  window: Interval,
  most: number,
): Promise<SharedTime[]> {
  const found: SharedTime[] = []
  for (const row of await listSharedTimes(db, user_id, address.toLowerCase(), spanOf(window), most)) {
    if (isTurnOver()) await nextTurn()
    const shared = { title: row.meeting_title, isOfSeries: isSeries(row), isTheirs: row.is_theirs }
    for (const time of timesTouching(row, window)) found.push({ ...time, ...shared })
  }
  return found.toSorted((one, other) => one.starts_ms - other.starts_ms).slice(0, most)
}

function occurrencesOf(row: CalendarTimesRow, window: Interval): readonly ObjectOccurrence[] {
  if (isSeries(row)) return expandSeries(row, row.changes, window)
  const [starts_ms, ends_ms] = [row.starts_at.getTime(), row.ends_at.getTime()]
  return [{ original_starts_ms: starts_ms, starts_ms, ends_ms }]
}

function listRows(db: Db, user_id: string, window: Interval): Promise<CalendarTimesRow[]> {
  return listCalendarTimes(db, user_id, spanOf(window), most_meetings)
}

function spanOf([start, end]: Interval): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(Math.max(earliest_ms, start) - longest_zone_distance_ms),
    to: new Date(Math.min(latest_ms, end) + longest_zone_distance_ms),
  }
}

function* piecesOf([start, end]: Interval): Generator<Interval> {
  const last = Math.min(latest_ms, end)
  for (let at = Math.max(earliest_ms, start); at < last; at += piece_ms)
    yield [at, Math.min(at + piece_ms, last)]
}

function timesOf(row: CalendarTimesRow, window: Interval): Interval[] {
  return occurrencesOf(row, window).map(({ starts_ms, ends_ms }): Interval => [starts_ms, ends_ms])
}

function timesTouching(row: CalendarTimesRow, window: Interval): WindowTime[] {
  const { meeting_id } = row
  return timesOf(row, window)
    .filter((time) => touches(time, window))
    .map(([starts_ms, ends_ms]) => ({ meeting_id, starts_ms, ends_ms }))
}

/** RFC 4791 §9.9: an event without length counts where it starts. */
function touches([start, end]: Interval, [from, to]: Interval): boolean {
  return start < to && (end > from || (start === end && start >= from))
}
