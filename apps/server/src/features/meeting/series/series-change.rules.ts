import type { RecurrenceInput } from '@meridian/contract'
import {
  day_ms,
  endOfOccurrence,
  expandRecurrence,
  expandSeries,
  instantOf,
  isSeries,
  keptEndWall,
  type OccurrenceChange,
  type SeriesOccurrence,
  wallMs,
  wallOf,
  wallTimeOf,
} from '@meridian/engine'
import type { MeetingRow } from '../meeting.queries.ts'
import { asTimes, lengthOf, listedTimes, type MeetingTimes, requireDate } from '../meeting-time.rules.ts'
import { changedTimes, type TimeInput } from '../time-input.rules.ts'
import { changesOf, exceptionTimes, isLikeSeries, movedExceptions } from './exception.rules.ts'
import {
  bitsOf,
  emptySeries,
  type FirstWalls,
  isMonthEndRule,
  isSimpleRule,
  type RecurrenceColumns,
  recurrenceColumns,
  rotateDays,
  seriesColumns,
  shiftWalls,
  singleColumns,
  type WantedRecurrence,
  wantedOf,
} from './recurrence.rules.ts'
import { movedRule, ruleUntil } from './rich-rule.rules.ts'
import type { ExceptionRow } from './series.queries.ts'

export interface ScheduleInput extends TimeInput {
  readonly meeting_recurrence?: RecurrenceInput | undefined
}

/** When a meeting takes place, in wall times. */
export interface Schedule extends RecurrenceColumns {
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  /** For a single meeting, where the wall times may be ambiguous. */
  readonly moments: { readonly starts_ms: number; readonly ends_ms: number }
  readonly exceptions: readonly ExceptionRow[]
  readonly exceptionOutcome: ExceptionOutcome
}

/** The changed occurrences after their series moved. */
export interface ExceptionOutcome {
  readonly moved: number
  readonly gone: number
}

export type TimedMeeting = Pick<
  MeetingRow,
  'meeting_timezone' | 'is_all_day' | 'starts_at' | 'ends_at' | keyof RecurrenceColumns
>

/** For a new meeting, or a new series from its first day on. */
export function scheduleFor(times: MeetingTimes, recurrence: RecurrenceInput | undefined): Schedule {
  const { start_wall: first_start_wall, end_wall: first_end_wall } = times
  if (!recurrence?.is_recurring) return scheduleOf(times, singleColumns({ first_start_wall, first_end_wall }))
  const walls = { first_start_wall, first_end_wall: firstEndWall(times, first_start_wall) }
  const wanted = wantedOf(recurrence)
  const start = recurrence.recurring_start_date ?? ''
  requireRange(recurrence)
  const laterMs = start > times.start_wall.slice(0, 10) ? daysBetween(times.start_wall, start) * day_ms : 0
  return scheduleOf(times, seriesColumns(wanted, shiftWalls(walls, laterMs)))
}

/** The schedule as it is stored. */
export function storedSchedule(meeting: TimedMeeting, exceptions: readonly ExceptionRow[]): Schedule {
  return { ...scheduleOf(listedTimes(meeting), recurrenceColumns(meeting)), exceptions }
}

interface ChangeContext {
  readonly profileZone: string
  readonly now: Date
  /** The occurrence whose times the change gives; without it the listed one, or the one a form showed. */
  readonly targetOccurrence?: Pick<SeriesOccurrence<OccurrenceChange>, 'starts_ms' | 'ends_ms'> | undefined
}

/**
 * The schedule after a change, or null when the change repeats what was shown. A series changes as a whole: a
 * new date of the target occurrence moves all of them by that many days, a new time gives all of them that
 * time, and changed occurrences move along.
 */
export function scheduleAfterChange(
  meeting: TimedMeeting,
  exceptions: readonly ExceptionRow[],
  input: ScheduleInput,
  { profileZone, now, targetOccurrence }: ChangeContext,
): Schedule | null {
  const shown = shownOccurrence(
    meeting,
    targetOccurrence ?? occurrenceOfForm(meeting, exceptions, input, now),
  )
  const times = changedTimes(input, shown, profileZone)
  const recurrence = input.meeting_recurrence
  if (!isSeries(meeting)) {
    if (recurrence?.is_recurring) return scheduleFor(times, recurrence)
    return times === shown ? null : scheduleFor(times, undefined)
  }
  const own = exceptions.find((exception) => isShown(exception, shown))
  if (recurrence?.is_recurring === false) {
    return {
      ...scheduleFor(times, undefined),
      exceptionOutcome: { moved: 0, gone: liveOthers(exceptions, own).length },
    }
  }
  const regular = own ? regularTimes(meeting, own) : shown
  const change = seriesChange(meeting, { shown, regular, times, recurrence })
  if (times === shown && !change.isStartChosen && !change.isRuleChosen && !change.isEndChosen) return null
  const when = scheduleOf(times, changedSeries(meeting, change, times.meeting_timezone))
  return { ...when, ...moveExceptionsAlong(exceptions, own, { from: meeting, to: when, times, change }) }
}

function shownOccurrence(
  meeting: TimedMeeting,
  targetOccurrence: ChangeContext['targetOccurrence'],
): MeetingTimes {
  if (!targetOccurrence) return listedTimes(meeting)
  const { starts_ms, ends_ms } = targetOccurrence
  return listedTimes({ ...meeting, starts_at: new Date(starts_ms), ends_at: new Date(ends_ms) })
}

/**
 * A form that was opened while an earlier occurrence was listed still targets that one, so that a series is
 * not moved to where it already is.
 */
function occurrenceOfForm(
  meeting: TimedMeeting,
  exceptions: readonly ExceptionRow[],
  { meeting_date, meeting_timestamps }: ScheduleInput,
  now: Date,
): ChangeContext['targetOccurrence'] {
  const moment = meeting_timestamps && Date.parse(meeting_timestamps.start_timestamp)
  const date =
    meeting_date?.start_date ?? (moment && wallTimeOf(moment, meeting.meeting_timezone).slice(0, 10))
  if (!date || !isSeries(meeting) || Date.parse(date) > now.getTime() + day_ms) return undefined
  const startMs = instantOf(`${date}T00:00`, meeting.meeting_timezone)
  return expandSeries(meeting, changesOf(exceptions), [startMs, startMs + 2 * day_ms]).find(
    ({ starts_ms, ends_ms }) =>
      ends_ms <= now.getTime() && wallTimeOf(starts_ms, meeting.meeting_timezone).startsWith(date),
  )
}

function isShown({ starts_at, ends_at }: ExceptionRow, { starts_ms, ends_ms }: MeetingTimes): boolean {
  return starts_at?.getTime() === starts_ms && ends_at?.getTime() === ends_ms
}

/** The times that the rule gives an occurrence that takes place elsewhere. */
function regularTimes(meeting: TimedMeeting, { original_starts_at }: ExceptionRow): MeetingTimes {
  const startMs = original_starts_at.getTime()
  return asTimes(meeting, startMs, endOfOccurrence(meeting, startMs))
}

/**
 * Changed occurrences move along with their series. The target takes place exactly as the change says, and
 * where its times now equal the series', it has none of its own any longer.
 */
function moveExceptionsAlong(
  exceptions: readonly ExceptionRow[],
  own: ExceptionRow | undefined,
  {
    from,
    to,
    times,
    change,
  }: { from: TimedMeeting; to: Schedule; times: MeetingTimes; change: SeriesChange },
): Pick<Schedule, 'exceptions' | 'exceptionOutcome'> {
  const move = { from, to, byMs: change.occurrenceShiftMs }
  const others = movedExceptions(
    exceptions.filter((exception) => exception !== own),
    move,
  )
  const placed = (own ? movedExceptions([own], move) : [])
    .map((exception) => ({ ...exception, ...exceptionTimes(times, to) }))
    .filter((exception) => !isLikeSeries(exception, to))
  const taken = new Set(placed.map(({ original_starts_at }) => original_starts_at.getTime()))
  const kept = others.filter(({ original_starts_at }) => !taken.has(original_starts_at.getTime()))
  const live = liveOthers(kept, undefined).length
  const isMoved = move.byMs !== 0 || from.meeting_timezone !== to.meeting_timezone
  return {
    exceptions: [...placed, ...kept],
    exceptionOutcome: { moved: isMoved ? live : 0, gone: liveOthers(exceptions, own).length - live },
  }
}

function liveOthers(exceptions: readonly ExceptionRow[], own: ExceptionRow | undefined) {
  return exceptions.filter((exception) => exception !== own && !exception.is_cancelled)
}

interface SeriesChange extends WantedRecurrence {
  readonly isStartChosen: boolean
  readonly isRuleChosen: boolean
  readonly isEndChosen: boolean
  /** The first occurrence before its weekdays are applied. */
  readonly first_start_wall: string
  readonly first_end_wall: string
  /** By how many days each occurrence moves; a chosen first day moves none. */
  readonly shiftDays: number
  /** By how much each occurrence moves on the wall clock, those days included. */
  readonly occurrenceShiftMs: number
}

const century_ms = 36_525 * day_ms

interface ChangedTimes {
  readonly shown: MeetingTimes
  /** The times that the rule gives the displayed occurrence, which may take place elsewhere. */
  readonly regular: MeetingTimes
  readonly times: MeetingTimes
  readonly recurrence: RecurrenceInput | undefined
}

function seriesChange(
  meeting: TimedMeeting,
  { shown, regular, times, recurrence }: ChangedTimes,
): SeriesChange {
  if (recurrence) requireRange(recurrence)
  const firstDate = meeting.first_start_wall.slice(0, 10)
  const chosenStart = recurrence?.recurring_start_date ?? firstDate
  const isStartChosen = chosenStart !== firstDate
  const isDayMoved = daysBetween(shown.start_wall, times.start_wall) !== 0
  const shiftDays = isStartChosen || !isDayMoved ? 0 : daysBetween(regular.start_wall, times.start_wall)
  const firstDays = isStartChosen ? daysBetween(firstDate, chosenStart) : shiftDays
  const { clockShiftMs, ...first } = movedFirst(meeting, { shown, times, shiftDays: firstDays })
  const chosen = recurrence && chosenRule(meeting, recurrence)
  const chosenEnd = recurrence?.recurring_end_date
  const isEndChosen = chosenEnd !== undefined && chosenEnd !== meeting.recurring_end_date
  return {
    ...first,
    isStartChosen,
    isRuleChosen: chosen !== undefined,
    isEndChosen,
    shiftDays,
    occurrenceShiftMs: shiftDays * day_ms + clockShiftMs,
    recurring_type: chosen?.recurring_type ?? meeting.recurring_type ?? 'custom',
    recurring_days: chosen?.recurring_days ?? rotateDays(meeting.recurring_days, shiftDays),
    recurring_end_date: isEndChosen ? chosenEnd : movedDate(meeting.recurring_end_date, shiftDays),
  }
}

/** Kind and weekdays where they differ from what was shown; a recurrence without either changes neither. */
function chosenRule(
  { recurring_type, recurring_days }: TimedMeeting,
  { recurring_type: type, recurring_days: sentDays }: RecurrenceInput,
): Pick<WantedRecurrence, 'recurring_type' | 'recurring_days'> | undefined {
  const namesDays = Object.keys(sentDays).length > 0
  if (type === 'custom' && !namesDays) return undefined
  const days = namesDays ? bitsOf(sentDays) : recurring_days
  const hasDays = type === 'weekly' || type === 'custom'
  const isSame = type === (recurring_type ?? 'custom') && (!hasDays || days === recurring_days)
  return isSame ? undefined : { recurring_type: type, recurring_days: days }
}

/** Fields that were not changed in the listed occurrence stay as the series has them. */
function movedFirst(
  meeting: TimedMeeting,
  { shown, times, shiftDays }: { shown: MeetingTimes; times: MeetingTimes; shiftDays: number },
) {
  const { first_start_wall, first_end_wall } = meeting
  const isTimeChanged = clockOf(times.start_wall) !== clockOf(shown.start_wall)
  const lengthMs = wallMs(first_end_wall) - wallMs(first_start_wall)
  const clock = clockOf(isTimeChanged ? times.start_wall : first_start_wall)
  const startMs = wallMs(`${first_start_wall.slice(0, 10)}T${clock}`) + shiftDays * day_ms
  const start = wallOf(startMs)
  return {
    first_start_wall: start,
    first_end_wall: isLengthChanged(meeting, shown, times)
      ? firstEndWall(times, start)
      : wallOf(startMs + lengthMs),
    clockShiftMs: startMs - wallMs(first_start_wall) - shiftDays * day_ms,
  }
}

/**
 * On a day of a clock change, a form keeps the wall times and a drag the duration: neither means another
 * length.
 */
function isLengthChanged(meeting: TimedMeeting, shown: MeetingTimes, times: MeetingTimes): boolean {
  if (meeting.is_all_day !== times.is_all_day) return true
  const hasOtherHours = times.ends_ms - times.starts_ms !== shown.ends_ms - shown.starts_ms
  return lengthOf(times) !== lengthOf(shown) && (times.is_all_day || hasOtherHours)
}

/**
 * The end wall time that a series stores for a first occurrence that begins here and lasts as long as these
 * times.
 */
function firstEndWall(times: MeetingTimes, first_start_wall: string): string {
  if (times.is_all_day) return wallOf(wallMs(first_start_wall) + lengthOf(times))
  return keptEndWall(first_start_wall, times)
}

/** A rule richer than the specification's fields stays unless the fields themselves are changed. */
function changedSeries(
  meeting: TimedMeeting,
  change: SeriesChange,
  meeting_timezone: string,
): RecurrenceColumns {
  const isSimple = isSimpleRule(meeting)
  const isMonthEnd = !isSimple && isMonthEndRule(meeting)
  const movesDays = change.shiftDays !== 0 || change.isStartChosen
  if (change.isRuleChosen || isSimple || (isMonthEnd && movesDays)) return seriesColumns(change, change)
  const { first_start_wall, first_end_wall, recurring_days, recurring_end_date, occurrenceShiftMs } = change
  const columns = {
    first_start_wall,
    first_end_wall,
    recurring_type: meeting.recurring_type,
    recurring_days,
    recurring_end_date,
    added_walls: meeting.added_walls.map((wall) => wallOf(wallMs(wall) + occurrenceShiftMs)),
  }
  if (meeting.rrule === null) return { ...columns, rrule: null }
  if (isMonthEnd) return { ...columns, rrule: ruleUntil(meeting.rrule, recurring_end_date) }
  const { shiftDays } = change
  const moved = movedRule({ ...meeting, rrule: meeting.rrule }, { shiftMs: occurrenceShiftMs, shiftDays })
  const rrule = change.isEndChosen ? ruleUntil(moved, recurring_end_date) : moved
  if (!change.isStartChosen) return { ...columns, rrule }
  return { ...columns, ...firstOfRule({ first_start_wall, first_end_wall, meeting_timezone, rrule }), rrule }
}

/** The rule may not fall on the chosen first day. */
function firstOfRule(series: FirstWalls & { meeting_timezone: string; rrule: string }): FirstWalls {
  const { first_start_wall, meeting_timezone: timeZone, rrule } = series
  const chosenMs = instantOf(first_start_wall, timeZone)
  const [startMs] = expandRecurrence(
    { start: first_start_wall, timeZone, rrule },
    [chosenMs, chosenMs + century_ms],
    1,
  )
  if (startMs === undefined) throw emptySeries()
  return shiftWalls(series, wallMs(wallTimeOf(startMs, timeZone)) - wallMs(wallTimeOf(chosenMs, timeZone)))
}

function scheduleOf(
  { meeting_timezone, is_all_day, starts_ms, ends_ms }: MeetingTimes,
  columns: RecurrenceColumns,
): Schedule {
  return {
    ...columns,
    meeting_timezone,
    is_all_day,
    moments: { starts_ms, ends_ms },
    exceptions: [],
    exceptionOutcome: { moved: 0, gone: 0 },
  }
}

function requireRange({ recurring_start_date, recurring_end_date }: RecurrenceInput): void {
  if (recurring_start_date) requireDate(recurring_start_date, 'meeting_recurrence.recurring_start_date')
  if (recurring_end_date) requireDate(recurring_end_date, 'meeting_recurrence.recurring_end_date')
}

function movedDate(date: string | null, days: number): string | null {
  return date === null ? null : wallOf(wallMs(`${date}T00:00`) + days * day_ms).slice(0, 10)
}

/** Between two dates or wall times, in calendar days. */
function daysBetween(one: string, other: string): number {
  return (wallMs(`${other.slice(0, 10)}T00:00`) - wallMs(`${one.slice(0, 10)}T00:00`)) / day_ms
}

function clockOf(wall: string): string {
  return wall.slice(11)
}
