import { type Interval, mergeIntervals } from '@meridian/engine'
import { type DayNumber, dayNumberOf, formatDay, weekdayOf } from './days/day-number.ts'
import type { WishedTime } from './wish.ts'

/** Days with the hours that they share. */
export interface TimeGroup {
  /** Disjoint and ascending; none means all days. */
  readonly days: readonly DaySpan[]
  /** Monday is 1; none means all. */
  readonly weekdays: readonly number[]
  /** Minutes since midnight, disjoint and ascending; none means the whole day. */
  readonly hours: readonly Interval[]
}

/** ISO dates; null where it is open on that side. */
export type DaySpan = Pick<WishedTime, 'first' | 'last'>

export type TimeLimit = Omit<WishedTime, 'start' | 'end'>

interface Piece {
  readonly days: readonly Interval[]
  readonly weekdays: readonly number[]
  readonly hours: readonly Interval[]
}

/** The same times in few groups, the earliest first: days in a row are a range, and days with the same hours share them. */
export function groupTimes(times: readonly TimeLimit[]): TimeGroup[] {
  const pieces = times.flatMap(piecesOf)
  const oneByDays = joined(pieces, ({ days, weekdays }) => [days, weekdays])
  return joined(oneByDays, ({ hours, weekdays }) => [hours, weekdays])
    .toSorted(
      (one, other) => startOf(one.days) - startOf(other.days) || startOf(one.hours) - startOf(other.hours),
    )
    .map(({ days, weekdays, hours }) => ({
      days: days.flatMap(daySpan),
      weekdays,
      hours: hours.filter(([from, until]) => from > 0 || until !== day_minutes),
    }))
}

/** Weekdays that are excluded from a few days are those days alone; from a longer time they stay weekdays. */
export function placeWeekdays(excluded: readonly TimeLimit[], times: readonly TimeLimit[]): TimeLimit[] {
  const first = times.flatMap((time) => time.first ?? []).toSorted()[0]
  const last = times
    .flatMap((time) => time.last ?? [])
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return [...excluded]
  const isOpen = times.some((time) => time.first === null || time.last === null)
  const isLong = dayNumberOf(last) - dayNumberOf(first) >= short_range_days
  return excluded.map((time) =>
    isOpen || isLong || time.weekdays.length === 0
      ? time
      : { ...time, first: time.first ?? first, last: time.last ?? last },
  )
}

/** Groups of a length that a person reads, and how many times they leave out. */
export function firstGroups(groups: readonly TimeGroup[]): {
  readonly shown: readonly TimeGroup[]
  readonly more: number
} {
  const shown = groups.slice(0, most_groups).map((group) => ({
    ...group,
    days: group.days.slice(0, most_days),
    hours: group.hours.slice(0, most_hours),
  }))
  return { shown, more: countTimes(groups) - countTimes(shown) }
}

const most_groups = 4
const most_days = 5
const most_hours = 3

function countTimes(groups: readonly TimeGroup[]): number {
  return groups.reduce(
    (sum, { days, hours }) => sum + Math.max(1, days.length) * Math.max(1, hours.length),
    0,
  )
}

const day_minutes = 24 * 60
/** A day number beyond all days: a range without an end. */
const open_day = 1_000_000_000
/** The weekdays of so few days are told as dates. */
const short_range_days = 14

/** Half-open ranges of days, and of minutes. Times that contain nothing have no piece. */
function piecesOf({ first, last, weekdays, from, until }: TimeLimit): Piece[] {
  const start = first === null ? -open_day : dayNumberOf(first)
  const end = last === null ? open_day : dayNumberOf(last) + 1
  if (end <= start || until <= from) return []
  const hours: Interval[] = [[from, until]]
  const kept = [...new Set(weekdays)].toSorted((one, other) => one - other)
  if (kept.length === 0 || kept.length === 7) return [{ days: [[start, end]], weekdays: [], hours }]
  if (end - start > short_range_days) return [{ days: [[start, end]], weekdays: kept, hours }]
  return Array.from({ length: end - start }, (_, index) => start + index)
    .filter((day) => kept.includes(weekdayOf(day)))
    .map((day) => ({ days: [[day, day + 1]], weekdays: [], hours }))
}

/** Pieces with the same key as one. The key names two of the three parts, so the union stays the same. */
function joined(pieces: readonly Piece[], keyOf: (piece: Piece) => unknown): Piece[] {
  return [...Map.groupBy(pieces, (piece) => JSON.stringify(keyOf(piece))).values()].flatMap((same) => {
    const days = mergeIntervals(same.flatMap((piece) => piece.days))
    const hours = mergeIntervals(same.flatMap((piece) => piece.hours))
    return same.slice(0, 1).map(({ weekdays }) => ({ days, weekdays, hours }))
  })
}

function startOf(intervals: readonly Interval[]): number {
  return intervals[0]?.[0] ?? 0
}

function daySpan([start, end]: Interval): DaySpan[] {
  const first = dateOf(start)
  const last = dateOf(end - 1)
  return first === null && last === null ? [] : [{ first, last }]
}

function dateOf(day: DayNumber): string | null {
  return Math.abs(day) >= open_day - 1 ? null : formatDay(day)
}
