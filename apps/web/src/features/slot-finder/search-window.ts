import { day_ms, instantOf, type Interval, wallTimeOf } from '@meridian/engine'

/** The edges of a search as the calls take them, 'yyyy-MM-dd HH:mm:ss' in the searcher's zone. */
export interface WindowEdges {
  readonly start_time: string
  readonly end_time: string
}

/** From now to so many days ahead. */
export function searchWindow(nowMs: number, days: number): Interval {
  return [nowMs, nowMs + days * day_ms]
}

/** All whole days that the window touches, so that a day's lanes are complete. */
export function lanesWindow([startMs, endMs]: Interval, timeZone: string): Interval {
  return [
    dayStart(dateOf(startMs, timeZone), timeZone),
    dayStart(nextDate(dateOf(endMs, timeZone)), timeZone),
  ]
}

export function edgesOf([startMs, endMs]: Interval, timeZone: string): WindowEdges {
  return { start_time: edgeOf(startMs, timeZone), end_time: edgeOf(endMs, timeZone) }
}

/** The calendar dates that the window touches, in order. */
export function datesOf([startMs, endMs]: Interval, timeZone: string): string[] {
  const dates: string[] = []
  const last = dateOf(endMs - 1, timeZone)
  for (let date = dateOf(startMs, timeZone); date <= last; date = nextDate(date)) dates.push(date)
  return dates
}

export function dateOf(instantMs: number, timeZone: string): string {
  return wallTimeOf(instantMs, timeZone).slice(0, 10)
}

/** The first moment of a calendar date. */
export function dayStart(date: string, timeZone: string): number {
  return instantOf(`${date}T00:00`, timeZone)
}

export function nextDate(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString()
}

function edgeOf(instantMs: number, timeZone: string): string {
  return wallTimeOf(instantMs, timeZone).replace('T', ' ')
}
