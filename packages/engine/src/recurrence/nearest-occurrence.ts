import { dayMs } from '../zone/calendar-day.ts'
import { instantOf, parseWallTime } from '../zone/wall-time.ts'
import { expandRecurrence } from './expand-recurrence.ts'
import { readRule } from './rule.ts'
import type { Series } from './series.ts'
import { visitWallTimes } from './wall-occurrences.ts'

/**
 * The first occurrence that ends after `now`, so a running one counts, or null when none starts within a
 * hundred years. Epoch milliseconds.
 */
export function nextOccurrence(
  series: Series,
  durationMs: number,
  now: number,
): { start: number; end: number } | null {
  const [start] = expandRecurrence(series, [now - durationMs + 1, now + centuryMs], 1)
  return start === undefined ? null : { start, end: start + durationMs }
}

/** The start of the last occurrence in epoch milliseconds, or null when the series never ends or never takes place. */
export function lastOccurrence(series: Series): number | null {
  const beyond = findEnd(series)
  if (beyond === null) return null
  const first = instantOf(series.start, series.timeZone)
  for (let span = dayMs; ; span *= 8) {
    const last = expandRecurrence(series, [beyond - span, beyond], Infinity).at(-1)
    if (last !== undefined) return last
    if (beyond - span < first) return null
  }
}

const centuryMs = 36_525 * dayMs

/** A moment shortly after everything UNTIL or COUNT allows. */
function findEnd({ start, rrule }: Series): number | null {
  const rule = readRule(rrule)
  if (rule.count === null && rule.until === null) return null
  const latest = (rule.until?.ms ?? Infinity) + dayMs
  if (rule.count === null) return latest + dayMs
  const startMs = parseWallTime(start)
  let last = startMs
  visitWallTimes(rule, startMs, [startMs, latest], (wallMs) => {
    last = wallMs
    return true
  })
  return last + 2 * dayMs
}
