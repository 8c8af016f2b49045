import { offsetAt, periodAt, type ZoneOffsets, zoneMarginMs, zoneOffsets } from './zone-offset.ts'

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
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.0+)?)?$/.exec(wall)
  const [, year, month, day, hour, minute, second = '0'] = parts ?? []
  const ms = Date.UTC(2000, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  // Date.UTC reads the years 0 to 99 as 1900 to 1999, so the year is set apart.
  const wallMs = new Date(ms).setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (parts === null || !formatWallTime(wallMs).startsWith(wall.slice(0, 16))) {
    throw new RangeError(`Not a wall time: ${wall}`)
  }
  return wallMs
}

export function formatWallTime(wallMs: number): string {
  return Number.isNaN(wallMs) ? '' : new Date(wallMs).toISOString().slice(0, 19)
}

/** As `instantOf`, for a wall time given as the epoch milliseconds it would have in UTC; `zone` must cover it. */
export function instantOfWall(zone: ZoneOffsets, wallMs: number): number {
  const { starts, offsets } = zone
  let period = periodAt(zone, wallMs - zoneMarginMs)
  // The first period whose wall clock has not yet passed the wall time holds it, or begins after the gap it fell into.
  while (period + 1 < starts.length && (starts[period + 1] ?? 0) + (offsets[period] ?? 0) <= wallMs) {
    period += 1
  }
  const isSkipped = period > 0 && wallMs < (starts[period] ?? 0) + (offsets[period] ?? 0)
  return wallMs - (offsets[isSkipped ? period - 1 : period] ?? 0)
}
