import {
  hour_ms,
  instantOf,
  intersectIntervals,
  type Interval,
  wallTimeOf,
  workingIntervals,
} from '@meridian/engine'
import type { FinderPerson } from './finder-people.ts'
import { dayStart, nextDate } from './search-window.ts'

/** A stretch of the axis in percent of its length. */
export interface Stretch {
  readonly start: number
  readonly length: number
}

export interface Tick {
  readonly at: number
  /** Full hour on the searcher's clock, HH:mm. */
  readonly time: string
}

/** Working hours as far as they are seen, with the person's own wall times at both edges. */
export interface WorkingStretch extends Stretch {
  readonly opens: string
  readonly closes: string
}

export interface Lane {
  readonly person: FinderPerson
  readonly working: readonly WorkingStretch[]
  readonly busy: readonly Stretch[]
}

/** What one day of a search looks like. */
export interface DayPicture {
  readonly axis: Interval
  readonly ticks: readonly Tick[]
  readonly lanes: readonly Lane[]
  /** One for each slot of this day, in the order of the slots; null for a slot of another day. */
  readonly bands: readonly (Stretch | null)[]
  /** Where now is, or null on another day. */
  readonly now: number | null
}

export interface DayQuestion {
  /** yyyy-MM-dd on the searcher's clock. */
  readonly date: string
  readonly timeZone: string
  readonly people: readonly FinderPerson[]
  readonly slots: readonly Interval[]
  readonly nowMs: number
}

/**
 * The working day of a date on the searcher's clock: eight to eight, longer where the searcher's hours or a
 * slot reach beyond. Positions follow elapsed time, so a day of 23 or 25 hours is drawn as long as it is.
 */
export function pictureDay({ date, timeZone, people, slots, nowMs }: DayQuestion): DayPicture {
  const day: Interval = [dayStart(date, timeZone), dayStart(nextDate(date), timeZone)]
  const axis = axisOf(day, date, timeZone, people, slots)
  const place = (interval: Interval) => stretchOn(axis, interval)
  return {
    axis,
    ticks: ticksOf(axis, date, timeZone),
    lanes: people.map((person) => ({
      person,
      working: workingIntervals(person, axis).flatMap((hours) => {
        const stretch = place(hours)
        return stretch === null ? [] : [{ ...stretch, ...localEdges(hours, person.timeZone) }]
      }),
      busy: person.busy.flatMap((taken) => place(taken) ?? []),
    })),
    bands: slots.map(place),
    now: nowMs >= axis[0] && nowMs < axis[1] ? percentOf(axis, nowMs) : null,
  }
}

const usual_start = 8
const usual_end = 20

function axisOf(
  day: Interval,
  date: string,
  timeZone: string,
  people: readonly FinderPerson[],
  slots: readonly Interval[],
): Interval {
  const own = people.filter(({ isSearcher }) => isSearcher).flatMap((person) => workingIntervals(person, day))
  const shown = intersectIntervals([day], [...own, ...slots])
  const [dayStartMs, dayEndMs] = day
  const first = Math.min(hourOf(date, usual_start, timeZone), ...shown.map(([start]) => start))
  const last = Math.max(hourOf(date, usual_end, timeZone), ...shown.map(([, end]) => end))
  return [
    Math.max(dayStartMs, fullHourBefore(first, timeZone)),
    Math.min(dayEndMs, fullHourAfter(last, timeZone)),
  ]
}

/** Every second hour, or fewer on a long day, so that labels keep their distance. */
function ticksOf(axis: Interval, date: string, timeZone: string): Tick[] {
  const hours = (axis[1] - axis[0]) / hour_ms
  const step = hours <= 13 ? 2 : hours <= 19 ? 3 : 4
  const firstHour = Number(wallTimeOf(axis[0], timeZone).slice(11, 13))
  const ticks: Tick[] = []
  for (let hour = firstHour; hour <= 24; hour += step) {
    const ms = hour === 24 ? dayStart(nextDate(date), timeZone) : hourOf(date, hour, timeZone)
    if (ms > axis[1]) break
    // A skipped hour has no place of its own.
    if (ms < axis[0] || wallHour(ms, timeZone) !== hour % 24) continue
    ticks.push({ at: percentOf(axis, ms), time: `${twoDigits(hour % 24)}:00` })
  }
  return ticks
}

function localEdges([startMs, endMs]: Interval, timeZone: string) {
  return {
    opens: wallTimeOf(startMs, timeZone).slice(11, 16),
    closes: wallTimeOf(endMs, timeZone).slice(11, 16),
  }
}

function stretchOn(axis: Interval, interval: Interval): Stretch | null {
  const start = Math.max(interval[0], axis[0])
  const end = Math.min(interval[1], axis[1])
  if (start >= end) return null
  return { start: percentOf(axis, start), length: percentOf(axis, end) - percentOf(axis, start) }
}

function percentOf([start, end]: Interval, instantMs: number): number {
  return ((instantMs - start) / (end - start)) * 100
}

function hourOf(date: string, hour: number, timeZone: string): number {
  return instantOf(`${date}T${twoDigits(hour)}:00`, timeZone)
}

function wallHour(instantMs: number, timeZone: string): number {
  return Number(wallTimeOf(instantMs, timeZone).slice(11, 13))
}

function fullHourBefore(instantMs: number, timeZone: string): number {
  return instantMs - msIntoHour(instantMs, timeZone)
}

function fullHourAfter(instantMs: number, timeZone: string): number {
  const passed = msIntoHour(instantMs, timeZone)
  return passed === 0 ? instantMs : instantMs - passed + hour_ms
}

/** By the wall clock: zones with half or quarter hours have full hours of their own. */
function msIntoHour(instantMs: number, timeZone: string): number {
  const wall = wallTimeOf(instantMs, timeZone)
  return Number(wall.slice(14, 16)) * 60_000 + Number(wall.slice(17, 19)) * 1000
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
