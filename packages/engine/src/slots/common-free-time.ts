import { type Bounds, intersectBounds, intervalsOf } from '../interval/bounds.ts'
import type { Interval } from '../interval/interval.ts'
import { commonHours, type Person } from './common-hours.ts'

export interface FreeTimeQuestion {
  readonly window: Interval
  readonly people: readonly Person[]
  readonly breakMs?: number | undefined
}

/**
 * When all are free: disjoint, ascending, maximal.
 *
 * A break is kept free on both sides of every busy interval, also of one that lies outside the window or
 * outside working hours. The edges of window and working hours need none.
 */
export function findCommonFreeTime({ window, people, breakMs = 0 }: FreeTimeQuestion): Interval[] {
  if (!(breakMs >= 0)) throw new RangeError('breakMs must not be negative.')
  const hours = commonHours(people, window)
  return intervalsOf(intersectBounds(hours, gapsBetween(people, window, breakMs)))
}

/**
 * The time outside all busy intervals, widened by the break.
 *
 * Starts and ends are sorted apart: once as many intervals have ended as have begun, all is free until the
 * next start, whichever end belonged to which start.
 */
function gapsBetween(people: readonly Person[], window: Interval, breakMs: number): Bounds {
  const { starts, ends } = blockedTimes(people, window, breakMs)
  starts.sort()
  ends.sort()
  const gaps: number[] = []
  let freeFrom = -Infinity
  for (let place = 0; place < starts.length; place += 1) {
    const start = starts[place] ?? Infinity
    if (start > freeFrom) gaps.push(freeFrom, start)
    freeFrom = ends[place] ?? Infinity
  }
  gaps.push(freeFrom, Infinity)
  return gaps
}

/** Starts and ends of what is taken inside the window; an interval that does not end after its start takes nothing. */
function blockedTimes(people: readonly Person[], window: Interval, breakMs: number) {
  let count = 0
  for (const { busy } of people) count += busy.length
  const starts = new Float64Array(count)
  const ends = new Float64Array(count)
  let length = 0
  for (const { busy } of people) {
    for (const taken of busy) {
      const start = taken[0] - breakMs
      const end = taken[1] + breakMs
      if (taken[1] > taken[0] && end > window[0] && start < window[1]) {
        starts[length] = start
        ends[length] = end
        length += 1
      }
    }
  }
  return { starts: starts.subarray(0, length), ends: ends.subarray(0, length) }
}
