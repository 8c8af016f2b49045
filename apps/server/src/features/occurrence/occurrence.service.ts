import {
  expandRecurrence,
  type Interval,
  instantOf,
  lastOccurrence,
  overlaps,
  parseRecurrence,
  wallTimeOf,
} from '@meridian/engine'

/** When a series takes place, in the columns of its row. Wall times are read in `meeting_timezone`. */
export interface SeriesTimes {
  readonly first_start_wall: string
  /** For an all-day series the midnight after its last day. */
  readonly first_end_wall: string
  readonly meeting_timezone: string
  /** RFC 5545 without DTSTART. */
  readonly rrule: string | null
  readonly added_walls: readonly string[]
}

/** An occurrence that differs from its series, in epoch milliseconds. */
export interface OccurrenceChange {
  readonly original_starts_ms: number
  readonly is_cancelled: boolean
  readonly starts_ms: number | null
  readonly ends_ms: number | null
}

/** One time a series takes place, in epoch milliseconds. */
export interface SeriesOccurrence<Change extends OccurrenceChange> {
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
  return [...regularOccurrences(series, changes, window), ...movedOccurrences(changes)]
    .filter(({ starts_ms, ends_ms }) => touches([starts_ms, ends_ms], window))
    .toSorted((a, b) => a.starts_ms - b.starts_ms)
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
 * When the last occurrence ends, in epoch milliseconds; Infinity for a series without an end, null when
 * none ever takes place.
 */
export function occupiedUntilMs(series: SeriesTimes, changes: readonly OccurrenceChange[]): number | null {
  if (isEndless(series)) return Number.POSITIVE_INFINITY
  const ends = movedOccurrences(changes).map(({ ends_ms }) => ends_ms)
  const last = findLastRegular(series, changes)
  if (last) ends.push(last.ends_ms)
  return ends.length === 0 ? null : Math.max(...ends)
}

/**
 * When an occurrence that starts at this moment ends: at the wall time its series ends at, as a single
 * meeting on that day would. A start that a clock change moved forward takes its end along, and where a
 * change leaves no time between the two, the occurrence lasts as long as its wall times are apart.
 */
export function endOfOccurrence(
  series: Pick<SeriesTimes, 'first_start_wall' | 'first_end_wall' | 'meeting_timezone'>,
  startMs: number,
): number {
  const apartMs = Math.max(0, wallMs(series.first_end_wall) - wallMs(series.first_start_wall))
  const endWall = wallOf(wallMs(wallTimeOf(startMs, series.meeting_timezone)) + apartMs)
  const endMs = instantOf(endWall, series.meeting_timezone)
  return endMs > startMs ? endMs : startMs + apartMs
}

/** Wall time as the epoch milliseconds it would have in UTC, for arithmetic on the wall clock. */
export function wallMs(wall: string): number {
  return Date.parse(`${wall}Z`)
}

/** The other way round: `yyyy-MM-ddTHH:mm:ss`. */
export function wallOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19)
}

function isEndless({ rrule }: SeriesTimes): boolean {
  if (rrule === null) return false
  const parsed = parseRecurrence(rrule)
  return parsed.ok && parsed.rule.count === null && parsed.rule.until === null
}

function regularOccurrences<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  [from, to]: Interval,
): SeriesOccurrence<Change>[] {
  const changed = changedStarts(changes)
  return startsWithin(series, [from - longestMs(series), to])
    .filter((startMs) => !changed.has(startMs))
    .map((startMs) => occurrenceAt(series, startMs))
}

function movedOccurrences<Change extends OccurrenceChange>(
  changes: readonly Change[],
): SeriesOccurrence<Change>[] {
  return changes.flatMap((change) => {
    const { is_cancelled, original_starts_ms, starts_ms, ends_ms } = change
    if (is_cancelled || starts_ms === null || ends_ms === null) return []
    return [{ original_starts_ms, starts_ms, ends_ms, change }]
  })
}

function findNextOccurrence<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  nowMs: number,
): SeriesOccurrence<Change> | null {
  const moved = movedOccurrences(changes).filter(({ ends_ms }) => ends_ms > nowMs)
  const next = findNextRegular(series, changes, nowMs)
  return earliest(next ? [...moved, next] : moved)
}

/** Walks on until a start is found that no change has replaced; those before it are at most as many as the changes. */
function findNextRegular<Change extends OccurrenceChange>(
  series: SeriesTimes,
  changes: readonly Change[],
  nowMs: number,
): SeriesOccurrence<Change> | null {
  const changed = changedStarts(changes)
  for (let limit = changes.length + 4; ; limit *= 4) {
    const starts = startsWithin(series, [nowMs - longestMs(series), nowMs + centuryMs], limit)
    const candidates = starts.filter((startMs) => !changed.has(startMs))
    const next = candidates.find((startMs) => endOfOccurrence(series, startMs) > nowMs)
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
  for (let spanMs = dayMs; ; spanMs *= 8) {
    const fromMs = Math.max(beginMs, beyondMs - spanMs)
    const starts = startsWithin(series, [fromMs, beyondMs], Number.POSITIVE_INFINITY)
    const last = starts.findLast((startMs) => !changed.has(startMs))
    if (last !== undefined) return last
    if (fromMs === beginMs) return null
  }
}

/** Starts the rule and the added dates give, ascending, each once; changes are not looked at. */
function startsWithin(series: SeriesTimes, window: Interval, limit?: number): number[] {
  const isInside = (startMs: number) => startMs >= window[0] && startMs < window[1]
  const added = addedStarts(series).filter(isInside)
  const regular =
    series.rrule === null ? [] : expandRecurrence(asEngineSeries(series, series.rrule), window, limit)
  if (added.length === 0) return regular
  return [...new Set([...regular, ...added])].toSorted((a, b) => a - b).slice(0, limit)
}

/** A series without a rule consists of its first start and the added ones. */
function addedStarts({ rrule, first_start_wall, added_walls, meeting_timezone }: SeriesTimes): number[] {
  const walls = rrule === null ? [first_start_wall, ...added_walls] : added_walls
  return walls.map((wall) => instantOf(wall, meeting_timezone))
}

function lastRuleStart(series: SeriesTimes): number | null {
  return series.rrule === null ? null : lastOccurrence(asEngineSeries(series, series.rrule))
}

function asEngineSeries({ first_start_wall, meeting_timezone }: SeriesTimes, rrule: string) {
  return { start: first_start_wall, timeZone: meeting_timezone, rrule }
}

function occurrenceAt(series: SeriesTimes, startMs: number): SeriesOccurrence<never> {
  const ends_ms = endOfOccurrence(series, startMs)
  return { original_starts_ms: startMs, starts_ms: startMs, ends_ms, change: null }
}

function changedStarts(changes: readonly OccurrenceChange[]): ReadonlySet<number> {
  return new Set(changes.map(({ original_starts_ms }) => original_starts_ms))
}

/** No clock change makes an occurrence longer than this. */
function longestMs({ first_start_wall, first_end_wall }: SeriesTimes): number {
  return Math.max(0, wallMs(first_end_wall) - wallMs(first_start_wall)) + dayMs
}

function earliest<Change extends OccurrenceChange>(occurrences: readonly SeriesOccurrence<Change>[]) {
  return occurrences.toSorted((a, b) => a.starts_ms - b.starts_ms)[0] ?? null
}

function touches([start, end]: Interval, window: Interval): boolean {
  return overlaps([start, Math.max(end, start + 1)], window)
}

const dayMs = 86_400_000
const centuryMs = 36_525 * dayMs
