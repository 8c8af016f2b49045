import { endFinder } from '../recurrence/occurrence-end.ts'
import { instantOf } from '../zone/wall-time.ts'

/** When a series takes place, in the columns of its row. Wall times are read in `meeting_timezone`. */
export interface SeriesTimes {
  readonly first_start_wall: string
  /** As long after the start as each occurrence lasts, on a clock that never changes; of whole days the midnight after the last one. */
  readonly first_end_wall: string
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  /** RFC 5545 without DTSTART. */
  readonly rrule: string | null
  readonly added_walls: readonly string[]
}

/** Where a series begins and how long an occurrence lasts. */
export type FirstWalls = Pick<SeriesTimes, 'first_start_wall' | 'first_end_wall'>

/** An occurrence that differs from its series, in epoch milliseconds. */
export interface OccurrenceChange {
  /** The start that the rule gives. It identifies the occurrence. */
  readonly original_starts_ms: number
  readonly is_cancelled: boolean
  readonly starts_ms: number | null
  readonly ends_ms: number | null
}

/** A changed occurrence with its wall times. Values of its own, such as a title, may be beside them. */
export interface ChangedOccurrence extends OccurrenceChange {
  /** Null where it has the zone of its series. */
  readonly meeting_timezone: string | null
  readonly start_wall: string | null
  readonly end_wall: string | null
}

/** One time a series takes place, in epoch milliseconds. */
export interface SeriesOccurrence<Change extends OccurrenceChange = OccurrenceChange> {
  /** The start its rule gives, before any change moved it. */
  readonly original_starts_ms: number
  readonly starts_ms: number
  readonly ends_ms: number
  readonly change: Change | null
}

/** Whether the row repeats, by a rule or by added dates. */
export function isSeries({ rrule, added_walls }: Pick<SeriesTimes, 'rrule' | 'added_walls'>): boolean {
  return rrule !== null || added_walls.length > 0
}

/** How long the occurrences of a series last. */
export type OccurrenceSpan = FirstWalls & Pick<SeriesTimes, 'meeting_timezone' | 'is_all_day'>

/** When an occurrence that starts at this moment ends: as long after as the first one lasts, or at its midnight. */
export function endOfOccurrence(series: OccurrenceSpan, startMs: number): number {
  return endsOf(series)(startMs)
}

/** `endOfOccurrence` for many starts. */
export function endsOf({ first_start_wall, first_end_wall, meeting_timezone, is_all_day }: OccurrenceSpan) {
  return endFinder({
    start: first_start_wall,
    end: first_end_wall,
    timeZone: meeting_timezone,
    isAllDay: is_all_day,
  })
}

/**
 * The end of a first occurrence as a series keeps it: as long after its start as it lasts, on a clock that never
 * changes. Both are moments, whole days excepted, which end at the wall time that is told.
 */
export function keptEndWall(
  startWall: string,
  { starts_ms, ends_ms }: { readonly starts_ms: number; readonly ends_ms: number },
): string {
  return wallOf(wallMs(startWall) + ends_ms - starts_ms)
}

/** A date, or a wall time in a zone. */
interface WallTime {
  readonly time: string
  readonly zone: string | null
}

/** A series as RFC 5545 describes it: its first occurrence, its rule and its added dates. */
interface SeriesEvent {
  readonly start: WallTime
  readonly end: WallTime
  readonly is_all_day: boolean
  readonly rrule: string | null
  readonly added: readonly string[]
}

/** The columns of a series that an event describes; dates are read in UTC. */
export function seriesTimesOf({ start, end, is_all_day, rrule, added }: SeriesEvent): SeriesTimes {
  const momentOf = ({ time, zone }: WallTime) => instantOf(asWall(time), zone ?? 'UTC')
  const first_start_wall = asWall(start.time)
  return {
    first_start_wall,
    first_end_wall: keptEndWall(first_start_wall, { starts_ms: momentOf(start), ends_ms: momentOf(end) }),
    meeting_timezone: start.zone ?? 'UTC',
    is_all_day,
    rrule,
    added_walls: added.map(asWall),
  }
}

/** Both wall times later by this much on the wall clock. */
export function shiftWalls({ first_start_wall, first_end_wall }: FirstWalls, byMs: number): FirstWalls {
  return {
    first_start_wall: shiftWall(first_start_wall, byMs),
    first_end_wall: shiftWall(first_end_wall, byMs),
  }
}

export function shiftWall(wall: string, byMs: number): string {
  return wallOf(wallMs(wall) + byMs)
}

/** Wall time as the epoch milliseconds it would have in UTC, for arithmetic on the wall clock. */
export function wallMs(wall: string): number {
  return Date.parse(`${wall}Z`)
}

/** The other way round: `yyyy-MM-ddTHH:mm:ss`. */
export function wallOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19)
}

function asWall(time: string): string {
  return time.length === 10 ? `${time}T00:00:00` : time
}
