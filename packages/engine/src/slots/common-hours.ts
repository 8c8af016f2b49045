import type { WorkingBounds } from '../hours/working-bounds.ts'
import { boundsOfPerson } from '../hours/working-intervals.ts'
import type { WorkingTime } from '../hours/working-time.ts'
import { type Bounds, intersectBounds } from '../interval/bounds.ts'
import type { Interval } from '../interval/interval.ts'

/** One who may be invited: when they work, and what is taken already. */
export interface Person extends WorkingTime {
  /** any order, may overlap */
  readonly busy: readonly Interval[]
}

/** The part of the window in which all people work. Without people that is the whole window. */
export function commonHours(people: readonly Person[], window: Interval): Bounds {
  if (!(Number.isFinite(window[0]) && Number.isFinite(window[1]))) {
    throw new RangeError('The window must have a start and an end.')
  }
  if (window[0] >= window[1]) return []
  const distinct: WorkingBounds[] = []
  for (const person of people) {
    const hours = boundsOfPerson(person, window)
    if (!distinct.includes(hours)) distinct.push(hours)
  }
  let common: Bounds = window
  for (const { bounds } of distinct) common = intersectBounds(common, bounds)
  return common
}
