import { instantOfWall } from './wall-time.ts'
import { periodAt, zone_margin_ms, zoneOffsets } from './zone-offset.ts'

/** The clock of one zone. As `instantOf`, for wall times given as the epoch milliseconds they would have in UTC. */
export interface WallClock {
  readonly instantOf: (wallMs: number) => number
  /** Whether the clock never shows this wall time, because a change skips it. */
  readonly skips: (wallMs: number) => boolean
}

/** Cheapest for wall times near one another, as those of a series are. RangeError for an unknown zone. */
export function wallClock(timeZone: string): WallClock {
  // Between two changes, and away from both, wall time and moment lie one offset apart.
  let calmFrom = Infinity
  let calmTo = -Infinity
  let offset = 0
  const isCalm = (wallMs: number) => wallMs >= calmFrom && wallMs < calmTo
  const readAt = (wallMs: number): number => {
    const zone = zoneOffsets(timeZone, wallMs, wallMs)
    const period = periodAt(zone, wallMs)
    calmFrom = (zone.starts[period] ?? zone.from) + zone_margin_ms
    calmTo = Math.min(zone.starts[period + 1] ?? Infinity, zone.to) - zone_margin_ms
    offset = zone.offsets[period] ?? 0
    return isCalm(wallMs) ? wallMs - offset : instantOfWall(zone, wallMs)
  }
  return {
    instantOf: (wallMs) => (isCalm(wallMs) ? wallMs - offset : readAt(wallMs)),
    skips: (wallMs) => {
      if (isCalm(wallMs)) return false
      const startMs = readAt(wallMs)
      if (isCalm(wallMs)) return false
      const zone = zoneOffsets(timeZone, startMs, startMs)
      return startMs + (zone.offsets[periodAt(zone, startMs)] ?? 0) !== wallMs
    },
  }
}
