import { day_ms } from '../durations.ts'
import { lastOccurrence } from '../recurrence/last-occurrence.ts'
import { parseRecurrence } from '../recurrence/rule.ts'
import { instantOf } from '../zone/wall-time.ts'
import {
  addedStarts,
  asRecurrence,
  byStart,
  changedStarts,
  longestMs,
  movedOccurrences,
  occurrenceAt,
  startsWithin,
} from './occurrences.ts'
import { endsOf, type OccurrenceChange, type SeriesOccurrence, type SeriesTimes } from './series-times.ts'

/** The moments that a calendar keeps of a series, in epoch milliseconds. */
export interface SeriesMoments {
  readonly listed: SeriesOccurrence
  /** Infinity for a series without an end. */
  readonly last_ends_ms: number
}

/** Null when the series never takes place. */
export function findSeriesMoments(
  series: SeriesTimes,
  changes: readonly OccurrenceChange[],
  nowMs: number,
): SeriesMoments | null {
  const listed = findListedOccurrence(series, changes, nowMs)
  const last_ends_ms = lastEndMs(series, changes)
  if (listed === null || last_ends_ms === null) return null
  return { listed, last_ends_ms }
}

/**
 * The occurrence that lists show: the first that ends after `nowMs`, so a running one counts, or else the
 * last there was; null when none ever takes place.
 */
export function findListedOccurrence<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  nowMs: number,
): SeriesOccurrence<Change> | null {
  return findNextOccurrence(series, changes, nowMs) ?? findLastOccurrence(series, changes)
}

/** Whether anything of the series takes place, or took place, in the stead of a start before the moment. */
export function hasOccurrenceBefore(
  series: SeriesTimes,
  changes: readonly OccurrenceChange[],
  beforeMs: number,
): boolean {
  const isBefore = ({ original_starts_ms }: OccurrenceChange) => original_starts_ms < beforeMs
  if (changes.some((change) => isBefore(change) && !change.is_cancelled)) return true
  return findLastStart(series, changedStarts(changes), beforeMs) !== null
}

/** The last start before the moment, changes not looked at; null when there is none. */
export function lastStartBefore(series: SeriesTimes, beforeMs: number): number | null {
  return findLastStart(series, new Set(), beforeMs)
}

/**
 * When the last occurrence ends, in epoch milliseconds; Infinity for a series that goes on without an end, null
 * when none ever takes place.
 */
export function lastEndMs(series: SeriesTimes, changes: readonly OccurrenceChange[]): number | null {
  if (isEndless(series) && takesPlace(series)) return Number.POSITIVE_INFINITY
  const ends = movedOccurrences(changes).map(({ ends_ms }) => ends_ms)
  const last = findLastRegular(series, changes)
  if (last) ends.push(last.ends_ms)
  return ends.length === 0 ? null : Math.max(...ends)
}

function findNextOccurrence<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  nowMs: number,
): SeriesOccurrence<Change> | null {
  const moved = movedOccurrences(changes).filter(({ ends_ms }) => ends_ms > nowMs)
  const next = findNextRegular(series, changes, nowMs)
  return (next ? [...moved, next] : moved).toSorted(byStart)[0] ?? null
}

/** Walks on until a start is found that no change has replaced; those before it are at most as many as the changes. */
function findNextRegular<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  nowMs: number,
): SeriesOccurrence<Change> | null {
  const changed = changedStarts(changes)
  const endOf = endsOf(series)
  for (let limit = changes.length + 4; ; limit *= 4) {
    const starts = startsWithin(series, [nowMs - longestMs(series), nowMs + century_ms], limit)
    const candidates = starts.filter((startMs) => !changed.has(startMs))
    const next = candidates.find((startMs) => endOf(startMs) > nowMs)
    if (next !== undefined) return occurrenceAt(series, next)
    if (starts.length < limit) return null
  }
}

function findLastOccurrence<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
): SeriesOccurrence<Change> | null {
  const last = findLastRegular(series, changes)
  const all = last ? [...movedOccurrences(changes), last] : movedOccurrences(changes)
  return all.toSorted((a, b) => b.ends_ms - a.ends_ms)[0] ?? null
}

function findLastRegular<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
): SeriesOccurrence<Change> | null {
  const firstMs = instantOf(series.first_start_wall, series.meeting_timezone)
  const beyondMs = Math.max(firstMs, lastRuleStart(series) ?? firstMs, ...addedStarts(series)) + 1
  const last = findLastStart(series, changedStarts(changes), beyondMs)
  return last === null ? null : occurrenceAt(series, last)
}

/** The last start before `beyondMs` that is none of the changed ones. */
function findLastStart(series: SeriesTimes, changed: ReadonlySet<number>, beyondMs: number): number | null {
  const firstMs = instantOf(series.first_start_wall, series.meeting_timezone)
  const beginMs = Math.min(firstMs, ...addedStarts(series))
  for (let spanMs = day_ms; ; spanMs *= 8) {
    const fromMs = Math.max(beginMs, beyondMs - spanMs)
    const starts = startsWithin(series, [fromMs, beyondMs], Number.POSITIVE_INFINITY)
    const last = starts.findLast((startMs) => !changed.has(startMs))
    if (last !== undefined) return last
    if (fromMs === beginMs) return null
  }
}

function lastRuleStart(series: SeriesTimes): number | null {
  return series.rrule === null ? null : lastOccurrence(asRecurrence(series, series.rrule))
}

function isEndless({ rrule }: SeriesTimes): boolean {
  if (rrule === null) return false
  const parsed = parseRecurrence(rrule)
  return parsed.ok && parsed.rule.count === null && parsed.rule.until === null
}

/** Whether the rule gives any start within a hundred years; some, such as one for 30 February, never do. */
function takesPlace(series: SeriesTimes): boolean {
  const firstMs = instantOf(series.first_start_wall, series.meeting_timezone)
  return startsWithin({ ...series, added_walls: [] }, [firstMs, firstMs + century_ms], 1).length > 0
}

const century_ms = 36_525 * day_ms
