import { intersectBounds, intervalsOf } from '../interval/bounds.ts'
import type { Interval } from '../interval/interval.ts'
import { workingBounds } from './working-bounds.ts'

/**
 * Wall-clock minutes since midnight by weekday, 0 = Sunday … 6 = Saturday. Several intervals a day, up to
 * minute 1440 (24:00), in any order; overlapping ones merge. Not to be changed once it was used in a search.
 */
export type WeeklyHours = Readonly<
  Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [startMinute: number, endMinute: number])[]>>
>

/** The working time inside the window: disjoint, ascending, maximal. RangeError for an unknown zone. */
export function workingIntervals(
  person: { readonly timeZone: string; readonly weekly: WeeklyHours },
  window: Interval,
): Interval[] {
  if (!(window[1] > window[0])) return []
  return intervalsOf(intersectBounds(window, workingBounds(person.timeZone, person.weekly, window).bounds))
}
