import type { Interval } from '../interval/interval.ts'
import { type Series, visitStarts, widest_gap_ms } from './series.ts'

/**
 * Starts of a series inside the window, exceptions removed: ascending epoch milliseconds, each once, the
 * earliest `limit` of them. A start that a clock change skips moves forward by the gap; one that it repeats
 * is the first. RangeError for a wrong rule, zone or wall time.
 */
export function expandRecurrence(series: Series, window: Interval, limit = 10_000): number[] {
  const starts: number[] = []
  if (!(limit > 0 && window[1] > window[0])) return starts
  visitStarts(series, window, (startMs) => {
    if (starts.length === 0 || startMs > (starts.at(-1) ?? startMs)) starts.push(startMs)
    else insertAscending(starts, startMs)
    // A start that a gap moved may come before earlier ones, so one day more is walked.
    return !(startMs - widest_gap_ms > (starts[limit - 1] ?? Infinity))
  })
  return starts.length > limit ? starts.slice(0, limit) : starts
}

function insertAscending(starts: number[], startMs: number): void {
  let place = starts.length
  while (place > 0 && (starts[place - 1] ?? 0) > startMs) place -= 1
  if (starts[place - 1] !== startMs) starts.splice(place, 0, startMs)
}
