import {
  type RecurrenceInput,
  type RecurringDays,
  type RecurringType,
  weekdays,
  weekdayNumbers,
} from '@meridian/contract'
import { day_ms, rruleOf, wallMs, wallOf } from '@meridian/engine'
import { badField } from '../../../platform/errors.ts'

/**
 * How a series repeats, in the specification's fields and as the rule that they form; the walls are its first
 * occurrence.
 */
export interface RecurrenceColumns {
  readonly recurring_type: RecurringType | null
  readonly recurring_days: number
  readonly recurring_end_date: string | null
  readonly rrule: string | null
  readonly added_walls: string[]
  readonly first_start_wall: string
  readonly first_end_wall: string
}

/** A requested recurrence; the weekdays as bits. */
export interface WantedRecurrence {
  readonly recurring_type: RecurringType
  readonly recurring_days: number
  readonly recurring_end_date: string | null
}

export interface FirstWalls {
  readonly first_start_wall: string
  readonly first_end_wall: string
}

/** Picks these columns of a larger row. */
export function recurrenceColumns(row: RecurrenceColumns): RecurrenceColumns {
  const { first_start_wall, first_end_wall, recurring_type, recurring_days } = row
  const { recurring_end_date, rrule, added_walls } = row
  const walls = { first_start_wall, first_end_wall }
  return { ...walls, recurring_type, recurring_days, recurring_end_date, rrule, added_walls }
}

export function singleColumns(walls: FirstWalls): RecurrenceColumns {
  return {
    ...walls,
    recurring_type: null,
    recurring_days: 0,
    recurring_end_date: null,
    rrule: null,
    added_walls: [],
  }
}

/**
 * A series that begins on the first matching day at or after the requested start. Throws `bad_input` when no
 * weekday is chosen, or when it would have no occurrence.
 */
export function seriesColumns(wanted: WantedRecurrence, walls: FirstWalls): RecurrenceColumns {
  const { recurring_type, recurring_end_date } = wanted
  const recurring_days = chosenDays(wanted, walls)
  const first = firstMatching(recurring_type, recurring_days, walls)
  if (recurring_end_date !== null && recurring_end_date < first.first_start_wall.slice(0, 10))
    throw emptySeries()
  return {
    ...first,
    recurring_type,
    recurring_days,
    recurring_end_date,
    rrule: rruleOf({
      recurring_type,
      days: dayNumbers(recurring_days),
      ...(recurring_end_date !== null && { until: recurring_end_date }),
      startWall: first.first_start_wall,
    }),
    added_walls: [],
  }
}

/**
 * Whether the rule is the one that the specification's fields form, so that they can be changed without loss.
 */
export function isSimpleRule(series: RecurrenceColumns): boolean {
  const { recurring_type, recurring_days, recurring_end_date, first_start_wall, rrule, added_walls } = series
  if (recurring_type === null || rrule === null || added_walls.length > 0) return false
  const days = dayNumbers(recurring_days)
  const until = recurring_end_date === null ? {} : { until: recurring_end_date }
  return rrule === rruleOf({ recurring_type, days, ...until, startWall: first_start_wall })
}

/**
 * Whether it is the rule of a monthly series on the 29th to 31st that now begins in a shorter month, as the
 * rest of a split series does.
 */
export function isMonthEndRule(series: RecurrenceColumns): boolean {
  const { recurring_type, recurring_end_date, rrule, added_walls } = series
  if (recurring_type !== 'monthly' || rrule === null || added_walls.length > 0) return false
  const until = recurring_end_date === null ? {} : { until: recurring_end_date }
  return ['2000-01-29T00:00', '2000-01-30T00:00', '2000-01-31T00:00'].some(
    (startWall) => rrule === rruleOf({ recurring_type, days: [], ...until, startWall }),
  )
}

export function emptySeries() {
  return badField('meeting_recurrence.recurring_end_date', 'The series ends before its first meeting.')
}

/** The recurrence that a new meeting requests. */
export function wantedOf(input: RecurrenceInput): WantedRecurrence {
  return {
    recurring_type: input.recurring_type,
    recurring_days: bitsOf(input.recurring_days),
    recurring_end_date: input.recurring_end_date ?? null,
  }
}

/** Bit n is weekday n, 0 = Sunday. */
export function bitsOf(days: Partial<RecurringDays>): number {
  return weekdayNumbers(days).reduce((bits, weekday) => bits | (1 << weekday), 0)
}

export function daysOf(bits: number): RecurringDays {
  const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = weekdays.map(
    (_, weekday) => (bits & (1 << weekday)) !== 0,
  )
  return {
    sunday: sunday ?? false,
    monday: monday ?? false,
    tuesday: tuesday ?? false,
    wednesday: wednesday ?? false,
    thursday: thursday ?? false,
    friday: friday ?? false,
    saturday: saturday ?? false,
  }
}

/** The weekday bits, shifted by that many days. */
export function rotateDays(bits: number, days: number): number {
  return dayNumbers(bits).reduce((rotated, weekday) => rotated | (1 << weekdayAfter(weekday, days)), 0)
}

export function weekdayAfter(weekday: number, days: number): number {
  return (((weekday + days) % 7) + 7) % 7
}

function dayNumbers(bits: number): number[] {
  return weekdayNumbers(daysOf(bits))
}

/** Daily and monthly series have no weekdays; a weekly one without any keeps the weekday of its start. */
function chosenDays(
  { recurring_type, recurring_days }: WantedRecurrence,
  { first_start_wall }: FirstWalls,
): number {
  if (recurring_type === 'daily' || recurring_type === 'monthly') return 0
  if (recurring_days !== 0) return recurring_days
  if (recurring_type === 'weekly') return 1 << weekdayOf(first_start_wall)
  throw badField('meeting_recurrence.recurring_days', 'Choose at least one weekday.')
}

function firstMatching(recurring_type: RecurringType, bits: number, walls: FirstWalls): FirstWalls {
  if (recurring_type === 'daily' || recurring_type === 'monthly') return shiftWalls(walls, 0)
  const weekday = weekdayOf(walls.first_start_wall)
  const days = dayNumbers(bits).map((day) => weekdayAfter(day, -weekday))
  return shiftWalls(walls, Math.min(...days) * day_ms)
}

export function shiftWalls({ first_start_wall, first_end_wall }: FirstWalls, byMs: number): FirstWalls {
  return {
    first_start_wall: wallOf(wallMs(first_start_wall) + byMs),
    first_end_wall: wallOf(wallMs(first_end_wall) + byMs),
  }
}

function weekdayOf(wall: string): number {
  return new Date(wallMs(wall)).getUTCDay()
}
