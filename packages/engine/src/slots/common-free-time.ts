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
 * Starts and ends are sorted apart. Where the next start lies after as many ends as there were starts before
 * it, every interval that began has ended: a gap.
 */
function gapsBetween(people: readonly Person[], window: Interval, breakMs: number): Bounds {
  const { starts, ends } = blockedTimes(people, window, breakMs)
  starts.sort()
  ends.sort()
  const gaps = [-Infinity]
  for (let place = 0; place < starts.length; place += 1) {
    const end = ends[place - 1] ?? -Infinity
    const start = starts[place] ?? Infinity
    if (place === 0) gaps.push(start)
    else if (start > end) gaps.push(end, start)
  }
  if (starts.length > 0) gaps.push(ends[ends.length - 1] ?? Infinity)
  gaps.push(Infinity)
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
