import { day_ms } from '../durations.ts'
import { offsetAt, periodAt, type ZoneOffsets, zone_margin_ms, zoneOffsets } from './zone-offset.ts'

/**
 * The moment of a wall time written `yyyy-MM-ddTHH:mm` or `yyyy-MM-ddTHH:mm:ss`, in epoch milliseconds.
 * A wall time that a clock change skips moves forward by the gap; one that it repeats means the first.
 * RangeError for a text that is no such wall time and for an unknown zone.
 */
export function instantOf(wall: string, timeZone: string): number {
  const wallMs = parseWallTime(wall)
  return instantOfWall(zoneOffsets(timeZone, wallMs, wallMs), wallMs)
}

/** The wall time of a moment as `yyyy-MM-ddTHH:mm:ss`. RangeError for an unknown zone. */
export function wallTimeOf(instantMs: number, timeZone: string): string {
  return formatWallTime(instantMs + offsetAt(timeZone, instantMs))
}

/** Wall time as the epoch milliseconds it would have in UTC. RangeError unless it is a date of the calendar, 24:00 excluded. */
export function parseWallTime(wall: string): number {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.0+)?)?$/.test(wall)) throw notAWallTime(wall)
  const year = numberAt(wall, 0) * 100 + numberAt(wall, 2)
  const month = numberAt(wall, 5) - 1
  const dayOfMonth = numberAt(wall, 8)
  const hour = numberAt(wall, 11)
  const minute = numberAt(wall, 14)
  const second = wall.length > 16 ? numberAt(wall, 17) : 0
  // Date.UTC reads the years 0 to 99 as 1900 to 1999; 400 years later the calendar is the same.
  const wallMs = Date.UTC(year + 400, month, dayOfMonth, hour, minute, second) - calendar_ms
  const isDay = month <= 11 && dayOfMonth >= 1 && (dayOfMonth <= 28 || dayOfMonth <= daysIn(year, month))
  if (!isDay || month < 0 || hour > 23 || minute > 59 || second > 59) throw notAWallTime(wall)
  return wallMs
}

/** 400 years. */
const calendar_ms = 146_097 * day_ms

function numberAt(text: string, place: number): number {
  return (text.charCodeAt(place) - 48) * 10 + text.charCodeAt(place + 1) - 48
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year + 400, month + 1, 0)).getUTCDate()
}

function notAWallTime(wall: string): RangeError {
  return new RangeError(`Not a wall time: ${wall}`)
}

export function formatWallTime(wallMs: number): string {
  return Number.isNaN(wallMs) ? '' : new Date(wallMs).toISOString().slice(0, 19)
}

/** As `instantOf`, for a wall time given as the epoch milliseconds it would have in UTC; `zone` must cover it. */
export function instantOfWall(zone: ZoneOffsets, wallMs: number): number {
  const { starts, offsets } = zone
  let period = periodAt(zone, wallMs - zone_margin_ms)
  // The first period with a wall clock that has not passed the wall time contains it, or begins after the gap that skips it.
  while (period + 1 < starts.length && (starts[period + 1] ?? 0) + (offsets[period] ?? 0) <= wallMs) {
    period += 1
  }
  const isSkipped = period > 0 && wallMs < (starts[period] ?? 0) + (offsets[period] ?? 0)
  return wallMs - (offsets[isSkipped ? period - 1 : period] ?? 0)
}
