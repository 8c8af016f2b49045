import { RRuleTemporal } from 'rrule-temporal'
import type { Interval } from '../interval/interval.ts'
import { instantOf } from '../zone/wall-time.ts'

export interface Series {
  readonly start: string
  readonly timeZone: string
  readonly rrule: string
  readonly excluded?: readonly string[]
}

const dayMs = 86_400_000

/** Starts of a series inside the window, exceptions removed. `start` is local wall time, `rrule` RFC 5545 text without DTSTART. */
export function expandRecurrence(series: Series, window: Interval, limit = 10_000): number[] {
  const dtstart = Temporal.PlainDateTime.from(series.start).toZonedDateTime('UTC')
  const rule = new RRuleTemporal({ rruleString: `RRULE:${series.rrule.replace(/^RRULE:/, '')}`, dtstart })
  const excluded = new Set((series.excluded ?? []).map((wall) => instantOf(wall, series.timeZone)))
  const near = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC')
  return rule
    .between(near(window[0] - 2 * dayMs), near(window[1] + 2 * dayMs), true)
    .map((at) => instantOf(at.toPlainDateTime().toString().slice(0, 19), series.timeZone))
    .filter((at) => at >= window[0] && at < window[1] && !excluded.has(at))
    .slice(0, limit)
}
