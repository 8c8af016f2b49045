import { instantOf, wallTimeOf } from '@meridian/engine'
import { expandSeries, type OccurrenceChange, type SeriesTimes, wallMs, wallOf } from './occurrence.rules.ts'
import type { ExceptionRow } from './series.queries.ts'

/** A series before and after a change that moved each occurrence by `byMs` on the wall clock. */
export interface Move {
  readonly from: Pick<SeriesTimes, 'meeting_timezone'>
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

/**
 * Changed occurrences follow the one they stand for, to the same day moved along and the new time, and
 * move by as much themselves. Those whose occurrence no longer exists are left behind.
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
    // On a day on which a clock change had moved the old start, the new time alone finds the occurrence.
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

const day_ms = 86_400_000
