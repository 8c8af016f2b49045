import { day_ms } from '../durations.ts'
import { instantOf } from '../zone/wall-time.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { readRule } from './rule.ts'
import { type Series, visitStarts } from './series.ts'

/**
 * The first occurrence that ends after `now`, so a running one counts, or null when none starts within a
 * hundred years. Epoch milliseconds.
 */
export function nextOccurrence(
  series: Series,
  durationMs: number,
  now: number,
): { start: number; end: number } | null {
  const [start] = expandRecurrence(series, [now - durationMs + 1, now + century_ms], 1)
  return start === undefined ? null : { start, end: start + durationMs }
}

/** The start of the last occurrence in epoch milliseconds, or null when the series never ends or never takes place. */
export function lastOccurrence(series: Series): number | null {
  const { count, until } = readRule(series.rrule)
  if (count !== null) return lastCounted(series)
  return until === null ? null : lastBefore(series, until.ms + 2 * day_ms)
}

const century_ms = 36_525 * day_ms

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
