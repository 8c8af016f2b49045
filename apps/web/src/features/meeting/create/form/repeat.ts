import {
  type MeetingRecurrence,
  no_recurring_days,
  type RecurrenceInput,
  type RecurringDays,
  type RecurringType,
  type Weekday,
  weekdayNumbers,
  weekdays,
} from '@meridian/contract'
import { rruleOf } from '@meridian/engine'
import { daysBetween } from '../../../../platform/time/format.ts'
import { addDays, addMonths, weekdayOf } from './wall-clock.ts'

/** `kept` is the rule of an imported series that these fields cannot express; it stays until another is chosen. */
export type RepeatType = RecurringType | 'none' | 'kept'

/** `never` is the proposal and has no end; `three_months` moves with the date. */
export type RepeatUntil = 'three_months' | 'never' | 'date'

export interface Repeat {
  readonly repeat_type: RepeatType
  readonly recurring_days: RecurringDays
  readonly until: RepeatUntil
  /** yyyy-MM-dd, the last day that counts; null for a series without an end. Without repetition the meeting's own day. */
  readonly recurring_end_date: string | null
  /** A series that exists moves as a whole: its weekdays and its end go along with the date. */
  readonly is_existing: boolean
}

/** A meeting that takes place once: the series of its own day. */
export function noRepeat(date: string): Repeat {
  return {
    repeat_type: 'none',
    recurring_days: no_recurring_days,
    until: 'never',
    recurring_end_date: date,
    is_existing: false,
  }
}

/** Switches one weekday. The first one makes a series without an end; without the last one it is none. */
export function toggleWeekday(repeat: Repeat, weekday: Weekday, date: string): Repeat {
  const days = { ...repeat.recurring_days, [weekday]: !repeat.recurring_days[weekday] }
  if (weekdayNumbers(days).length === 0) return noRepeat(date)
  return bounded({ ...repeat, repeat_type: 'custom', recurring_days: days }, repeat, date)
}

/** Changes how often; custom days begin with the weekday of the date. */
export function changeRepeatType(repeat: Repeat, repeat_type: RepeatType, date: string): Repeat {
  if (repeat_type === 'none') return noRepeat(date)
  const hasDays = weekdayNumbers(repeat.recurring_days).length > 0
  const recurring_days =
    repeat_type === 'custom' && hasDays ? repeat.recurring_days : daysOf(repeat_type, date)
  return bounded({ ...repeat, repeat_type, recurring_days }, repeat, date)
}

/** Changes how long; `chosen` counts for an end on a date. */
export function changeUntil(repeat: Repeat, until: RepeatUntil, date: string, chosen?: string): Repeat {
  if (until === 'never') return { ...repeat, until, recurring_end_date: null }
  const proposed = addMonths(date, proposed_months)
  const recurring_end_date = until === 'date' ? (chosen ?? repeat.recurring_end_date ?? proposed) : proposed
  return { ...repeat, until, recurring_end_date }
}

/** The meeting moved from one day to another. A chosen end stays unless the series would end before it begins. */
export function moveRepeat(repeat: Repeat, from: string, date: string): Repeat {
  if (repeat.repeat_type === 'none') return noRepeat(date)
  if (repeat.is_existing) return shiftRepeat(repeat, daysBetween(from, date))
  const recurring_days = repeat.repeat_type === 'weekly' ? daysOf('weekly', date) : repeat.recurring_days
  const end = repeat.recurring_end_date
  if (repeat.until === 'never' || (repeat.until === 'date' && end !== null && end >= date)) {
    return { ...repeat, recurring_days }
  }
  return { ...changeUntil(repeat, 'three_months', date), recurring_days }
}

/** Custom weekdays that take place on this day too. */
export function includeDay(repeat: Repeat, date: string): Repeat {
  if (repeat.repeat_type !== 'custom') return repeat
  return { ...repeat, recurring_days: { ...repeat.recurring_days, [weekdayOf(date)]: true } }
}

/** The day of the first meeting: custom weekdays may begin after the date that was picked. */
export function firstDate(repeat: Repeat, date: string): string {
  if (repeat.repeat_type !== 'custom') return date
  const week = Array.from({ length: 7 }, (_, days) => addDays(date, days))
  return week.find((day) => repeat.recurring_days[weekdayOf(day)]) ?? date
}

/** As the call takes it. The first day of a series that exists follows from how its meetings move, so it is not said. */
export function recurrenceOf(repeat: Repeat, date: string): RecurrenceInput {
  const { repeat_type, recurring_days, recurring_end_date } = repeat
  const isRecurring = repeat_type !== 'none'
  return {
    is_recurring: isRecurring,
    recurring_type: repeat_type === 'none' || repeat_type === 'kept' ? 'custom' : repeat_type,
    ...(repeat.is_existing ? {} : { recurring_start_date: date }),
    recurring_end_date: isRecurring ? recurring_end_date : date,
    recurring_days,
  }
}

/** How a meeting that exists repeats; `date` is the day and `time` the start that is shown, null for whole days. */
export function repeatOf(recurrence: MeetingRecurrence, date: string, time: string | null): Repeat {
  if (!recurrence.is_recurring) return noRepeat(date)
  const { recurring_type, recurring_days, recurring_end_date, recurring_start_date } = recurrence
  const startWall = `${recurring_start_date ?? date}T${time ?? '00:00'}`
  return {
    repeat_type: isExpressible(recurrence, startWall) ? recurring_type : 'kept',
    recurring_days,
    until: recurring_end_date === null ? 'never' : 'date',
    recurring_end_date,
    is_existing: true,
  }
}

const proposed_months = 3

function daysOf(repeat_type: RepeatType, date: string): RecurringDays {
  const isWeekly = repeat_type === 'weekly' || repeat_type === 'custom'
  return isWeekly ? { ...no_recurring_days, [weekdayOf(date)]: true } : no_recurring_days
}

function shiftRepeat(repeat: Repeat, days: number): Repeat {
  const { recurring_days, recurring_end_date } = repeat
  const shifted = weekdays.map((weekday, number) => {
    const from = weekdays[(((number - days) % 7) + 7) % 7] ?? weekday
    return [weekday, recurring_days[from]] as const
  })
  return {
    ...repeat,
    recurring_days: { ...recurring_days, ...Object.fromEntries(shifted) },
    recurring_end_date: recurring_end_date === null ? null : addDays(recurring_end_date, days),
  }
}

/** A series that just began gets the proposal; one that was there keeps its end. */
function bounded(next: Repeat, before: Repeat, date: string): Repeat {
  return before.repeat_type === 'none' ? changeUntil(next, 'never', date) : next
}

function isExpressible(recurrence: MeetingRecurrence, startWall: string): boolean {
  const { rrule, recurring_type, recurring_days } = recurrence
  if (rrule === null) return true
  const plain = rruleOf({ recurring_type, days: weekdayNumbers(recurring_days), startWall })
  return withoutEnd(rrule) === withoutEnd(plain)
}

function withoutEnd(rrule: string): string {
  return rrule
    .toUpperCase()
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='))
    .toSorted()
    .join(';')
}

/** The weekdays in the order of the reader's week; 0 = Sunday. */
export function weekdaysFrom(weekStart: number): readonly Weekday[] {
  return [...weekdays.slice(weekStart), ...weekdays.slice(0, weekStart)]
}
