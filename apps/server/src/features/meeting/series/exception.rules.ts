import type { MeetingChange } from '@meridian/contract'
import {
  day_ms,
  endOfOccurrence,
  expandSeries,
  instantOf,
  type OccurrenceChange,
  type SeriesTimes,
  wallMs,
  wallOf,
  wallTimeOf,
} from '@meridian/engine'
import { asTimes, type MeetingTimes } from '../meeting-time.rules.ts'
import type { ExceptionRow } from './series.queries.ts'

/** A series before and after a change that moved each occurrence by `byMs` on the wall clock. */
export interface Move {
  readonly from: SeriesTimes
  readonly to: SeriesTimes
  readonly byMs: number
}

export function changesOf(exceptions: readonly ExceptionRow[]): OccurrenceChange[] {
  return exceptions.map(({ original_starts_at, is_cancelled, starts_at, ends_at }) => ({
    original_starts_ms: original_starts_at.getTime(),
    is_cancelled,
    starts_ms: starts_at?.getTime() ?? null,
    ends_ms: ends_at?.getTime() ?? null,
  }))
}

/** Whether it takes place at the time of its series, so that only its texts are its own. */
export function isAtRegularTime(
  { original_starts_at, is_cancelled, starts_at, ends_at, meeting_timezone }: ExceptionRow,
  series: SeriesTimes,
): boolean {
  const startMs = original_starts_at.getTime()
  return (
    !is_cancelled &&
    (meeting_timezone ?? series.meeting_timezone) === series.meeting_timezone &&
    starts_at?.getTime() === startMs &&
    ends_at?.getTime() === endOfOccurrence(series, startMs)
  )
}

/** Whether it differs from its series in no field. */
export function isLikeSeries(exception: ExceptionRow, series: SeriesTimes): boolean {
  const { meeting_title, meeting_description, meeting_link, location_name, is_transparent } = exception
  const own = [meeting_title, meeting_description, meeting_link, location_name, is_transparent]
  return own.every((value) => value === null) && isAtRegularTime(exception, series)
}

/** The times of one changed occurrence; a zone of its own is kept where it differs from the series'. */
export function exceptionTimes(
  { start_wall, end_wall, meeting_timezone, starts_ms, ends_ms }: MeetingTimes,
  series: Pick<SeriesTimes, 'meeting_timezone'>,
) {
  return {
    start_wall,
    end_wall,
    meeting_timezone: meeting_timezone === series.meeting_timezone ? null : meeting_timezone,
    starts_at: new Date(starts_ms),
    ends_at: new Date(ends_ms),
  }
}

/**
 * A change to all occurrences also applies to the one that the form showed, which may have had texts of its
 * own.
 */
export function mergeIntoTarget(
  exceptions: readonly ExceptionRow[],
  series: SeriesTimes,
  { original_starts_ms }: { readonly original_starts_ms: number },
  { meeting_title, meeting_description, meeting_link, meeting_location, is_transparent }: MeetingChange,
): readonly ExceptionRow[] {
  const own = exceptions.find(({ original_starts_at }) => original_starts_at.getTime() === original_starts_ms)
  if (!own) return exceptions
  const said = {
    ...own,
    ...(meeting_title !== undefined && { meeting_title: null }),
    ...(meeting_description !== undefined && { meeting_description: null }),
    ...(meeting_link !== undefined && { meeting_link: null }),
    ...(meeting_location?.location_name !== undefined && { location_name: null }),
    ...(is_transparent !== undefined && { is_transparent: null }),
  }
  return exceptions.flatMap((other) => {
    if (other !== own) return [other]
    return isLikeSeries(said, series) ? [] : [said]
  })
}

/**
 * Changed occurrences follow their original start to the moved day and the new time, and move by as much
 * themselves; one that differs in texts alone takes the new times. Those whose occurrence no longer exists
 * are dropped.
 */
export function movedExceptions(exceptions: readonly ExceptionRow[], move: Move): ExceptionRow[] {
  if (exceptions.length === 0) return []
  const { from, to, byMs } = move
  const originals = exceptions.map(({ original_starts_at }) => original_starts_at.getTime() + byMs)
  const reach = [Math.min(...originals) - 2 * day_ms, Math.max(...originals) + 2 * day_ms] as const
  const starts = new Set(expandSeries(to, [], reach).map(({ starts_ms }) => starts_ms))
  const moved = new Map<number, ExceptionRow>()
  for (const exception of exceptions) {
    const wall = wallMs(wallTimeOf(exception.original_starts_at.getTime(), from.meeting_timezone)) + byMs
    // On a day on which a clock change had moved the old start, only the new time finds the occurrence.
    const candidates = [wallOf(wall), `${wallOf(wall).slice(0, 10)}T${to.first_start_wall.slice(11)}`]
    const original = candidates.map((at) => instantOf(at, to.meeting_timezone)).find((ms) => starts.has(ms))
    if (original !== undefined && !moved.has(original)) {
      moved.set(original, movedException(exception, original, move))
    }
  }
  return [...moved.values()]
}

function movedException(exception: ExceptionRow, original: number, { from, to, byMs }: Move): ExceptionRow {
  const original_starts_at = new Date(original)
  const { starts_at, ends_at } = exception
  if (exception.is_cancelled || starts_at === null || ends_at === null)
    return { ...exception, original_starts_at }
  if (isAtRegularTime(exception, from)) {
    const { meeting_timezone } = to
    const clock = { meeting_timezone, is_all_day: false }
    const times = asTimes(clock, original, endOfOccurrence(to, original))
    return { ...exception, original_starts_at, ...exceptionTimes(times, to) }
  }
  const before = exception.meeting_timezone ?? from.meeting_timezone
  const zone = exception.meeting_timezone ?? to.meeting_timezone
  const moved = (at: Date) => wallOf(wallMs(wallTimeOf(at.getTime(), before)) + byMs)
  const [start_wall, end_wall] = [moved(starts_at), moved(ends_at)]
  const startMs = instantOf(start_wall, zone)
  return {
    ...exception,
    original_starts_at,
    start_wall,
    end_wall,
    starts_at: new Date(startMs),
    ends_at: new Date(Math.max(startMs, instantOf(end_wall, zone))),
  }
}
