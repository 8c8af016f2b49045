import type { Occurrence } from './world.ts'

/** A series in Zoom's own terms. Days of the week are 1 Sunday to 7 Saturday. */
export interface Recurrence {
  /** 1 daily, 2 weekly, 3 monthly. */
  readonly type: 1 | 2 | 3
  readonly repeat_interval: number
  /** `1,3`: Sundays and Tuesdays. */
  readonly weekly_days?: string
  readonly monthly_day?: number
  /** -1 is the last week. */
  readonly monthly_week?: -1 | 1 | 2 | 3 | 4
  readonly monthly_week_day?: number
  /** 0 for no end. */
  readonly end_times?: number
  readonly end_date_time?: string
}

/** No series has more. */
export const most_occurrences = 60

/**
 * The occurrences of a series, at the same wall time in its zone across clock changes. The first
 * start counts only when the pattern meets it.
 */
export function expandRecurrence(
  recurrence: Recurrence,
  startMs: number,
  timezone: string,
  duration: number,
): Occurrence[] {
  const first = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(timezone)
  const until = recurrence.end_date_time === undefined ? Infinity : Date.parse(recurrence.end_date_time)
  const wanted = recurrence.end_times ?? (recurrence.end_date_time === undefined ? 1 : 0)
  const count = wanted === 0 ? most_occurrences : Math.min(wanted, most_occurrences)
  const occurrences: Occurrence[] = []
  for (const day of patternDays(recurrence, first.toPlainDate())) {
    const start = day.toZonedDateTime({
      timeZone: timezone,
      plainTime: first.toPlainTime(),
    }).epochMilliseconds
    if (start > until || occurrences.length === count) break
    occurrences.push({ occurrence_id: String(start), start_ms: start, duration, status: 'available' })
  }
  return occurrences
}

/** Enough periods for any series: sixty months of ten, of which a day is missing in at most eleven of twelve. */
const most_periods = 1000

function* patternDays(recurrence: Recurrence, first: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let period = 0; period < most_periods; period += 1) {
    const step = period * recurrence.repeat_interval
    for (const day of daysOf(recurrence, first, step)) {
      if (Temporal.PlainDate.compare(day, first) >= 0) yield day
    }
  }
}

/** The days of the period so many days, weeks or months after that of the first. */
function daysOf(recurrence: Recurrence, first: Temporal.PlainDate, step: number): Temporal.PlainDate[] {
  if (recurrence.type === 1) return [first.add({ days: step })]
  if (recurrence.type === 2) {
    const sunday = first.subtract({ days: first.dayOfWeek % 7 }).add({ weeks: step })
    return weekDays(recurrence, first).map((day) => sunday.add({ days: day - 1 }))
  }
  const month = first.with({ day: 1 }).add({ months: step })
  const { monthly_week, monthly_week_day = 1, monthly_day = first.day } = recurrence
  if (monthly_week !== undefined) return [weekdayOfMonth(month, monthly_week, monthly_week_day)]
  return monthly_day <= month.daysInMonth ? [month.with({ day: monthly_day })] : []
}

function weekDays({ weekly_days }: Recurrence, first: Temporal.PlainDate): number[] {
  if (weekly_days === undefined) return [(first.dayOfWeek % 7) + 1]
  return weekly_days
    .split(',')
    .map(Number)
    .sort((a, b) => a - b)
}

function weekdayOfMonth(month: Temporal.PlainDate, week: number, weekday: number): Temporal.PlainDate {
  const offset = (weekday - 1 - (month.dayOfWeek % 7) + 7) % 7
  const days = Array.from({ length: 5 }, (_, index) => offset + 7 * index).filter(
    (day) => day < month.daysInMonth,
  )
  const day = week === -1 ? days.at(-1) : days[week - 1]
  return month.add({ days: day ?? offset })
}
