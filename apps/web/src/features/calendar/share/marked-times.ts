import { type Interval, mergeIntervals, subtractIntervals } from '@meridian/engine'
import { type Clock, formatShortDay, formatTimeRange, isoDate } from '../../../platform/time/format.ts'

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

/** 'Tue 24 Nov, 10:00 – 11:30' */
export function shortTime([start, end]: Interval, clock: Clock): string {
  return `${formatShortDay(isoDate(start, clock.zone))}, ${formatTimeRange(start, end, clock)}`
}
