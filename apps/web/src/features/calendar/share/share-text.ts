import { type Interval, mergeIntervals, subtractIntervals } from '@meridian/engine'
import { t } from '../../../platform/text/text.ts'
import {
  type Clock,
  formatDay,
  formatShortDay,
  formatTimeRange,
  isoDate,
} from '../../../platform/time/format.ts'
import { hasSameClocks, zoneName } from '../../../platform/time/zones.ts'

/** The times with the marked one, or without it where all of it was marked before. */
export function withMark(times: readonly Interval[], marked: Interval): readonly Interval[] {
  const rest = subtractIntervals([marked], times)
  return rest.length === 0 ? subtractIntervals(times, [marked]) : mergeIntervals([...times, marked])
}

/** The times with one of them changed; those that touch then become one. */
export function withReplaced(
  times: readonly Interval[],
  before: Interval,
  after: Interval,
): readonly Interval[] {
  return mergeIntervals([...subtractIntervals(times, [before]), after])
}

export const share_step_ms = 900_000

/** The time with its start or its end moved; at least one step stays. */
export function withEdgeMoved([start, end]: Interval, edge: 'start' | 'end', byMs: number): Interval {
  return edge === 'start'
    ? [Math.min(start + byMs, end - share_step_ms), end]
    : [start, Math.max(end + byMs, start + share_step_ms)]
}

/** The text for a mail: a line a time, on the clock of the reader and, with another zone, also on that one. */
export function shareText(times: readonly Interval[], clock: Clock, otherZone: string | null): string {
  const lines = times.map((time) => `- ${lineOf(time, clock, otherZone)}`)
  return [t('I am free at these times:'), ...lines].join('\n')
}

/** 'Tue 24 Nov, 10:00 – 11:30' */
export function shortTime([start, end]: Interval, clock: Clock): string {
  return `${formatShortDay(isoDate(start, clock.zone))}, ${formatTimeRange(start, end, clock)}`
}

/** 'Tue 24 Nov 2026, 10:00 – 11:30 (Berlin, CET) / 09:00 – 10:30 (London, GMT)'; with its day where that is another one. */
function lineOf([start, end]: Interval, clock: Clock, otherZone: string | null): string {
  const own = `${formatDay(start, clock.zone)}, ${timesIn([start, end], clock)}`
  if (otherZone === null || hasSameClocks(otherZone, clock.zone, [start, end])) return own
  const other = { ...clock, zone: otherZone }
  const isSameDay = isoDate(start, otherZone) === isoDate(start, clock.zone)
  const day = isSameDay ? '' : `${formatShortDay(isoDate(start, otherZone))}, `
  return `${own} / ${day}${timesIn([start, end], other)}`
}

function timesIn([start, end]: Interval, clock: Clock): string {
  return `${formatTimeRange(start, end, clock)} (${zoneName(clock.zone, start)})`
}
