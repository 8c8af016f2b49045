import {
  endOfOccurrence,
  findListedOccurrence,
  instantOf,
  isSeries,
  occupiedUntilMs,
  type SeriesTimes,
} from '@meridian/engine'
import type { MeetingRow } from '../meeting.queries.ts'
import { changesOf } from './exception.rules.ts'
import { emptySeries } from './recurrence.rules.ts'
import type { Schedule } from './series-change.rules.ts'
import type { ExceptionRow } from './series.queries.ts'

/** The columns of a meeting with its schedule. */
export type TimeColumns = Pick<
  MeetingRow,
  | 'meeting_timezone'
  | 'is_all_day'
  | 'recurring_type'
  | 'recurring_days'
  | 'recurring_end_date'
  | 'rrule'
  | 'added_walls'
  | 'first_start_wall'
  | 'first_end_wall'
  | 'first_starts_at'
  | 'first_ends_at'
  | 'starts_at'
  | 'ends_at'
> & { readonly occupied_until: Date | 'infinity' }

/**
 * The stored columns of a schedule: a series with its next occurrence. Throws `bad_input` when it never takes
 * place.
 */
export function timeColumns(when: Schedule, now: Date): TimeColumns {
  const { exceptions: _exceptions, exceptionOutcome: _carried, moments, ...columns } = when
  if (isSeries(when)) return { ...columns, ...seriesMoments(when, now) }
  const starts_at = new Date(moments.starts_ms)
  const ends_at = new Date(moments.ends_ms)
  return {
    ...columns,
    first_starts_at: starts_at,
    first_ends_at: ends_at,
    starts_at,
    ends_at,
    occupied_until: ends_at,
  }
}

/** PostgreSQL's word for a series that never ends. */
export function asStoredEnd(ms: number): Date | 'infinity' {
  return ms === Number.POSITIVE_INFINITY ? 'infinity' : new Date(ms)
}

/** The listed occurrence of a series and the end of its last one; null when none takes place. */
export function listedColumns(
  series: SeriesTimes,
  exceptions: readonly ExceptionRow[],
  now: Date,
): Pick<TimeColumns, 'starts_at' | 'ends_at' | 'occupied_until'> | null {
  const changes = changesOf(exceptions)
  const until = occupiedUntilMs(series, changes)
  const listed = findListedOccurrence(series, changes, now.getTime())
  if (until === null || listed === null) return null
  return {
    starts_at: new Date(listed.starts_ms),
    ends_at: new Date(listed.ends_ms),
    occupied_until: asStoredEnd(until),
  }
}

function seriesMoments(when: Schedule, now: Date) {
  const listed = listedColumns(when, when.exceptions, now)
  if (listed === null) throw emptySeries()
  const firstMs = instantOf(when.first_start_wall, when.meeting_timezone)
  return {
    first_starts_at: new Date(firstMs),
    first_ends_at: new Date(endOfOccurrence(when, firstMs)),
    ...listed,
  }
}
