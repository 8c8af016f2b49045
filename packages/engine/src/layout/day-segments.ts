import type { Interval } from '../interval/interval.ts'
import { type AxisDay, type AxisStretch, positionOf } from './time-axis.ts'

/** What of an interval lies on one day. */
export interface DaySegment extends AxisStretch {
  /** Of the interval, in the list that was given. */
  readonly index: number
  /** Whether the interval begins, or ends, on this day. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** The part of each interval that lies on the day, in the order given. One that is empty lies where it begins. */
export function segmentDay(day: AxisDay, intervals: readonly Interval[]): DaySegment[] {
  return intervals.flatMap(([startMs, endMs], index) => {
    const isFirst = startMs >= day.startMs && startMs < day.endMs
    const isLast = endMs > day.startMs && endMs <= day.endMs
    const lasts = startMs < day.endMs && endMs > day.startMs
    if (!lasts && !(isFirst && endMs <= startMs)) return []
    const start = positionOf(day, startMs)
    return [
      {
        index,
        start,
        end: Math.max(start, positionOf(day, endMs, 'end')),
        isFirst,
        isLast: isLast || endMs <= startMs,
      },
    ]
  })
}
