import { dayMs } from '../zone/calendar-day.ts'
import { wallClock } from '../zone/wall-clock.ts'
import { parseWallTime } from '../zone/wall-time.ts'
import { offsetAt } from '../zone/zone-offset.ts'
import type { Series } from './series.ts'

/** When the first occurrence of a series takes place, on its own wall clock. */
export interface SeriesSpan extends Pick<Series, 'start' | 'timeZone'> {
  /** Wall time; of whole days the midnight after the last one. */
  readonly end: string
  readonly isAllDay: boolean
}

/**
 * Tells when an occurrence that starts at a moment ends. All last exactly as long as the first
 * (RFC 5545 §3.8.5.3), whatever clocks do meanwhile; whole days end at midnight, however long they are.
 * RangeError for an unknown zone or a wrong wall time.
 */
export function endFinder(span: SeriesSpan): (startMs: number) => number {
  const { timeZone, isAllDay } = span
  const apartMs = Math.max(0, parseWallTime(span.end) - parseWallTime(span.start))
  if (!isAllDay) {
    const lengthMs = exactLength(span, apartMs)
    return (startMs) => startMs + lengthMs
  }
  const clock = wallClock(timeZone)
  const days = Math.ceil(apartMs / dayMs)
  return (startMs) => {
    const day = Math.floor((startMs + offsetAt(timeZone, startMs)) / dayMs)
    return clock.instantOf((day + days) * dayMs)
  }
}

/** A start that clocks skip takes its end along, and where a change leaves no time between the two, the wall clock counts. */
function exactLength({ start, end, timeZone }: SeriesSpan, apartMs: number): number {
  const clock = wallClock(timeZone)
  const startWall = parseWallTime(start)
  if (clock.skips(startWall)) return apartMs
  const lengthMs = clock.instantOf(parseWallTime(end)) - clock.instantOf(startWall)
  return lengthMs > 0 ? lengthMs : apartMs
}
