import {
  day_ms,
  expandSeries,
  formatTimes,
  instantOf,
  type Interval,
  isSeries,
  isWholeDays,
  occurrencesADay,
  timesOfMoments,
} from '@meridian/engine'
import { isTurnOver, nextTurn } from '../../platform/jobs/pace.ts'
import type {
  CalendarRow,
  CalendarTimesRow,
  DateReply,
  OccurrenceChangeRow,
  ShownTimesRow,
} from './series/series.queries.ts'
import { longest_zone_distance_ms } from '../availability/availability.api.ts'

/** One occurrence of a meeting, in epoch milliseconds. */
export interface CalendarTime {
  readonly meeting_id: string
  readonly original_starts_ms: number
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
  /** First and last date in the meeting's own zone. */
  readonly start_date: string
  readonly end_date: string
  /** Of a date that the person has accepted in a declined series. */
  readonly reply?: DateReply | undefined
}

/** An occurrence with all its displayed details. */
export interface CalendarOccurrence extends CalendarTime {
  readonly row: CalendarRow
  readonly change: OccurrenceChangeRow | null
}

/** The last entry of a page: the next page begins right after it. */
export type CalendarPlace = Pick<CalendarTime, 'starts_ms' | 'meeting_id' | 'original_starts_ms'>

export interface CalendarQuestion {
  readonly window: Interval
  readonly readerZone: string
  readonly after: CalendarPlace | null
  readonly limit: number
}

/**
 * The first occurrences of the meetings that touch the window, in order, one more than the limit where there
 * are more. Dates without a time are never converted: an all-day meeting takes its days from midnight to
 * midnight in the reader's zone. Searches the window piece by piece and stops at the limit.
 */
export async function firstTimesWithin(
  rows: readonly ShownTimesRow[],
  { window, readerZone, after, limit }: CalendarQuestion,
): Promise<CalendarTime[]> {
  const found: CalendarTime[] = []
  for (const piece of piecesOf(rows, window, after)) {
    const times: PlacedTime[] = []
    for (const row of rows) {
      if (isTurnOver()) await nextTurn()
      for (const time of timesStartingIn(row, piece))
        if (after === null || byPlace(time, after) > 0) times.push(time)
    }
    // Converts to dates only the occurrences that are returned.
    for (const time of times.toSorted(byPlace)) {
      if (found.length > limit) return found
      if (isTurnOver()) await nextTurn()
      const told = calendarTime(time)
      if (touches(asSeen(told, readerZone), window)) found.push(told)
    }
    if (found.length > limit) return found
  }
  return found
}

/** Every comparison is total. */
function byPlace(one: CalendarPlace, other: CalendarPlace): number {
  if (one.starts_ms !== other.starts_ms) return one.starts_ms - other.starts_ms
  if (one.meeting_id !== other.meeting_id) return one.meeting_id < other.meeting_id ? -1 : 1
  return one.original_starts_ms - other.original_starts_ms
}

const piece_size = 5000

interface Piece {
  /** Searches occurrences that touch this interval … */
  readonly reach: Interval
  /** … and keeps those that start in this one, so that each appears once. */
  readonly starts: Interval
}

function* piecesOf(
  rows: readonly ShownTimesRow[],
  window: Interval,
  after: CalendarPlace | null,
): Generator<Piece> {
  const perDay = rows.reduce((sum, row) => sum + (isSeries(row) ? occurrencesADay(row) : 0), 1)
  const lengthMs = Math.max(1, Math.floor(piece_size / perDay)) * day_ms
  const end = window[1] + longest_zone_distance_ms
  let from = after?.starts_ms ?? -Infinity
  let at = after?.starts_ms ?? window[0] - longest_zone_distance_ms
  while (at < end) {
    const to = Math.min(at + lengthMs, end)
    yield { reach: [at, to], starts: [from, to] }
    from = to
    at = to
  }
}

type Time = Pick<CalendarTime, 'original_starts_ms' | 'starts_ms' | 'ends_ms'> & {
  readonly change: unknown
}

/** An occurrence by its moments alone. */
interface PlacedTime extends CalendarPlace, Time {
  readonly row: CalendarTimesRow
  readonly reply: DateReply | undefined
}

function timesStartingIn(row: ShownTimesRow, { reach, starts: [from, to] }: Piece): PlacedTime[] {
  const { meeting_id } = row
  const times = isSeries(row) ? expandSeries(row, row.changes, reach) : [singleTime(row)]
  return times.flatMap(({ original_starts_ms, starts_ms, ends_ms, change }) => {
    if (starts_ms < from || starts_ms >= to) return []
    const reply = row.replies?.findLast((one) => isAbout(one, original_starts_ms))
    if (row.replies !== null && (reply?.meeting_action ?? 'rejected') === 'rejected') return []
    return [{ meeting_id, original_starts_ms, starts_ms, ends_ms, change, row, reply }]
  })
}

function isAbout({ original_starts_ms, is_for_following }: DateReply, originalMs: number): boolean {
  return is_for_following ? original_starts_ms <= originalMs : original_starts_ms === originalMs
}

function singleTime(row: CalendarTimesRow): Time {
  const starts_ms = row.starts_at.getTime()
  return { original_starts_ms: starts_ms, starts_ms, ends_ms: row.ends_at.getTime(), change: null }
}

function calendarTime(time: PlacedTime): CalendarTime {
  const { meeting_id, original_starts_ms, starts_ms, ends_ms, reply } = time
  const { meeting_timezone } = time.row
  const is_all_day = isWholeDays(time, time.row, time.change !== null)
  const { start_date, end_date } = formatTimes(timesOfMoments({ meeting_timezone, is_all_day }, time))
  return { meeting_id, original_starts_ms, starts_ms, ends_ms, reply, is_all_day, start_date, end_date }
}

function asSeen(
  { is_all_day, starts_ms, ends_ms, start_date, end_date }: CalendarTime,
  zone: string,
): Interval {
  if (!is_all_day) return [starts_ms, ends_ms]
  const dayAfter = new Date(Date.parse(`${end_date}T00:00Z`) + day_ms).toISOString().slice(0, 10)
  return [instantOf(`${start_date}T00:00`, zone), instantOf(`${dayAfter}T00:00`, zone)]
}

function touches([start, end]: Interval, [from, to]: Interval): boolean {
  return start < to && (end > from || start >= from)
}
