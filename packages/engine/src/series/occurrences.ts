import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { occurrencesPerDay } from '../recurrence/density.ts'
import { expandRecurrence } from '../recurrence/expand-recurrence.ts'
import { parseRecurrence } from '../recurrence/rule.ts'
import { visitStarts } from '../recurrence/series.ts'
import { instantOf, parseWallTime } from '../zone/wall-time.ts'
import {
  endOfOccurrence,
  endsOf,
  type FirstWalls,
  type OccurrenceChange,
  type SeriesOccurrence,
  type SeriesTimes,
  wallOf,
} from './series-times.ts'

/**
 * All times the series touches the window: changed ones where they moved to, cancelled ones left out,
 * ascending by start. An occurrence without length counts when it starts inside the window. A rule that
 * fires more than 10,000 times in the window is cut there.
 */
export function expandSeries<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  window: Interval,
): SeriesOccurrence<Change>[] {
  const regular = regularOccurrences(series, changes, window)
  if (changes.length === 0) return regular
  const moved = movedOccurrences(changes).filter((time) => touches(time, window))
  return moved.length === 0 ? regular : mergeByStart(regular, moved.toSorted(byStart))
}

/**
 * The occurrence that the rule or an added date starts at this moment, where it takes place now; null when
 * there is none, or it was cancelled.
 */
export function findOccurrenceAt<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  originalMs: number,
): SeriesOccurrence<Change> | null {
  const change = changes.find(({ original_starts_ms }) => original_starts_ms === originalMs)
  if (change) return movedOccurrences([change])[0] ?? null
  const [startMs] = startsWithin(series, [originalMs, originalMs + 1])
  return startMs === undefined ? null : occurrenceAt(series, startMs)
}

/** Visits the occurrences that nothing changed and that touch the window, ascending. */
export function visitRegular(
  series: SeriesTimes,
  changes: readonly OccurrenceChange[],
  window: Interval,
  visit: (startMs: number, endMs: number) => void,
): void {
  const changed = changedStarts(changes)
  const endOf = endsOf(series)
  for (const starts_ms of startsWithin(series, [window[0] - longestMs(series), window[1]])) {
    const ends_ms = endOf(starts_ms)
    if (touches({ starts_ms, ends_ms }, window) && !changed.has(starts_ms)) visit(starts_ms, ends_ms)
  }
}

/** About how often the series takes place in a day; what is not known to be rare counts once. */
export function occurrencesADay({ rrule }: Pick<SeriesTimes, 'rrule'>): number {
  if (rrule === null) return 1
  const parsed = parseRecurrence(rrule)
  return parsed.ok ? occurrencesPerDay(parsed.rule) : 1
}

/** Starts the rule and the added dates give, ascending, each once; changes are not looked at. */
export function startsWithin(series: SeriesTimes, window: Interval, limit?: number): number[] {
  if (series.rrule !== null && series.added_walls.length === 0)
    return expandRecurrence(asRecurrence(series, series.rrule), window, limit)
  const isInside = (startMs: number) => startMs >= window[0] && startMs < window[1]
  const added = addedStarts(series).filter(isInside)
  const regular =
    series.rrule === null ? [] : expandRecurrence(asRecurrence(series, series.rrule), window, limit)
  if (added.length === 0) return regular
  return [...new Set([...regular, ...added])].toSorted((a, b) => a - b).slice(0, limit)
}

/**
 * The starts inside the window, changes not looked at, with the wall times that the rule and the added dates give them.
 * A clock change moves a start away from its wall time; of two wall times that it makes one start, the later counts.
 */
export function wallsOfStarts(series: SeriesTimes, window: Interval): ReadonlyMap<number, string> {
  const { rrule, first_start_wall, added_walls, meeting_timezone } = series
  const walls = new Map<number, string>()
  for (const wall of rrule === null ? [first_start_wall, ...added_walls] : added_walls) {
    const startMs = instantOf(wall, meeting_timezone)
    if (startMs >= window[0] && startMs < window[1]) walls.set(startMs, wall)
  }
  if (rrule !== null)
    visitStarts(asRecurrence(series, rrule), window, (startMs, ruleWallMs) => {
      walls.set(startMs, wallOf(ruleWallMs))
      return true
    })
  return walls
}

/** A series without a rule consists of its first start and the added ones. */
export function addedStarts({
  rrule,
  first_start_wall,
  added_walls,
  meeting_timezone,
}: SeriesTimes): number[] {
  const walls = rrule === null ? [first_start_wall, ...added_walls] : added_walls
  return walls.map((wall) => instantOf(wall, meeting_timezone))
}

export function movedOccurrences<Change extends OccurrenceChange>(
  changes: readonly Change[],
): SeriesOccurrence<Change>[] {
  return changes.flatMap((change) => {
    const { is_cancelled, original_starts_ms, starts_ms, ends_ms } = change
    if (is_cancelled || starts_ms === null || ends_ms === null) return []
    return [{ original_starts_ms, starts_ms, ends_ms, change }]
  })
}

export function changedStarts(changes: readonly OccurrenceChange[]): ReadonlySet<number> {
  return new Set(changes.map(({ original_starts_ms }) => original_starts_ms))
}

export function occurrenceAt(series: SeriesTimes, startMs: number): SeriesOccurrence<never> {
  const ends_ms = endOfOccurrence(series, startMs)
  return { original_starts_ms: startMs, starts_ms: startMs, ends_ms, change: null }
}

export function byStart(one: { readonly starts_ms: number }, other: { readonly starts_ms: number }): number {
  return one.starts_ms - other.starts_ms
}

/** No clock change makes an occurrence longer than this. */
export function longestMs({ first_start_wall, first_end_wall }: FirstWalls): number {
  return Math.max(0, parseWallTime(first_end_wall) - parseWallTime(first_start_wall)) + day_ms
}

export function asRecurrence({ first_start_wall, meeting_timezone }: SeriesTimes, rrule: string) {
  return { start: first_start_wall, timeZone: meeting_timezone, rrule }
}

function regularOccurrences<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  window: Interval,
): SeriesOccurrence<Change>[] {
  const found: SeriesOccurrence<Change>[] = []
  visitRegular(series, changes, window, (starts_ms, ends_ms) =>
    found.push({ original_starts_ms: starts_ms, starts_ms, ends_ms, change: null }),
  )
  return found
}

/** Both ascend by start. */
function mergeByStart<Time extends { readonly starts_ms: number }>(
  regular: readonly Time[],
  moved: readonly Time[],
): Time[] {
  const merged: Time[] = []
  let next = 0
  for (const time of regular) {
    for (let other = moved[next]; other && other.starts_ms < time.starts_ms; other = moved[next]) {
      merged.push(other)
      next += 1
    }
    merged.push(time)
  }
  return [...merged, ...moved.slice(next)]
}

function touches(
  { starts_ms, ends_ms }: { readonly starts_ms: number; readonly ends_ms: number },
  [from, to]: Interval,
): boolean {
  return starts_ms < to && (ends_ms > from || starts_ms >= from)
}
