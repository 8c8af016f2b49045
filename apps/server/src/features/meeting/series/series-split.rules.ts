import type { MeetingChange } from '@meridian/contract'
import {
  day_ms,
  expandRecurrence,
  hasOccurrenceBefore,
  instantOf,
  lastStartBefore,
  type OccurrenceChange,
  parseRecurrence,
  type SeriesOccurrence,
  wallMs,
  wallOf,
  wallTimeOf,
} from '@meridian/engine'
import { changesOf, mergeIntoTarget } from './exception.rules.ts'
import {
  isMonthEndRule,
  isSimpleRule,
  type RecurrenceColumns,
  recurrenceColumns,
} from './recurrence.rules.ts'
import { ruleCounting, ruleEnding, ruleUntil } from './rich-rule.rules.ts'
import {
  type TimedMeeting,
  type Schedule,
  scheduleAfterChange,
  type ScheduleInput,
  storedSchedule,
} from './series-change.rules.ts'
import type { ExceptionRow } from './series.queries.ts'

/** One of the two series after a split, with its own changed occurrences. */
export interface SeriesPart extends RecurrenceColumns {
  readonly exceptions: readonly ExceptionRow[]
}

/**
 * Splits a series before the occurrence that its rule starts at this moment, wherever a change moved it to.
 * Both parts together take place when the series did. Null when nothing takes place before the split.
 */
export function splitSeries(
  series: TimedMeeting,
  exceptions: readonly ExceptionRow[],
  originalMs: number,
): { before: SeriesPart; following: SeriesPart } | null {
  if (!hasOccurrenceBefore(series, changesOf(exceptions), originalMs)) return null
  const isBefore = ({ original_starts_at }: ExceptionRow) => original_starts_at.getTime() < originalMs
  return {
    before: {
      ...partBefore(series, originalMs),
      exceptions: exceptions.filter((exception) => isBefore(exception)),
    },
    following: {
      ...partFrom(series, originalMs),
      exceptions: exceptions.filter((exception) => !isBefore(exception)),
    },
  }
}

/**
 * The two parts of a series that is split before an occurrence and changed from there on. Null when nothing
 * takes place before it.
 */
export function splitSchedules(
  series: TimedMeeting,
  { exceptions, occurrence }: { exceptions: readonly ExceptionRow[]; occurrence: Occurrence },
  change: MeetingChange,
  { profileZone, now }: { profileZone: string; now: Date },
): { before: SeriesPart; when: Schedule; isChanged: boolean } | null {
  const parts = splitSeries(series, exceptions, occurrence.original_starts_ms)
  if (!parts) return null
  const { exceptions: following, ...columns } = parts.following
  const rest = { ...series, ...columns, ...momentsOf(occurrence) }
  const own = mergeIntoTarget(following, rest, occurrence, change)
  const context = { profileZone, now, targetOccurrence: occurrence }
  const changed = scheduleAfterChange(rest, own, asShownBefore(change, series), context)
  return { before: parts.before, when: changed ?? storedSchedule(rest, own), isChanged: changed !== null }
}

type Occurrence = SeriesOccurrence<OccurrenceChange>

/** A form shows the first day of the whole series; sent back, it requests no other one. */
function asShownBefore(change: MeetingChange, { first_start_wall }: TimedMeeting): ScheduleInput {
  const { meeting_recurrence, ...input } = change
  if (!meeting_recurrence) return input
  const { recurring_start_date, ...others } = meeting_recurrence
  const isShown = recurring_start_date === first_start_wall.slice(0, 10)
  return { ...input, meeting_recurrence: isShown ? others : meeting_recurrence }
}

function momentsOf({ starts_ms, ends_ms }: Occurrence) {
  return { starts_at: new Date(starts_ms), ends_at: new Date(ends_ms) }
}

const century_ms = 36_525 * day_ms
/** The remaining series may be a single date, and its changed occurrence still belongs to it. */
const once = 'FREQ=DAILY;COUNT=1'

function partBefore(series: TimedMeeting, originalMs: number): RecurrenceColumns {
  const added_walls = datesOf(series, (ms) => ms < originalMs)
  const rule = series.rrule === null ? null : { ...series, rrule: series.rrule, added_walls: [] }
  const lastMs = rule && lastStartBefore(rule, originalMs)
  if (rule === null || lastMs === null) return partOfDates(series, added_walls, originalMs)
  const lastWall = wallTimeOf(lastMs, series.meeting_timezone)
  const recurring_end_date = lastWall.slice(0, 10)
  const endsByDate = isSimpleRule(series) || isMonthEndRule(series)
  const rrule = endsByDate ? ruleUntil(rule.rrule, recurring_end_date) : ruleEnding(rule.rrule, lastWall)
  return { ...recurrenceColumns(series), recurring_end_date, rrule, added_walls }
}

function partFrom(series: TimedMeeting, originalMs: number): RecurrenceColumns {
  const added_walls = datesOf(series, (ms) => ms >= originalMs)
  const { rrule, first_start_wall, meeting_timezone: timeZone } = series
  if (rrule === null) return partOfDates(series, added_walls, originalMs)
  const rule = { start: first_start_wall, timeZone, rrule }
  const [firstMs] = expandRecurrence(rule, [originalMs, originalMs + century_ms], 1)
  if (firstMs === undefined) return partOfDates(series, added_walls, originalMs)
  return {
    ...recurrenceColumns(series),
    ...wallsAt(series, wallAt(series, firstMs)),
    rrule: ruleFrom(series, rrule, firstMs),
    added_walls,
  }
}

/** A rule with COUNT counts the remaining occurrences. */
function ruleFrom(
  { first_start_wall, meeting_timezone: timeZone }: TimedMeeting,
  rrule: string,
  fromMs: number,
) {
  const parsed = parseRecurrence(rrule)
  if (!parsed.ok || parsed.rule.count === null) return rrule
  const beginMs = instantOf(first_start_wall, timeZone)
  const passed = expandRecurrence({ start: first_start_wall, timeZone, rrule }, [beginMs, fromMs], Infinity)
  return ruleCounting(rrule, parsed.rule.count - passed.length)
}

/** Added dates on one side of the split; without a rule the first start is one of them. */
function datesOf(series: TimedMeeting, isWanted: (ms: number) => boolean): string[] {
  const { rrule, first_start_wall, added_walls, meeting_timezone } = series
  const walls = rrule === null ? [first_start_wall, ...added_walls] : added_walls
  return walls.filter((wall) => isWanted(instantOf(wall, meeting_timezone))).toSorted()
}

function partOfDates(series: TimedMeeting, dates: readonly string[], originalMs: number): RecurrenceColumns {
  const [first = wallAt(series, originalMs), ...added_walls] = dates
  const rrule = added_walls.length === 0 ? once : null
  return { ...recurrenceColumns(series), ...wallsAt(series, first), rrule, added_walls }
}

/** The wall time of the rule, which a clock change may have shifted. */
function wallAt({ first_start_wall, meeting_timezone }: TimedMeeting, ms: number): string {
  const wall = wallTimeOf(ms, meeting_timezone)
  const targetOccurrence = `${wall.slice(0, 10)}${first_start_wall.slice(10)}`
  return instantOf(targetOccurrence, meeting_timezone) === ms ? targetOccurrence : wall
}

function wallsAt({ first_start_wall, first_end_wall }: TimedMeeting, start: string) {
  const lengthMs = wallMs(first_end_wall) - wallMs(first_start_wall)
  return { first_start_wall: start, first_end_wall: wallOf(wallMs(start) + lengthMs) }
}
