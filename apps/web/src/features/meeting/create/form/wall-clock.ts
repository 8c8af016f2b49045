import { type Weekday, weekdays } from '@meridian/contract'
import { wallTimeOf } from '@meridian/engine'

/** A place on a wall clock: a calendar date yyyy-MM-dd and a time of day HH:mm, without a zone. */
export interface WallClock {
  readonly date: string
  readonly time: string
}

/** Minutes as the wall clock counts them, whatever clock changes lie between. */
export function addWallMinutes(at: WallClock, minutes: number): WallClock {
  const moved = Temporal.PlainDateTime.from(`${at.date}T${at.time}`).add({ minutes }).toString()
  return { date: moved.slice(0, 10), time: moved.slice(11, 16) }
}

/** As the wall clock counts them; negative when `to` comes first. */
export function wallMinutesBetween(from: WallClock, to: WallClock): number {
  return Temporal.PlainDateTime.from(`${from.date}T${from.time}`)
    .until(`${to.date}T${to.time}`, { largestUnit: 'minutes' })
    .total('minutes')
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The same day of a later month, or the last day of a month that is too short for it. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

export function weekdayOf(date: string): Weekday {
  // Temporal counts Monday 1 to Sunday 7.
  return weekdays[Temporal.PlainDate.from(date).dayOfWeek % 7] ?? 'sunday'
}

/** What the clock of the zone shows at this moment. */
export function wallClockAt(instantMs: number, timeZone: string): WallClock {
  const wall = wallTimeOf(instantMs, timeZone)
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
}
