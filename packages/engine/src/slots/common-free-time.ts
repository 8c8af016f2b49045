import { type WeeklyHours, workingIntervals } from '../hours/weekly-hours.ts'
import { type Interval, intersectIntervals, subtractIntervals } from '../interval/interval.ts'

export interface Person {
  readonly timeZone: string
  readonly weekly: WeeklyHours
  /** any order, may overlap */
  readonly busy: readonly Interval[]
}

/** When all are free: disjoint, ascending, maximal. */
export function findCommonFreeTime({
  window,
  people,
  breakMs = 0,
}: {
  window: Interval
  people: readonly Person[]
  breakMs?: number
}): Interval[] {
  let free: Interval[] = window[1] > window[0] ? [window] : []
  for (const person of people) {
    const blocked = person.busy
      .filter(([start, end]) => end > start)
      .map(([start, end]): Interval => [start - breakMs, end + breakMs])
    free = subtractIntervals(intersectIntervals(free, workingIntervals(person, window)), blocked)
  }
  return free
}
