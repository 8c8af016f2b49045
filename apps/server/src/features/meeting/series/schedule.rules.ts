import type { MeetingChange, RecurrenceInput } from '@meridian/contract'
import {
  changeSeries,
  day_ms,
  daysBetween,
  expandSeries,
  firstEndWall,
  instantOf,
  isSeries,
  liveOthers,
  no_repetition,
  type OccurrenceTimes,
  type RepeatingSeries,
  type Repetition,
  type SeriesOccurrence,
  type SeriesPart,
  seriesRepetition,
  shiftWalls,
  splitSeries,
  timesOfMoments,
  wallTimeOf,
} from '@meridian/engine'
import type { MeetingRow } from '../meeting.queries.ts'
import { listedTimes } from '../meeting-time.rules.ts'
import { changedTimes, type TimeInput } from '../time-input.rules.ts'
import { hasOwnValues, mergeIntoTarget } from './occurrence-details.rules.ts'
import { namingRefusals, repeatChange, wantedRepeat } from './recurrence.rules.ts'
import type { MeetingException } from './series.queries.ts'

export interface ScheduleInput extends TimeInput {
  readonly meeting_recurrence?: RecurrenceInput | undefined
}

/** When a meeting takes place, in wall times. */
export interface Schedule extends RepeatingSeries {
  /** For a single meeting, where the wall times may be ambiguous. */
  readonly moments: { readonly starts_ms: number; readonly ends_ms: number }
  readonly exceptions: readonly MeetingException[]
  /** Null where the series did not move. */
  readonly exceptionOutcome: ExceptionOutcome | null
}

/** The changed occurrences after their series moved. */
export interface ExceptionOutcome {
  readonly moved: number
  readonly gone: number
}

export type TimedMeeting = RepeatingSeries & Pick<MeetingRow, 'starts_at' | 'ends_at'>

type Occurrence = Pick<SeriesOccurrence, 'starts_ms' | 'ends_ms'>

/** For a new meeting, or a new series from its first day on. Throws `bad_input` for a series without an occurrence. */
export function scheduleFor(times: OccurrenceTimes, recurrence: RecurrenceInput | undefined): Schedule {
  if (!recurrence?.is_recurring) return scheduleOf(times)
  const { start_wall: first_start_wall } = times
  const walls = { first_start_wall, first_end_wall: firstEndWall(times, first_start_wall) }
  const wanted = wantedRepeat(recurrence)
  const laterDays = Math.max(
    0,
    daysBetween(first_start_wall, recurrence.recurring_start_date ?? first_start_wall),
  )
  return namingRefusals(() =>
    scheduleOf(times, seriesRepetition(wanted, shiftWalls(walls, laterDays * day_ms))),
  )
}

/** The schedule as it is stored. */
export function storedSchedule(meeting: TimedMeeting, exceptions: readonly MeetingException[]): Schedule {
  return { ...scheduleOf(listedTimes(meeting), meeting), exceptions }
}

interface ChangeContext {
  readonly profileZone: string
  readonly now: Date
  /** The occurrence that gets the times of the change; without it the listed one, or the one a form showed. */
  readonly targetOccurrence?: Occurrence | undefined
}

/**
 * The schedule after a change, or null when the change repeats what was shown. A series changes as a whole, said by its
 * target occurrence; it becomes a single meeting at the time of that one where the request says so.
 */
export function scheduleAfterChange(
  meeting: TimedMeeting,
  exceptions: readonly MeetingException[],
  input: ScheduleInput,
  { profileZone, now, targetOccurrence }: ChangeContext,
): Schedule | null {
  const target =
    targetOccurrence ?? (isSeries(meeting) ? occurrenceOfForm(meeting, exceptions, input, now) : undefined)
  const shown = target ? timesOfMoments(meeting, target) : listedTimes(meeting)
  const times = changedTimes(input, shown, profileZone)
  const recurrence = input.meeting_recurrence
  if (!isSeries(meeting)) {
    if (recurrence?.is_recurring) return scheduleFor(times, recurrence)
    return times === shown ? null : scheduleOf(times)
  }
  if (recurrence?.is_recurring === false) {
    const own = exceptions.find(
      ({ starts_ms, ends_ms }) => starts_ms === shown.starts_ms && ends_ms === shown.ends_ms,
    )
    return {
      ...scheduleOf(times),
      exceptionOutcome: { moved: 0, gone: liveOthers(exceptions, own) },
    }
  }
  const repeat = repeatChange(recurrence)
  const changed = namingRefusals(() =>
    changeSeries(meeting, exceptions, { shown, times, repeat, hasOwnValues }),
  )
  if (changed === null) return null
  const { series, changes, moved, gone } = changed
  return { ...scheduleOf(times, series), exceptions: changes, exceptionOutcome: { moved, gone } }
}

/** The two parts of a series that is split before an occurrence and changed from there on. */
export interface SplitSchedule {
  readonly before: SeriesPart<TimedMeeting, MeetingException>
  readonly following: Schedule
  readonly isChanged: boolean
}

/** Null when nothing takes place before the occurrence. */
export function splitSchedule(
  meeting: TimedMeeting,
  { exceptions, occurrence }: { exceptions: readonly MeetingException[]; occurrence: SeriesOccurrence },
  change: MeetingChange,
  { profileZone, now }: { profileZone: string; now: Date },
): SplitSchedule | null {
  const parts = splitSeries(meeting, exceptions, occurrence.original_starts_ms)
  if (!parts) return null
  const rest = { ...parts.following.series, ...momentsOf(occurrence) }
  const own = mergeIntoTarget(parts.following.changes, rest, occurrence, change)
  const context = { profileZone, now, targetOccurrence: occurrence }
  const changed = scheduleAfterChange(rest, own, asShownBefore(change, meeting), context)
  return {
    before: parts.before,
    following: changed ?? storedSchedule(rest, own),
    isChanged: changed !== null,
  }
}

/** A form shows the first day of the whole series; sent back, it requests no other one. */
function asShownBefore(change: MeetingChange, { first_start_wall }: TimedMeeting): ScheduleInput {
  const { meeting_recurrence, ...input } = change
  if (!meeting_recurrence) return input
  const { recurring_start_date, ...others } = meeting_recurrence
  const isShown = recurring_start_date === first_start_wall.slice(0, 10)
  return { ...input, meeting_recurrence: isShown ? others : meeting_recurrence }
}

/**
 * A form that was opened while an earlier occurrence was listed still targets that one, so that a series is
 * not moved to where it already is.
 */
function occurrenceOfForm(
  meeting: TimedMeeting,
  exceptions: readonly MeetingException[],
  { meeting_date, meeting_timestamps }: ScheduleInput,
  now: Date,
): Occurrence | undefined {
  const moment = meeting_timestamps && Date.parse(meeting_timestamps.start_timestamp)
  const date =
    meeting_date?.start_date ?? (moment && wallTimeOf(moment, meeting.meeting_timezone).slice(0, 10))
  if (!date || Date.parse(date) > now.getTime() + day_ms) return undefined
  const startMs = instantOf(`${date}T00:00`, meeting.meeting_timezone)
  return expandSeries(meeting, exceptions, [startMs, startMs + 2 * day_ms]).find(
    ({ starts_ms, ends_ms }) =>
      ends_ms <= now.getTime() && wallTimeOf(starts_ms, meeting.meeting_timezone).startsWith(date),
  )
}

function momentsOf({ starts_ms, ends_ms }: Occurrence) {
  return { starts_at: new Date(starts_ms), ends_at: new Date(ends_ms) }
}

/** Without a repetition of a meeting that takes place once. */
function scheduleOf(
  times: OccurrenceTimes,
  repetition: Repetition = {
    first_start_wall: times.start_wall,
    first_end_wall: times.end_wall,
    ...no_repetition,
  },
): Schedule {
  const { meeting_timezone, is_all_day, starts_ms, ends_ms } = times
  const { first_start_wall, first_end_wall, rrule, added_walls } = repetition
  const { recurring_type, recurring_days, recurring_end_date } = repetition
  return {
    first_start_wall,
    first_end_wall,
    rrule,
    added_walls,
    recurring_type,
    recurring_days,
    recurring_end_date,
    meeting_timezone,
    is_all_day,
    moments: { starts_ms, ends_ms },
    exceptions: [],
    exceptionOutcome: null,
  }
}
