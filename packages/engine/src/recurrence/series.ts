import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { wallClock } from '../zone/wall-clock.ts'
import { instantOf, parseWallTime } from '../zone/wall-time.ts'
import { zone_margin_ms } from '../zone/zone-offset.ts'
import { type Frequency, readRule, type Until } from './rule.ts'
import { visitWallTimes } from './wall-occurrences.ts'

/** A series lives in wall time: it stays at 10:00 when clocks change. */
export interface Series {
  /** local wall time, `yyyy-MM-ddTHH:mm` with or without seconds */
  readonly start: string
  readonly timeZone: string
  /** RFC 5545 text without DTSTART */
  readonly rrule: string
  /** local wall times of the starts that do not take place */
  readonly excluded?: readonly string[]
}

/**
 * Visits the starts inside the window as instants, exceptions removed, until `visit` returns false.
 * The starts ascend but for those that a clock change moved: these may come up to `widest_gap_ms` early. The
 * wall time is the one that the rule gives, as the epoch milliseconds it would have in UTC.
 */
export function visitStarts(
  series: Series,
  [fromMs, toMs]: Interval,
  visit: (startMs: number, wallMs: number) => boolean,
): void {
  const rule = readRule(series.rrule)
  const { until } = rule
  const excluded = new Set(series.excluded?.map((wall) => instantOf(wall, series.timeZone)))
  const wallWindow: Interval = [fromMs - zone_margin_ms, toMs + zone_margin_ms]
  const clock = wallClock(series.timeZone)
  // An hour that clocks skip does not come at all, and is not counted; a time of day moves out of it.
  const exists = sub_daily.has(rule.frequency) ? (wallMs: number) => !clock.skips(wallMs) : undefined
  const visitWall = (wallMs: number) => {
    const startMs = clock.instantOf(wallMs)
    if (until !== null && hasEnded(until, wallMs, startMs)) return false
    if (until?.kind === 'instant' && startMs > until.ms) return true
    return startMs < fromMs || startMs >= toMs || excluded.has(startMs) || visit(startMs, wallMs)
  }
  visitWallTimes(rule, parseWallTime(series.start), wallWindow, visitWall, exists)
}

const sub_daily: ReadonlySet<Frequency> = new Set(['HOURLY', 'MINUTELY', 'SECONDLY'])

/** Samoa once skipped a whole day; no clock change has moved time further. */
export const widest_gap_ms = day_ms

/** Beyond any doubt: a start that a gap moved may pass UNTIL while the next one does not. */
function hasEnded({ kind, ms }: Until, wallMs: number, startMs: number): boolean {
  return kind === 'wall' ? wallMs > ms : startMs > ms + widest_gap_ms
}
