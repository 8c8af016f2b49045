import { day_ms } from '../durations.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { changedTimes, isAtRegularTime } from './change-occurrence.ts'
import { movedRule } from './move-rule.ts'
import { wallsOfStarts } from './occurrences.ts'
import { regularTimes } from './occurrence-times.ts'
import { type ChangedOccurrence, type SeriesTimes, shiftWall, shiftWalls } from './series-times.ts'

/**
 * The series with every occurrence later by as much on the wall clock; the same with the other sign takes it back.
 * A month or year that a rule without a day names keeps the day of the first start. SeriesRefusal for a rule whose days
 * or times cannot move.
 */
export function moveSeries<Series extends SeriesTimes>(series: Series, byMs: number): Series {
  if (byMs === 0) return series
  return {
    ...series,
    ...shiftWalls(series, byMs),
    rrule: series.rrule === null ? null : movedRule({ ...series, rrule: series.rrule }, byMs),
    added_walls: series.added_walls.map((wall) => shiftWall(wall, byMs)),
  }
}

/** A series before and after a change that moved each occurrence by `byMs` on the wall clock. */
export interface SeriesMove {
  readonly from: SeriesTimes
  readonly to: SeriesTimes
  readonly byMs: number
}

/**
 * Changed occurrences follow their original start to the moved day and the new time, and move by as much themselves;
 * one that takes place at the regular time takes the new one. Those whose occurrence no longer exists are dropped.
 */
export function moveChanges<Change extends ChangedOccurrence>(
  changes: readonly Change[],
  move: SeriesMove,
): Change[] {
  if (changes.length === 0) return []
  const { from, to, byMs } = move
  const originals = changes.map(({ original_starts_ms }) => original_starts_ms)
  const firstMs = originals.reduce((least, ms) => Math.min(least, ms), Infinity)
  const lastMs = originals.reduce((most, ms) => Math.max(most, ms), -Infinity)
  const wallsBefore = wallsOfStarts(from, [firstMs, lastMs + 1])
  const startsAfter = wallsOfStarts(to, [firstMs + byMs - 2 * day_ms, lastMs + byMs + 2 * day_ms])
  const moved = new Map<number, Change>()
  for (const change of changes) {
    const { original_starts_ms } = change
    const wall = wallsBefore.get(original_starts_ms) ?? wallTimeOf(original_starts_ms, from.meeting_timezone)
    const original = instantOf(shiftWall(wall, byMs), to.meeting_timezone)
    if (startsAfter.has(original) && !moved.has(original))
      moved.set(original, moveChange(change, original, move))
  }
  return [...moved.values()]
}

function moveChange<Change extends ChangedOccurrence>(
  change: Change,
  original_starts_ms: number,
  { from, to, byMs }: SeriesMove,
): Change {
  const { starts_ms, ends_ms, is_cancelled } = change
  if (is_cancelled || starts_ms === null || ends_ms === null) return { ...change, original_starts_ms }
  if (isAtRegularTime(change, from))
    return { ...change, original_starts_ms, ...changedTimes(regularTimes(to, original_starts_ms), to) }
  const before = change.meeting_timezone ?? from.meeting_timezone
  const zone = change.meeting_timezone ?? to.meeting_timezone
  const start_wall = shiftWall(wallTimeOf(starts_ms, before), byMs)
  const end_wall = shiftWall(wallTimeOf(ends_ms, before), byMs)
  const startMs = instantOf(start_wall, zone)
  return {
    ...change,
    original_starts_ms,
    start_wall,
    end_wall,
    starts_ms: startMs,
    ends_ms: Math.max(startMs, instantOf(end_wall, zone)),
  }
}
