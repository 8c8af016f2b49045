import { boundsOf, intersectBounds, intervalsOf } from '../interval/bounds.ts'
import { type Interval, mergeIntervals } from '../interval/interval.ts'
import { exceptionalBounds } from './exceptional-bounds.ts'
import { type WorkingBounds, workingBounds } from './working-bounds.ts'
import type { WorkingTime } from './working-time.ts'

/** The working time inside the window: disjoint, ascending, maximal. RangeError for an unknown zone. */
export function workingIntervals(person: WorkingTime, window: Interval): Interval[] {
  if (!(window[1] > window[0])) return []
  return intervalsOf(intersectBounds(window, boundsOfPerson(person, window).bounds))
}

/** Working time that covers at least the window; people without exceptions share theirs, and it is kept. */
export function boundsOfPerson(person: WorkingTime, window: Interval): WorkingBounds {
  const { known, overrides, stays } = person
  if (known !== undefined) return { from: -Infinity, to: Infinity, bounds: boundsOf(mergeIntervals(known)) }
  if (overrides === undefined && stays === undefined)
    return workingBounds(person.timeZone, person.weekly, window)
  return exceptionalBounds(person, window)
}
