import { day_ms } from '../durations.ts'
import { instantOf } from '../zone/wall-time.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { readRule } from './rule.ts'
import { type Series, visitStarts } from './series.ts'

/** The start of the last occurrence in epoch milliseconds, or null when the series never ends or never takes place. */
export function lastOccurrence(series: Series): number | null {
  const { count, until } = readRule(series.rrule)
  if (count !== null) return lastCounted(series)
  return until === null ? null : lastBefore(series, until.ms + 2 * day_ms)
}

/** What is counted must be walked. */
function lastCounted(series: Series): number | null {
  let last: number | null = null
  visitStarts(series, [-Infinity, Infinity], (startMs) => {
    last = Math.max(last ?? startMs, startMs)
    return true
  })
  return last
}

function lastBefore(series: Series, beyondMs: number): number | null {
  const firstMs = instantOf(series.start, series.timeZone)
  for (let span = day_ms; ; span *= 8) {
    const last = expandRecurrence(series, [beyondMs - span, beyondMs], Infinity).at(-1)
    if (last !== undefined) return last
    if (beyondMs - span < firstMs) return null
  }
}
