import { day_ms } from '../durations.ts'
import { expandRecurrence } from '../recurrence/expand-recurrence.ts'
import { parseRecurrence } from '../recurrence/rule.ts'
import { visitStarts } from '../recurrence/series.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { hasOccurrenceBefore, lastStartBefore } from './nearest-occurrences.ts'
import { asRecurrence } from './occurrences.ts'
import { ruleCounting, ruleEnding, ruleUntil } from './rule-text.ts'
import { type OccurrenceChange, type SeriesTimes, wallMs, wallOf } from './series-times.ts'

/** One of the two series after a split, with its own changed occurrences. */
export interface SeriesPart<Series extends SeriesTimes, Change extends OccurrenceChange> {
  readonly series: Series
  readonly changes: readonly Change[]
}

/**
 * Splits a series before the occurrence that its rule starts at this moment, wherever a change moved it to. Both parts
 * together take place when the series did, and each changed occurrence keeps its original start. Null when nothing takes
 * place before the split.
 */
export function splitSeries<Series extends SeriesTimes, Change extends OccurrenceChange>(
  series: Series,
  changes: readonly Change[],
  originalMs: number,
): {
  readonly before: SeriesPart<EndedSeries<Series>, Change>
  readonly following: SeriesPart<Series, Change>
} | null {
  if (!hasOccurrenceBefore(series, changes, originalMs)) return null
  const earlier = changes.filter(({ original_starts_ms }) => original_starts_ms < originalMs)
  const later = changes.filter(({ original_starts_ms }) => original_starts_ms >= originalMs)
  const changedMs = earlier.find(({ is_cancelled }) => !is_cancelled)?.original_starts_ms
  return {
    before: { series: endBefore(series, originalMs, changedMs), changes: earlier },
    following: { series: startAt(series, originalMs), changes: later },
  }
}

/** A series with its last date, in its own zone; null for one of dates alone. */
export type EndedSeries<Series extends SeriesTimes> = Series & { readonly recurring_end_date: string | null }

/**
 * The starts of a series before a moment. Its rule ends with the day of the last one, or with the last one itself where
 * that day has later starts. A series without any start before begins at `changedMs`, where a changed occurrence is.
 */
export function endBefore<Series extends SeriesTimes>(
  series: Series,
  originalMs: number,
  changedMs = originalMs,
): EndedSeries<Series> {
  const dates = datesOf(series, (ms) => ms < originalMs)
  const { rrule, meeting_timezone } = series
  const lastMs = rrule === null ? null : lastStartBefore({ ...series, added_walls: [] }, originalMs)
  if (rrule === null || lastMs === null) {
    const recurring_end_date = rrule === null ? null : (dates.at(-1)?.slice(0, 10) ?? null)
    return { ...seriesOfDates(series, dates, changedMs), recurring_end_date }
  }
  const lastWall = wallTimeOf(lastMs, meeting_timezone)
  const recurring_end_date = lastWall.slice(0, 10)
  const untilDate = ruleUntil(rrule, recurring_end_date)
  const isLastOfDay =
    expandRecurrence(asRecurrence(series, untilDate), [lastMs + 1, lastMs + 3 * day_ms], 1).length === 0
  return {
    ...series,
    rrule: isLastOfDay ? untilDate : ruleEnding(rrule, lastWall),
    added_walls: dates,
    recurring_end_date,
  }
}

/** The starts of a series from a moment on. A rule with COUNT counts what is left. */
export function startAt<Series extends SeriesTimes>(series: Series, originalMs: number): Series {
  const dates = datesOf(series, (ms) => ms >= originalMs)
  const { rrule } = series
  const first = rrule === null ? null : firstRuleWall(series, rrule, originalMs)
  if (rrule === null || first === null) return seriesOfDates(series, dates, originalMs)
  const rule = ruleWithoutPassed(series, rrule, originalMs)
  return { ...series, ...wallsAt(series, first), rrule: rule, added_walls: dates }
}

const century_ms = 36_525 * day_ms
/** A part may be a single date, and a changed occurrence still belongs to it. */
const once = 'FREQ=DAILY;COUNT=1'

/** The wall time of the rule's first start from the moment on, as the rule gives it, clock changes not looked at. */
function firstRuleWall(series: SeriesTimes, rrule: string, fromMs: number): string | null {
  let first: string | null = null
  visitStarts(asRecurrence(series, rrule), [fromMs, fromMs + century_ms], (_startMs, ruleWallMs) => {
    first = wallOf(ruleWallMs)
    return false
  })
  return first
}

/** COUNT counts wall times, two of which a clock change may make one start. */
function ruleWithoutPassed(series: SeriesTimes, rrule: string, fromMs: number): string {
  const parsed = parseRecurrence(rrule)
  if (!parsed.ok || parsed.rule.count === null) return rrule
  let passed = 0
  visitStarts(asRecurrence(series, rrule), [-Infinity, fromMs], () => {
    passed += 1
    return true
  })
  return ruleCounting(rrule, parsed.rule.count - passed)
}

/** Added dates on one side of the split; without a rule the first start is one of them. */
function datesOf(series: SeriesTimes, isWanted: (ms: number) => boolean): string[] {
  const { rrule, first_start_wall, added_walls, meeting_timezone } = series
  const walls = rrule === null ? [first_start_wall, ...added_walls] : added_walls
  return walls.filter((wall) => isWanted(instantOf(wall, meeting_timezone))).toSorted()
}

function seriesOfDates<Series extends SeriesTimes>(
  series: Series,
  dates: readonly string[],
  originalMs: number,
): Series {
  const [first = wallTimeOf(originalMs, series.meeting_timezone), ...added_walls] = dates
  return { ...series, ...wallsAt(series, first), rrule: added_walls.length === 0 ? once : null, added_walls }
}

function wallsAt({ first_start_wall, first_end_wall }: SeriesTimes, start: string) {
  const lengthMs = wallMs(first_end_wall) - wallMs(first_start_wall)
  return { first_start_wall: start, first_end_wall: wallOf(wallMs(start) + lengthMs) }
}
