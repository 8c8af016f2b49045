import {
  type AdditionalHours,
  type Availability,
  type AvailabilityChange,
  type AvailabilityInfo,
  type DateOverride,
  type DayHours,
  type Stay,
  type TimeSpan,
  type Weekday,
  weekdays,
} from '@meridian/contract'
import { canonicalZone, day_ms } from '@meridian/engine'
import { hasTexts, isListOf, isRecord } from '../../../platform/is-record.ts'

/** All that can be changed here. */
export type HoursForm = Omit<Availability, 'timezone'>

/** What was changed and not saved yet, as the call takes it: no part that is as saved. */
export type HoursDraft = AvailabilityChange

/** One weekday: its row, and the further hours below it. */
export interface Day {
  readonly row: DayHours
  readonly more: readonly TimeSpan[]
}

/** The setting as it is edited: an end at midnight is 24:00, however it was saved, and what comes first stands first. */
export function editableHours(saved: HoursForm): HoursForm {
  return {
    availability_info: eachDay((weekday) => editableRow(saved.availability_info[weekday])),
    additional_hours: eachDay((weekday) => inOrder(saved.additional_hours[weekday])),
    date_overrides: saved.date_overrides
      .map(({ first_date, last_date, hours }) => ({ first_date, last_date, hours: inOrder(hours) }))
      .toSorted(byDate),
    stays: saved.stays
      .map(({ timezone, first_date, last_date }) => ({ timezone, first_date, last_date }))
      .toSorted(byDate),
    travel_minutes: saved.travel_minutes,
    break_minutes: saved.break_minutes,
    notice_minutes: saved.notice_minutes,
  }
}

export function withDraft(saved: HoursForm, draft: HoursDraft): HoursForm {
  return {
    availability_info: { ...saved.availability_info, ...draft.availability_info },
    additional_hours: { ...saved.additional_hours, ...draft.additional_hours },
    date_overrides: draft.date_overrides ?? saved.date_overrides,
    stays: draft.stays ?? saved.stays,
    travel_minutes: draft.travel_minutes ?? saved.travel_minutes,
    break_minutes: draft.break_minutes ?? saved.break_minutes,
    notice_minutes: draft.notice_minutes ?? saved.notice_minutes,
  }
}

/** Both drafts in one, the later one on top. */
export function joined(draft: HoursDraft, later: HoursDraft): HoursDraft {
  return {
    ...draft,
    ...later,
    availability_info: { ...draft.availability_info, ...later.availability_info },
    additional_hours: { ...draft.additional_hours, ...later.additional_hours },
  }
}

/** Whether what a tab has stored is such a draft. */
export function isHoursDraft(stored: unknown): stored is HoursDraft {
  if (!isRecord(stored)) return false
  const isFine: Readonly<Record<keyof HoursDraft, (value: unknown) => boolean>> = {
    availability_info: (days) =>
      isWeek(days, (day) => isSpan(day) && typeof day['is_available'] === 'boolean'),
    additional_hours: (days) => isWeek(days, (spans) => isListOf(spans, isSpan)),
    date_overrides: (all) => isListOf(all, (one) => isDated(one) && isListOf(one['hours'], isSpan)),
    stays: (all) => isListOf(all, (one) => isDated(one) && isZone(one['timezone'])),
    travel_minutes: Number.isSafeInteger,
    break_minutes: Number.isSafeInteger,
    notice_minutes: Number.isSafeInteger,
  }
  return Object.entries(stored).every(([name, value]) =>
    Object.entries(isFine).some(([part, isPart]) => part === name && isPart(value)),
  )
}

function isWeek(value: unknown, isDay: (day: unknown) => boolean): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, day]) => weekdays.some((one) => one === name) && isDay(day))
  )
}

function isSpan(value: unknown): value is Readonly<Record<string, unknown>> {
  return hasTexts(value, ['start_time', 'end_time'])
}

function isDated(value: unknown): value is Readonly<Record<string, unknown>> {
  return hasTexts(value, ['first_date', 'last_date'])
}

function isZone(value: unknown): boolean {
  return typeof value === 'string' && canonicalZone(value) !== null
}

/** The draft without the parts that are as saved. */
export function openParts(saved: HoursForm, draft: HoursDraft): HoursDraft {
  const rows = openDays(saved.availability_info, draft.availability_info)
  const more = openDays(saved.additional_hours, draft.additional_hours)
  const { date_overrides, stays, travel_minutes, break_minutes, notice_minutes } = draft
  return {
    ...(rows && { availability_info: rows }),
    ...(more && { additional_hours: more }),
    ...(date_overrides && !isSame(date_overrides, saved.date_overrides) && { date_overrides }),
    ...(stays && !isSame(stays, saved.stays) && { stays }),
    ...(travel_minutes !== undefined && travel_minutes !== saved.travel_minutes && { travel_minutes }),
    ...(break_minutes !== undefined && break_minutes !== saved.break_minutes && { break_minutes }),
    ...(notice_minutes !== undefined && notice_minutes !== saved.notice_minutes && { notice_minutes }),
  }
}

/** The weekdays of which something was changed. */
export function changedDays({ availability_info = {}, additional_hours = {} }: HoursDraft): Weekday[] {
  return weekdays.filter((weekday) => weekday in availability_info || weekday in additional_hours)
}

export function dayOf({ availability_info, additional_hours }: HoursForm, weekday: Weekday): Day {
  return { row: availability_info[weekday], more: additional_hours[weekday] }
}

/** The hours of one day for these weekdays. */
export function copied({ row, more }: Day, to: readonly Weekday[]): HoursDraft {
  return {
    availability_info: Object.fromEntries(to.map((weekday) => [weekday, row])),
    additional_hours: Object.fromEntries(to.map((weekday) => [weekday, [...more]])),
  }
}

export const working_days: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** A day that is switched off keeps hours that can be saved: what was left empty is as it was. */
export function switched({ row, more }: Day, saved: Day, is_available: boolean): Day {
  const isWhole = [row, ...more].every(({ start_time, end_time }) => start_time !== '' && end_time !== '')
  return isWhole ? { row: { ...row, is_available }, more } : { ...saved, row: { ...saved.row, is_available } }
}

/** Hours to begin with: an hour after the last of the day where there is room, else before the first. */
export function furtherSpan(spans: readonly TimeSpan[]): TimeSpan {
  const ends = spans.map(({ end_time }) => minutesOf(end_time))
  const starts = spans.map(({ start_time }) => minutesOf(start_time))
  const after = Math.max(...ends) + 60
  if (spans.length === 0) return { start_time: '09:00', end_time: '17:00' }
  if (after < 1440) return { start_time: timeOf(after), end_time: timeOf(Math.min(after + 60, 1440)) }
  const until = Math.max(Math.min(...starts) - 60, 30)
  return { start_time: timeOf(Math.max(until - 60, 0)), end_time: timeOf(until) }
}

/** A day off to begin with: the first date from tomorrow on that has no override. */
export function newOverride(overrides: readonly DateOverride[], today: string): DateOverride {
  const date = firstFree(overrides, today)
  return { first_date: date, last_date: date, hours: [] }
}

/** A stay to begin with: a week at most, from the first date from tomorrow on that is in no other. */
export function newTravelPeriod(stays: readonly Stay[], timezone: string, today: string): Stay {
  const first_date = firstFree(stays, today)
  const next = stays.map((stay) => stay.first_date).filter((date) => date > first_date)
  const last = dateAfter(first_date, 6)
  const before = next.reduce((earliest, date) => (date < earliest ? date : earliest), dateAfter(last, 1))
  return { timezone, first_date, last_date: dateAfter(before, -1) }
}

/** Whether the dates are over and were saved so: what is being edited is never put away. */
export function isPast(
  item: DateOverride | Stay,
  saved: readonly (DateOverride | Stay)[],
  today: string,
): boolean {
  return item.last_date < today && saved.some((other) => isSame(item, other))
}

/** The stay that holds the date; undefined at home. */
export function travelPeriodOn(stays: readonly Stay[], date: string): Stay | undefined {
  return stays.find(({ first_date, last_date }) => first_date <= date && date <= last_date)
}

export function eachDay<Value>(valueOf: (weekday: Weekday) => Value): Record<Weekday, Value> {
  return {
    sunday: valueOf('sunday'),
    monday: valueOf('monday'),
    tuesday: valueOf('tuesday'),
    wednesday: valueOf('wednesday'),
    thursday: valueOf('thursday'),
    friday: valueOf('friday'),
    saturday: valueOf('saturday'),
  }
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function editableRow({ start_time, end_time, is_available }: DayHours): DayHours {
  return { ...editableSpan({ start_time, end_time }), is_available }
}

function editableSpan({ start_time, end_time }: TimeSpan): TimeSpan {
  return { start_time, end_time: end_time === '00:00' ? '24:00' : end_time }
}

function inOrder(spans: readonly TimeSpan[]): TimeSpan[] {
  return spans
    .map(editableSpan)
    .toSorted((one, other) => minutesOf(one.start_time) - minutesOf(other.start_time))
}

function byDate(one: { readonly first_date: string }, other: { readonly first_date: string }): number {
  return one.first_date < other.first_date ? -1 : 1
}

function firstFree(stretches: readonly (DateOverride | Stay)[], today: string): string {
  let date = dateAfter(today, 1)
  for (const { first_date, last_date } of [...stretches].toSorted(byDate)) {
    if (first_date <= date && date <= last_date) date = dateAfter(last_date, 1)
  }
  return date
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day_ms).toISOString().slice(0, 10)
}

function openDays<Part extends AvailabilityInfo | AdditionalHours>(
  saved: Part,
  draft: Partial<Part> | undefined,
): Partial<Part> | undefined {
  const open = Object.entries(draft ?? {}).filter(
    ([name, value]) => !weekdays.some((weekday) => weekday === name && isSame(value, saved[weekday])),
  )
  // Object.fromEntries forgets which names there were.
  return open.length > 0 ? (Object.fromEntries(open) as Partial<Part>) : undefined
}

/** The parts are made in one order of names, so that equal ones read the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
