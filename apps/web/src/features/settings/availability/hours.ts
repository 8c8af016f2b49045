import {
  type AvailabilityInfo,
  type DayHours,
  type FieldError,
  type Weekday,
  weekdays,
} from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'

/** The weekdays that were changed. */
export type HoursDraft = Partial<AvailabilityInfo>
export type HoursField = 'start_time' | 'end_time'
/** What is wrong with the hours of a weekday. */
export interface HoursProblem {
  readonly field: HoursField
  readonly message: string
}
export type HoursProblems = Readonly<Partial<Record<Weekday, HoursProblem>>>

/** The hours as they are edited: an end at midnight is 24:00, however it was saved. */
export function editableHours(info: AvailabilityInfo): AvailabilityInfo {
  return eachDay((weekday) => {
    const hours = info[weekday]
    return { ...hours, end_time: hours.end_time === '00:00' ? '24:00' : hours.end_time }
  })
}

/** The weekdays in the order of the reader's week. */
export function weekFrom(weekStart: number): readonly Weekday[] {
  return [...weekdays.slice(weekStart), ...weekdays.slice(0, weekStart)]
}

/** The draft without the weekdays that are as saved. */
export function openDays(saved: AvailabilityInfo, draft: HoursDraft): HoursDraft {
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const hours = draft[weekday]
      return hours === undefined || isSame(hours, saved[weekday]) ? [] : [[weekday, hours]]
    }),
  )
}

/** A day that is switched off keeps hours that can be saved: what was left empty is as it was. */
export function switched(hours: DayHours, saved: DayHours, is_available: boolean): DayHours {
  const isWhole = hours.start_time !== '' && hours.end_time !== ''
  return { ...(isWhole ? hours : saved), is_available }
}

/** The hours of one weekday for others as well. */
export function copied(hours: DayHours, to: readonly Weekday[]): HoursDraft {
  return Object.fromEntries(to.map((weekday) => [weekday, hours]))
}

export const working_days: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** What the API would refuse about a day, in its own words. */
export function hoursProblem({ start_time, end_time, is_available }: DayHours): HoursProblem | undefined {
  if (start_time === '') return { field: 'start_time', message: t('A time must look like 09:30.') }
  if (end_time === '') return { field: 'end_time', message: t('A time must look like 09:30.') }
  if (!is_available || minutesOf(end_time) > minutesOf(start_time)) return undefined
  return { field: 'end_time', message: t('The end time must be after the start time.') }
}

/** The server's complaints by weekday; paths are `availability_info.monday.end_time`. */
export function refusedDays(errors: readonly FieldError[]): HoursProblems {
  const found = errors.flatMap(({ path, message }) => {
    const [, day, field] = path.split('.')
    const weekday = weekdays.find((name) => name === day)
    if (weekday === undefined) return []
    return [[weekday, { field: field === 'start_time' ? field : 'end_time', message } as const] as const]
  })
  return Object.fromEntries(found.toReversed())
}

/** How much of a week is available, in minutes. */
export function weeklyMinutes(info: AvailabilityInfo): number {
  return weekdays.reduce((sum, weekday) => sum + lengthOf(info[weekday]), 0)
}

/** Where the hours stand on a bar of the whole day, in percent; undefined for a day without hours. */
export function barOf(hours: DayHours): { readonly start: number; readonly width: number } | undefined {
  const minutes = lengthOf(hours)
  if (minutes === 0) return undefined
  return { start: (minutesOf(hours.start_time) / day_minutes) * 100, width: (minutes / day_minutes) * 100 }
}

/** 'Mon – Fri', 'Mon, Wed and Fri', 'Every day' or 'No day': when there are hours, in the order of the week. */
export function daysText(info: AvailabilityInfo, week: readonly Weekday[]): string {
  const indexes = week.flatMap((weekday, index) => (lengthOf(info[weekday]) > 0 ? [index] : []))
  const [first, last] = [indexes.at(0), indexes.at(-1)]
  if (first === undefined || last === undefined) return t('No day')
  if (indexes.length === 7) return t('Every day')
  const names = indexes.map((index) => weekdayLabel(week[index] ?? 'sunday').slice(0, 3))
  if (indexes.length > 2 && last - first === indexes.length - 1) return `${names.at(0)} – ${names.at(-1)}`
  return new Intl.ListFormat('en-GB').format(names)
}

/** '40 h', '37 h 30 min' */
export function hoursText(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** 'Monday' */
export function weekdayLabel(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1)
}

const day_minutes = 1440

function lengthOf({ start_time, end_time, is_available }: DayHours): number {
  if (!is_available || start_time === '' || end_time === '') return 0
  return Math.max(0, minutesOf(end_time) - minutesOf(start_time))
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function isSame(one: DayHours, other: DayHours): boolean {
  return (
    one.is_available === other.is_available &&
    one.start_time === other.start_time &&
    one.end_time === other.end_time
  )
}

function eachDay(hoursOf: (weekday: Weekday) => DayHours): AvailabilityInfo {
  return {
    sunday: hoursOf('sunday'),
    monday: hoursOf('monday'),
    tuesday: hoursOf('tuesday'),
    wednesday: hoursOf('wednesday'),
    thursday: hoursOf('thursday'),
    friday: hoursOf('friday'),
    saturday: hoursOf('saturday'),
  }
}
