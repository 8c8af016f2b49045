import type { FieldError } from './endpoint.ts'
import { type Weekday, weekdays } from './weekday.ts'

/** Hours on a wall clock, HH:mm. An end of 00:00 or 24:00 is midnight at the end of the day. */
export interface HoursSpan {
  readonly start_time: string
  readonly end_time: string
}

/** Dates are yyyy-MM-dd, both included. */
export interface DateSpan {
  readonly first_date: string
  readonly last_date: string
}

/** Everything that defines when a person can be invited. */
export interface HoursSetting {
  readonly availability_info: Readonly<Record<Weekday, HoursSpan & { readonly is_available: boolean }>>
  readonly additional_hours: Readonly<Partial<Record<Weekday, readonly HoursSpan[]>>>
  readonly date_overrides: readonly (DateSpan & { readonly hours: readonly HoursSpan[] })[]
  readonly stays: readonly (DateSpan & { readonly timezone: string })[]
}

type Minutes = readonly [startMinute: number, endMinute: number]

/** The setting in minutes of the day, 1440 being its end. Empty lists of exceptions are undefined. */
export interface ReadHours {
  readonly weekly: Readonly<Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly Minutes[]>>>
  readonly overrides:
    | readonly { readonly firstDate: string; readonly lastDate: string; readonly hours: readonly Minutes[] }[]
    | undefined
  readonly stays:
    | readonly { readonly firstDate: string; readonly lastDate: string; readonly timeZone: string }[]
    | undefined
}

/** The hours that the setting defines. */
export function readHours(setting: HoursSetting): ReadHours {
  return { weekly: readWeek(setting), ...readExceptions(setting) }
}

/** The usual week. A weekday that is switched off has no hours, not even additional ones. */
export function readWeek(
  setting: Pick<HoursSetting, 'availability_info' | 'additional_hours'>,
): ReadHours['weekly'] {
  return Object.fromEntries(
    weekdays.map((weekday, day) => [day, dayHours(setting, weekday).map(minutesOfSpan)] as const),
  )
}

/** The dates with hours of their own, and those in another zone. */
export function readExceptions({
  date_overrides,
  stays,
}: Pick<HoursSetting, 'date_overrides' | 'stays'>): Omit<ReadHours, 'weekly'> {
  return {
    overrides:
      date_overrides.length === 0
        ? undefined
        : date_overrides.map(({ first_date, last_date, hours }) => ({
            firstDate: first_date,
            lastDate: last_date,
            hours: hours.map(minutesOfSpan),
          })),
    stays:
      stays.length === 0
        ? undefined
        : stays.map(({ first_date, last_date, timezone }) => ({
            firstDate: first_date,
            lastDate: last_date,
            timeZone: timezone,
          })),
  }
}

/** All effective hours of a weekday. */
export function dayHours(
  { availability_info, additional_hours }: Pick<HoursSetting, 'availability_info' | 'additional_hours'>,
  weekday: Weekday,
): readonly HoursSpan[] {
  const { is_available, ...first } = availability_info[weekday]
  return is_available ? [first, ...(additional_hours[weekday] ?? [])] : []
}

export const hours_words = {
  format: 'A time must look like 09:30.',
  order: 'The end time must be after the start time.',
  overlap: 'These hours overlap other hours of the same day.',
  date: 'A date must look like 2026-11-20.',
  dates: 'The last date must not be before the first.',
  same_override: 'Some of these dates have hours of their own already.',
  same_stay: 'Some of these dates are in another stay already.',
} as const

export const most_spans_a_day = 10
export const most_overrides = 400
export const most_stays = 50

/** Midnight that ends the day is 00:00 or 24:00. */
export function endsAfterStart({ start_time, end_time }: HoursSpan): boolean {
  return start_time < (end_time === '00:00' ? '24:00' : end_time)
}

/** The indexes of spans that overlap an earlier one in the list; touching spans do not overlap. */
export function overlappingSpans(spans: readonly HoursSpan[]): number[] {
  const minutes = spans.map(minutesOfSpan)
  return placesOfLater(minutes, (one, other) => Math.max(one[0], other[0]) < Math.min(one[1], other[1]))
}

/** The indexes of date ranges that overlap an earlier one in the list. */
export function overlappingDates(stretches: readonly DateSpan[]): number[] {
  return placesOfLater(
    stretches,
    (one, other) => one.first_date <= other.last_date && other.first_date <= one.last_date,
  )
}

/** Overlapping hours of a weekday, reported at the additional span. */
export function weekProblems(
  setting: Pick<HoursSetting, 'availability_info' | 'additional_hours'>,
): FieldError[] {
  return weekdays.flatMap((weekday) =>
    overlappingSpans(dayHours(setting, weekday)).map((place) => ({
      path: `additional_hours.${weekday}.${place - 1}.start_time`,
      message: hours_words.overlap,
    })),
  )
}

function placesOfLater<Item>(
  items: readonly Item[],
  isShared: (one: Item, other: Item) => boolean,
): number[] {
  return [...items.keys()].filter((place) => {
    const item = items[place]
    return item !== undefined && items.slice(0, place).some((before) => isShared(before, item))
  })
}

function minutesOfSpan({ start_time, end_time }: HoursSpan): Minutes {
  const end = minutesOfDay(end_time)
  return [minutesOfDay(start_time), end === 0 ? 1440 : end]
}

function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
