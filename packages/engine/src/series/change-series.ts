import { day_ms } from '../durations.ts'
import { expandRecurrence } from '../recurrence/expand-recurrence.ts'
import { instantOf, wallTimeOf } from '../zone/wall-time.ts'
import { changedTimes, isAtRegularTime } from './change-occurrence.ts'
import { moveChanges, moveSeries } from './move-series.ts'
import { dateOf, daysBetween, type OccurrenceTimes, regularTimes, wallLengthMs } from './occurrence-times.ts'
import { asRecurrence } from './occurrences.ts'
import {
  isMonthEndRepetition,
  isSimpleRepetition,
  type RepeatingSeries,
  type Repetition,
  rotateDays,
  seriesRepetition,
  type WantedRepeat,
} from './repetition.ts'
import { ruleUntil } from './rule-text.ts'
import { SeriesRefusal } from './series-refusal.ts'
import {
  type ChangedOccurrence,
  type FirstWalls,
  keptEndWall,
  shiftWall,
  shiftWalls,
  wallMs,
} from './series-times.ts'

/** A change of all occurrences, said by one of them. */
export interface SeriesChange<Change extends ChangedOccurrence> {
  /** When the occurrence takes place now, … */
  readonly shown: OccurrenceTimes
  /** … and when it should. The same object where its times stay. */
  readonly times: OccurrenceTimes
  readonly repeat: RepeatChange
  /** Whether a changed occurrence has other values of its own than its times. */
  readonly hasOwnValues: (change: Change) => boolean
}

/** What a form asks for; undefined stays as it is. */
export interface RepeatChange {
  readonly start_date?: string | undefined
  readonly type?: WantedRepeat['recurring_type'] | undefined
  readonly days?: number | undefined
  readonly end_date?: string | null | undefined
}

/** A changed series, and what became of those of its changed occurrences that take place. */
export interface ChangedSeries<Change extends ChangedOccurrence> {
  readonly series: RepeatingSeries
  readonly changes: readonly Change[]
  /** How many moved with the series, … */
  readonly moved: number
  /** … and how many have no occurrence in it any longer. */
  readonly gone: number
}

/**
 * Changes all occurrences: another date of the one that the change starts from moves every occurrence by as many days,
 * another time gives all of them that time, and changed occurrences move along. A rule that is richer than the fields of
 * a form stays unless these fields are changed. Null when the change repeats what was shown; SeriesRefusal when the rule
 * cannot follow it or nothing would take place.
 */
export function changeSeries<Change extends ChangedOccurrence>(
  series: RepeatingSeries,
  changes: readonly Change[],
  change: SeriesChange<Change>,
): ChangedSeries<Change> | null {
  const { shown, times } = change
  const own = changes.find(
    ({ starts_ms, ends_ms }) => starts_ms === shown.starts_ms && ends_ms === shown.ends_ms,
  )
  const regular = own ? regularTimes(series, own.original_starts_ms) : shown
  const step = stepOf(series, change, regular)
  if (times === shown && !step.isStartChosen && !step.isRuleChosen && !step.isEndChosen) return null
  const { meeting_timezone, is_all_day } = times
  const after = { ...changedRepetition(series, step, meeting_timezone), meeting_timezone, is_all_day }
  const kept = changesAfter(changes, own, { from: series, to: after, byMs: step.byMs }, change)
  const isMoved = step.byMs !== 0 || series.meeting_timezone !== meeting_timezone
  const live = liveOthers(kept.others, undefined)
  return {
    series: after,
    changes: [...kept.placed, ...kept.others],
    moved: isMoved ? live : 0,
    gone: liveOthers(changes, own) - live,
  }
}

/** How many changed occurrences other than this one take place. */
export function liveOthers(
  changes: readonly ChangedOccurrence[],
  own: ChangedOccurrence | undefined,
): number {
  return changes.filter((change) => change !== own && !change.is_cancelled).length
}

/** A change of all occurrences in the terms of their series. */
interface Step extends FirstWalls, WantedRepeat {
  readonly isStartChosen: boolean
  readonly isRuleChosen: boolean
  readonly isEndChosen: boolean
  /** By how many days each occurrence moves; a chosen first day moves none. */
  readonly days: number
  /** By how much each occurrence moves on the wall clock, days and time of day together. */
  readonly byMs: number
}

function stepOf<Change extends ChangedOccurrence>(
  series: RepeatingSeries,
  { shown, times, repeat }: SeriesChange<Change>,
  regular: OccurrenceTimes,
): Step {
  const firstDate = dateOf(series.first_start_wall)
  const chosenStart = repeat.start_date ?? firstDate
  const isStartChosen = chosenStart !== firstDate
  const isDayMoved = daysBetween(shown.start_wall, times.start_wall) !== 0
  const days = isStartChosen || !isDayMoved ? 0 : daysBetween(regular.start_wall, times.start_wall)
  const firstDays = isStartChosen ? daysBetween(firstDate, chosenStart) : days
  const { clockMs, ...first } = movedFirst(series, { shown, times, days: firstDays })
  const chosen = chosenRule(series, repeat)
  const { end_date } = repeat
  const isEndChosen = end_date !== undefined && end_date !== series.recurring_end_date
  return {
    ...first,
    isStartChosen,
    isRuleChosen: chosen !== undefined,
    isEndChosen,
    days,
    byMs: days * day_ms + clockMs,
    recurring_type: chosen?.recurring_type ?? series.recurring_type ?? 'custom',
    recurring_days: chosen?.recurring_days ?? rotateDays(series.recurring_days, days),
    recurring_end_date: isEndChosen ? end_date : movedDate(series.recurring_end_date, days),
  }
}

/** Kind and weekdays where they differ from what was shown; a custom repetition without weekdays asks for neither. */
function chosenRule({ recurring_type, recurring_days }: RepeatingSeries, { type, days }: RepeatChange) {
  if (type === undefined || (type === 'custom' && days === undefined)) return undefined
  const wantedDays = days ?? recurring_days
  const hasDays = type === 'weekly' || type === 'custom'
  const isSame = type === (recurring_type ?? 'custom') && (!hasDays || wantedDays === recurring_days)
  return isSame ? undefined : { recurring_type: type, recurring_days: wantedDays }
}

/** What was not changed in the occurrence stays as the series has it. */
function movedFirst(
  series: RepeatingSeries,
  { shown, times, days }: { shown: OccurrenceTimes; times: OccurrenceTimes; days: number },
) {
  const { first_start_wall, first_end_wall } = series
  const isTimeChanged = clockOf(times.start_wall) !== clockOf(shown.start_wall)
  const clock = clockOf(isTimeChanged ? times.start_wall : first_start_wall)
  const sameDay = `${dateOf(first_start_wall)}T${clock}`
  const start = shiftWall(sameDay, days * day_ms)
  const lengthMs = wallMs(first_end_wall) - wallMs(first_start_wall)
  return {
    first_start_wall: start,
    first_end_wall: isLengthChanged(series, shown, times)
      ? firstEndWall(times, start)
      : shiftWall(start, lengthMs),
    clockMs: wallMs(sameDay) - wallMs(first_start_wall),
  }
}

/**
 * On a day of a clock change, a form keeps the wall times and a drag the duration: neither means another length.
 */
function isLengthChanged(series: RepeatingSeries, shown: OccurrenceTimes, times: OccurrenceTimes): boolean {
  if (series.is_all_day !== times.is_all_day) return true
  const hasOtherHours = times.ends_ms - times.starts_ms !== shown.ends_ms - shown.starts_ms
  return wallLengthMs(times) !== wallLengthMs(shown) && (times.is_all_day || hasOtherHours)
}

/** The end wall time that a series keeps for a first occurrence that begins here and lasts as long as these times. */
export function firstEndWall(times: OccurrenceTimes, first_start_wall: string): string {
  return times.is_all_day
    ? shiftWall(first_start_wall, wallLengthMs(times))
    : keptEndWall(first_start_wall, times)
}

function changedRepetition(series: RepeatingSeries, step: Step, meeting_timezone: string): Repetition {
  const isMonthEnd = !isSimpleRepetition(series) && isMonthEndRepetition(series)
  const movesDays = step.days !== 0 || step.isStartChosen
  if (step.isRuleChosen || isSimpleRepetition(series) || (isMonthEnd && movesDays))
    return seriesRepetition(step, step)
  const { first_start_wall, first_end_wall, recurring_days, recurring_end_date, byMs } = step
  const fields = { recurring_type: series.recurring_type, recurring_days, recurring_end_date }
  const first = { first_start_wall, first_end_wall }
  if (isMonthEnd) {
    const rrule = series.rrule && ruleUntil(series.rrule, recurring_end_date)
    return { ...first, ...fields, rrule, added_walls: series.added_walls }
  }
  const moved = moveSeries(series, byMs)
  const rrule =
    moved.rrule !== null && step.isEndChosen ? ruleUntil(moved.rrule, recurring_end_date) : moved.rrule
  const repetition = { ...first, ...fields, rrule, added_walls: moved.added_walls }
  if (rrule === null || !step.isStartChosen) return repetition
  return { ...repetition, ...firstOfRule({ ...series, ...first, meeting_timezone }, rrule) }
}

const century_ms = 36_525 * day_ms

/** The rule may not fall on the chosen first day. */
function firstOfRule(series: RepeatingSeries, rrule: string): FirstWalls {
  const { meeting_timezone } = series
  const chosenMs = instantOf(series.first_start_wall, meeting_timezone)
  const [startMs] = expandRecurrence(asRecurrence(series, rrule), [chosenMs, chosenMs + century_ms], 1)
  if (startMs === undefined) throw new SeriesRefusal('no_occurrence')
  const apartMs =
    wallMs(wallTimeOf(startMs, meeting_timezone)) - wallMs(wallTimeOf(chosenMs, meeting_timezone))
  return shiftWalls(series, apartMs)
}

/**
 * The target takes place exactly as the change says, and where its times now equal those of the series, it has none of
 * its own any longer.
 */
function changesAfter<Change extends ChangedOccurrence>(
  changes: readonly Change[],
  own: Change | undefined,
  move: Parameters<typeof moveChanges>[1],
  { times, hasOwnValues }: SeriesChange<Change>,
) {
  const moved = moveChanges(
    changes.filter((change) => change !== own),
    move,
  )
  const placed = moveChanges(own ? [own] : [], move)
    .map((change) => ({ ...change, ...changedTimes(times, move.to) }))
    .filter((change) => hasOwnValues(change) || !isAtRegularTime(change, move.to))
  const taken = new Set(placed.map(({ original_starts_ms }) => original_starts_ms))
  return { placed, others: moved.filter(({ original_starts_ms }) => !taken.has(original_starts_ms)) }
}

function movedDate(date: string | null, days: number): string | null {
  return date === null ? null : dateOf(shiftWall(`${date}T00:00`, days * day_ms))
}

function clockOf(wall: string): string {
  return wall.slice(11)
}
