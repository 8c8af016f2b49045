import { type RecurrenceInput, type RecurringDays, weekdays, weekdayNumbers } from '@meridian/contract'
import {
  type RepeatChange,
  SeriesRefusal,
  type SeriesRefusalReason,
  type WantedRepeat,
} from '@meridian/engine'
import { badField } from '../../../platform/errors.ts'
import { requireDate } from '../meeting-time.rules.ts'

/** The recurrence that a new meeting requests. Throws `bad_input` for impossible dates. */
export function wantedRepeat(input: RecurrenceInput): WantedRepeat {
  requireRange(input)
  return {
    recurring_type: input.recurring_type,
    recurring_days: bitsOf(input.recurring_days),
    recurring_end_date: input.recurring_end_date ?? null,
  }
}

/** The fields of a request that change how a series repeats. Throws `bad_input` for impossible dates. */
export function repeatChange(input: RecurrenceInput | undefined): RepeatChange {
  if (input === undefined) return {}
  requireRange(input)
  const namesDays = Object.keys(input.recurring_days).length > 0
  return {
    start_date: input.recurring_start_date ?? undefined,
    type: input.recurring_type,
    days: namesDays ? bitsOf(input.recurring_days) : undefined,
    end_date: input.recurring_end_date,
  }
}

/** Bit n is weekday n, 0 = Sunday. */
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

/** Runs a change of a series and throws `bad_input` for what the series refuses. */
export function namingRefusals<Result>(change: () => Result): Result {
  try {
    return change()
  } catch (refusal) {
    if (refusal instanceof SeriesRefusal) throw badField(...refusals[refusal.reason])
    throw refusal
  }
}

export function emptySeries() {
  return badField(...refusals.no_occurrence)
}

const unmovable = 'This series repeats by a rule that cannot be moved; choose anew how it repeats.'

const refusals: Readonly<Record<SeriesRefusalReason, readonly [path: string, message: string]>> = {
  no_weekday: ['meeting_recurrence.recurring_days', 'Choose at least one weekday.'],
  no_occurrence: ['meeting_recurrence.recurring_end_date', 'The series ends before its first meeting.'],
  fixed_time: ['meeting_time.start_time', unmovable],
  fixed_day: ['meeting_date.start_date', unmovable],
}

function bitsOf(days: Partial<RecurringDays>): number {
  return weekdayNumbers(days).reduce((bits, weekday) => bits | (1 << weekday), 0)
}

function requireRange({ recurring_start_date, recurring_end_date }: RecurrenceInput): void {
  if (recurring_start_date) requireDate(recurring_start_date, 'meeting_recurrence.recurring_start_date')
  if (recurring_end_date) requireDate(recurring_end_date, 'meeting_recurrence.recurring_end_date')
}
