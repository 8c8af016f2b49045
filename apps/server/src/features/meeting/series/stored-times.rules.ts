import {
  findSeriesMoments,
  firstTimes,
  isSeries,
  type OccurrenceChange,
  type SeriesTimes,
} from '@meridian/engine'
import type { MeetingRow } from '../meeting.queries.ts'
import { emptySeries } from './recurrence.rules.ts'
import type { Schedule } from './schedule.rules.ts'

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
> & { readonly last_ends_at: Date | 'infinity' }

/**
 * The stored columns of a schedule: a series with its next occurrence. Throws `bad_input` when it never takes
 * place.
 */
export function timeColumns(when: Schedule, now: Date): TimeColumns {
  const { exceptions, exceptionOutcome: _outcome, moments, ...columns } = when
  const stored = { ...columns, added_walls: [...columns.added_walls] }
  if (isSeries(when)) {
    const listed = listedColumns(when, exceptions, now)
    if (listed === null) throw emptySeries()
    return { ...stored, ...firstColumns(when), ...listed }
  }
  const starts_at = new Date(moments.starts_ms)
  const ends_at = new Date(moments.ends_ms)
  return {
    ...stored,
    first_starts_at: starts_at,
    first_ends_at: ends_at,
    starts_at,
    ends_at,
    last_ends_at: ends_at,
  }
}

/** The first occurrence of a series, changed or not. */
export function firstColumns(series: SeriesTimes): Pick<TimeColumns, 'first_starts_at' | 'first_ends_at'> {
  const { starts_ms, ends_ms } = firstTimes(series)
  return { first_starts_at: new Date(starts_ms), first_ends_at: new Date(ends_ms) }
}

/** The listed occurrence of a series and the end of its last one; null when none takes place. */
export function listedColumns(
  series: SeriesTimes,
  changes: readonly OccurrenceChange[],
  now: Date,
): Pick<TimeColumns, 'starts_at' | 'ends_at' | 'last_ends_at'> | null {
  const moments = findSeriesMoments(series, changes, now.getTime())
  if (moments === null) return null
  const { listed, last_ends_ms } = moments
  return {
    starts_at: new Date(listed.starts_ms),
    ends_at: new Date(listed.ends_ms),
    // PostgreSQL's word for a series that never ends.
    last_ends_at: last_ends_ms === Number.POSITIVE_INFINITY ? 'infinity' : new Date(last_ends_ms),
  }
}

/** The id of the series that this one was cut from, or its own. */
export function rootUid({ ical_uid }: Pick<MeetingRow, 'ical_uid'>): string {
  return ical_uid.replace(/_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '')
}

/** The columns of a meeting with new times: one that is moved into the future takes place again, and calendars see a new version. */
export function rescheduledColumns<Times extends Pick<TimeColumns, 'last_ends_at'>>(
  meeting: Pick<MeetingRow, 'meeting_status' | 'ical_sequence'>,
  times: Times,
  now: Date,
) {
  const isToCome = times.last_ends_at === 'infinity' || times.last_ends_at > now
  return {
    ...times,
    meeting_status: isToCome ? ('active' as const) : meeting.meeting_status,
    ical_sequence: meeting.ical_sequence + 1,
  }
}
