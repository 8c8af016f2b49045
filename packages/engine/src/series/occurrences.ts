import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { occurrencesPerDay } from '../recurrence/density.ts'
import { expandRecurrence } from '../recurrence/expand-recurrence.ts'
import { lastOccurrence } from '../recurrence/nearest-occurrence.ts'
import { endFinder } from '../recurrence/occurrence-end.ts'
import { parseRecurrence } from '../recurrence/rule.ts'
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
  const regular = regularOccurrences(series, changes, window)
  if (changes.length === 0) return regular
  const moved = movedOccurrences(changes).filter((time) => touches(time, window))
  return moved.length === 0 ? regular : mergeByStart(regular, moved.toSorted(byStart))
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
 * When the last occurrence ends, in epoch milliseconds; Infinity for a series that goes on without an end, null
 * when none ever takes place.
 */
export function occupiedUntilMs(series: SeriesTimes, changes: readonly OccurrenceChange[]): number | null {
  if (isEndless(series) && takesPlace(series)) return Number.POSITIVE_INFINITY
  const ends = movedOccurrences(changes).map(({ ends_ms }) => ends_ms)
  const last = findLastRegular(series, changes)
  if (last) ends.push(last.ends_ms)
  return ends.length === 0 ? null : Math.max(...ends)
}

/** When an occurrence that starts at this moment ends: as long after as the first one lasts, or at its midnight. */
export function endOfOccurrence(series: SeriesSpan, startMs: number): number {
  return endsOf(series)(startMs)
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

function isEndless({ rrule }: SeriesTimes): boolean {
  if (rrule === null) return false
  const parsed = parseRecurrence(rrule)
  return parsed.ok && parsed.rule.count === null && parsed.rule.until === null
}

/** Whether the rule gives any start within a hundred years; some, such as one for 30 February, never do. */
function takesPlace(series: SeriesTimes): boolean {
  const firstMs = instantOf(series.first_start_wall, series.meeting_timezone)
  return startsWithin({ ...series, added_walls: [] }, [firstMs, firstMs + centuryMs], 1).length > 0
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
    const starts = startsWithin(series, [nowMs - longestMs(series), nowMs + centuryMs], limit)
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

/** Starts the rule and the added dates give, ascending, each once; changes are not looked at. */
function startsWithin(series: SeriesTimes, window: Interval, limit?: number): number[] {
  if (series.rrule !== null && series.added_walls.length === 0)
    return expandRecurrence(asEngineSeries(series, series.rrule), window, limit)
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

/** How long the occurrences of a series last. */
type SeriesSpan = Pick<SeriesTimes, 'first_start_wall' | 'first_end_wall' | 'meeting_timezone' | 'is_all_day'>

function endsOf({ first_start_wall, first_end_wall, meeting_timezone, is_all_day }: SeriesSpan) {
  return endFinder({
    start: first_start_wall,
    end: first_end_wall,
    timeZone: meeting_timezone,
    isAllDay: is_all_day,
  })
}

/** No clock change makes an occurrence longer than this. */
function longestMs({ first_start_wall, first_end_wall }: SeriesTimes): number {
  return Math.max(0, wallMs(first_end_wall) - wallMs(first_start_wall)) + day_ms
}

function byStart(one: { readonly starts_ms: number }, other: { readonly starts_ms: number }): number {
  return one.starts_ms - other.starts_ms
}

function touches(
  { starts_ms, ends_ms }: { readonly starts_ms: number; readonly ends_ms: number },
  [from, to]: Interval,
): boolean {
  return starts_ms < to && (ends_ms > from || starts_ms >= from)
}

const centuryMs = 36_525 * day_ms
