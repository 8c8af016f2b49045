import type { Occurrence } from '@meridian/contract'
import { type Interval, instantAt, instantOf, type TimeAxis, wallTimeOf } from '@meridian/engine'
import { daysBetween } from '../../../platform/time/format.ts'
import type { CalendarItem } from '../item/calendar-item.ts'

/** Everything snaps to a quarter of an hour on the reader's clock. */
export const snap_minutes = 15

/** A place of the grid: which of its days, and minutes on the axis. */
export interface GridPoint {
  readonly day: number
  readonly at: number
}

/** What a pointer or a key does to an event. */
export type Grip = 'move' | 'start' | 'end'

export interface Grab {
  readonly grip: Grip
  readonly interval: Interval
  /** Where the grabbed segment lies, and the moment it begins. */
  readonly day: number
  readonly start: number
  readonly segmentStartMs: number
  readonly point: GridPoint
}

/** The times an event has while it is held at a point. The length stays when it is moved, and is never less than a step when it is resized. */
export function heldTimes(axis: TimeAxis, grab: Grab, point: GridPoint): Interval {
  const [startMs, endMs] = grab.interval
  if (grab.grip === 'move') {
    const moved = instantOn(
      axis,
      point.day - grab.point.day + grab.day,
      snapped(grab.start + point.at - grab.point.at),
    )
    const start = moved - (grab.segmentStartMs - startMs)
    return [start, start + endMs - startMs]
  }
  const at = edgeOn(axis, point.day, snapped(point.at))
  if (grab.grip === 'start') return [Math.min(at, endMs - step_ms), endMs]
  return [startMs, Math.max(at, startMs + step_ms)]
}

/** The stretch between where a drag began and where it is, whole steps, at least one. */
export function drawnTimes(axis: TimeAxis, from: GridPoint, to: GridPoint): Interval {
  const day = axis.days[from.day]
  if (!day) return [0, 0]
  const [first, last] = from.at <= to.at ? [from.at, to.at] : [to.at, from.at]
  const start = instantAt(day, Math.max(0, floored(first)))
  const end = instantAt(day, Math.min(axis.length, floored(last) + snap_minutes))
  return [start, Math.max(end, start + step_ms)]
}

/** The quarter of an hour that holds the place. */
export function floored(at: number): number {
  return Math.floor(at / snap_minutes) * snap_minutes
}

/** One step of a key: whole days keep the wall time where the reader is, minutes are real ones. */
export function steppedTimes(
  [startMs, endMs]: Interval,
  zone: string,
  { days = 0, minutes = 0, endMinutes = 0 }: Step,
): Interval {
  const start = daysLater(startMs, days, zone) + minutes * 60_000
  const end = start + endMs - startMs + endMinutes * 60_000
  return [start, Math.max(end, start + step_ms)]
}

export interface Step {
  readonly days?: number
  readonly minutes?: number
  /** How much later it ends. */
  readonly endMinutes?: number
}

/** The occurrence at other times. Whole days move by days and are counted in them. */
export function withTimes(item: CalendarItem, [startMs, endMs]: Interval): Occurrence {
  return {
    ...item.occurrence,
    start_timestamp: new Date(startMs).toISOString(),
    end_timestamp: new Date(endMs).toISOString(),
  }
}

/** The occurrence so many days on, and so many days longer; at least one. */
export function withDays(item: CalendarItem, zone: string, days: number, longer = 0): Occurrence {
  const { occurrence, interval } = item
  if (!occurrence.is_all_day) return withTimes(item, steppedTimes(interval, zone, { days }))
  const { start_date, end_date } = occurrence.meeting_date
  const last = Temporal.PlainDate.from(end_date)
    .add({ days: days + longer })
    .toString()
  const first = Temporal.PlainDate.from(start_date).add({ days }).toString()
  return { ...occurrence, meeting_date: { start_date: first, end_date: last < first ? first : last } }
}

export function isSameTime(a: Occurrence, b: Occurrence): boolean {
  return (
    a.start_timestamp === b.start_timestamp &&
    a.end_timestamp === b.end_timestamp &&
    a.meeting_date.start_date === b.meeting_date.start_date &&
    a.meeting_date.end_date === b.meeting_date.end_date
  )
}

/** How far one occurrence lies from another on the wall clock of its meeting. */
export function wallDistance(
  from: number,
  to: number,
  zone: string,
): { readonly days: number; readonly minutes: number } {
  const before = wallTimeOf(from, zone)
  const after = wallTimeOf(to, zone)
  return {
    days: daysBetween(before.slice(0, 10), after.slice(0, 10)),
    minutes: minutesOf(after) - minutesOf(before),
  }
}

const step_ms = snap_minutes * 60_000

function snapped(at: number): number {
  return Math.round(at / snap_minutes) * snap_minutes
}

/** An edge may also lie at the very end of a day. */
function edgeOn(axis: TimeAxis, index: number, at: number): number {
  const day = axis.days[Math.min(Math.max(index, 0), axis.days.length - 1)]
  return day ? instantAt(day, Math.max(at, 0)) : 0
}

/** The moment at a place; what lies beyond the grid is at its edge. */
function instantOn(axis: TimeAxis, index: number, at: number): number {
  const day = axis.days[Math.min(Math.max(index, 0), axis.days.length - 1)]
  return day ? instantAt(day, Math.min(Math.max(at, 0), axis.length - snap_minutes)) : 0
}

function daysLater(ms: number, days: number, zone: string): number {
  if (days === 0) return ms
  const wall = wallTimeOf(ms, zone)
  const date = Temporal.PlainDate.from(wall.slice(0, 10)).add({ days }).toString()
  return instantOf(`${date}${wall.slice(10)}`, zone)
}

function minutesOf(wall: string): number {
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
}
