import { day_ms } from '../durations.ts'
import { wallClock } from '../zone/wall-clock.ts'
import { parseWallTime } from '../zone/wall-time.ts'
import { offsetAt } from '../zone/zone-offset.ts'
import type { Series } from './series.ts'

/** How long the occurrences of a series last. */
export interface SeriesSpan extends Pick<Series, 'start' | 'timeZone'> {
  /** As long after the start as an occurrence lasts, told as if clocks never changed; of whole days the midnight after the last one. */
  readonly end: string
  readonly isAllDay: boolean
}

/**
 * Tells when an occurrence that starts at a moment ends. All last exactly as long as the first
 * (RFC 5545 §3.8.5.3), whatever clocks do meanwhile; whole days end at midnight, however long they are.
 * RangeError for an unknown zone or a wrong wall time.
 */
export function endFinder({ start, end, timeZone, isAllDay }: SeriesSpan): (startMs: number) => number {
  const lengthMs = Math.max(0, parseWallTime(end) - parseWallTime(start))
  if (!isAllDay) return (startMs) => startMs + lengthMs
  const clock = wallClock(timeZone)
  const days = Math.ceil(lengthMs / day_ms)
  return (startMs) => {
    const day = Math.floor((startMs + offsetAt(timeZone, startMs)) / day_ms)
    return clock.instantOf((day + days) * day_ms)
  }
}
