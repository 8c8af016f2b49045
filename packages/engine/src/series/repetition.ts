import { day_ms } from '../durations.ts'
import { rruleOf, type SimpleRule } from '../recurrence/simple-rule.ts'
import { SeriesRefusal } from './series-refusal.ts'
import { type FirstWalls, type SeriesTimes, shiftWalls, wallMs } from './series-times.ts'

/** How a form describes a repetition. */
export interface RepeatFields {
  readonly recurring_type: SimpleRule['recurring_type'] | null
  /** Bit n is weekday n, 0 = Sunday. */
  readonly recurring_days: number
  /** The last date that may have an occurrence, in the zone of the series. */
  readonly recurring_end_date: string | null
}

/** A repetition that a form asks for. */
export interface WantedRepeat extends RepeatFields {
  readonly recurring_type: SimpleRule['recurring_type']
}

/** How a meeting repeats, and its first occurrence. The rule decides; the fields come as close to it as they can. */
export interface Repetition extends RepeatFields, FirstWalls {
  readonly rrule: string | null
  readonly added_walls: readonly string[]
}

/** A series as it is stored, without its changed occurrences. */
export interface RepeatingSeries extends SeriesTimes, RepeatFields {}

/** Of a meeting that takes place once. */
export const no_repetition: Omit<Repetition, keyof FirstWalls> = {
  recurring_type: null,
  recurring_days: 0,
  recurring_end_date: null,
  rrule: null,
  added_walls: [],
}

/**
 * A series that begins on the first matching day at or after the requested start. SeriesRefusal when no weekday is
 * chosen, or when it would have no occurrence.
 */
export function seriesRepetition(wanted: WantedRepeat, walls: FirstWalls): Repetition {
  const { recurring_type, recurring_end_date } = wanted
  const recurring_days = chosenDays(wanted, walls)
  const first = firstMatching(recurring_type, recurring_days, walls)
  if (recurring_end_date !== null && recurring_end_date < first.first_start_wall.slice(0, 10))
    throw new SeriesRefusal('no_occurrence')
  const fields = { recurring_type, recurring_days, recurring_end_date }
  return { ...first, ...fields, rrule: ruleOf(fields, first.first_start_wall), added_walls: [] }
}

/** Whether the rule is the one that the fields form, so that they can be changed without loss. */
export function isSimpleRepetition(repetition: Repetition): boolean {
  return isRuleOf(repetition, [repetition.first_start_wall])
}

/**
 * Whether it is the rule of a monthly series on the 29th to 31st that now begins in a shorter month, as the rest of a
 * split series does.
 */
export function isMonthEndRepetition(repetition: Repetition): boolean {
  const long_months = ['2000-01-29T00:00', '2000-01-30T00:00', '2000-01-31T00:00']
  return repetition.recurring_type === 'monthly' && isRuleOf(repetition, long_months)
}

/** The weekday bits, later by that many days. */
export function rotateDays(bits: number, days: number): number {
  return weekdaysOf(bits).reduce((rotated, weekday) => rotated | (1 << weekdayAfter(weekday, days)), 0)
}

export function weekdayAfter(weekday: number, days: number): number {
  return (((weekday + days) % 7) + 7) % 7
}

function isRuleOf(repetition: Repetition, startWalls: readonly string[]): boolean {
  const { recurring_type, rrule, added_walls } = repetition
  if (recurring_type === null || rrule === null || added_walls.length > 0) return false
  return startWalls.some((startWall) => rrule === ruleOf({ ...repetition, recurring_type }, startWall))
}

function ruleOf({ recurring_type, recurring_days, recurring_end_date }: WantedRepeat, startWall: string) {
  return rruleOf({
    recurring_type,
    days: weekdaysOf(recurring_days),
    ...(recurring_end_date !== null && { until: recurring_end_date }),
    startWall,
  })
}

function weekdaysOf(bits: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => (bits & (1 << weekday)) !== 0)
}

/** Daily and monthly series have no weekdays; a weekly one without any keeps the weekday of its start. */
function chosenDays(
  { recurring_type, recurring_days }: WantedRepeat,
  { first_start_wall }: FirstWalls,
): number {
  if (recurring_type === 'daily' || recurring_type === 'monthly') return 0
  if (recurring_days !== 0) return recurring_days
  if (recurring_type === 'weekly') return 1 << weekdayOf(first_start_wall)
  throw new SeriesRefusal('no_weekday')
}

function firstMatching(type: WantedRepeat['recurring_type'], bits: number, walls: FirstWalls): FirstWalls {
  if (type === 'daily' || type === 'monthly') return shiftWalls(walls, 0)
  const weekday = weekdayOf(walls.first_start_wall)
  const days = weekdaysOf(bits).map((day) => weekdayAfter(day, -weekday))
  return shiftWalls(walls, Math.min(...days) * day_ms)
}

function weekdayOf(wall: string): number {
  return new Date(wallMs(wall)).getUTCDay()
}
