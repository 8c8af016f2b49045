import { type Interval, mergeIntervals } from '../interval/interval.ts'
import { instantOfWall } from '../zone/wall-time.ts'
import { zoneOffsets } from '../zone/zone-offset.ts'

/** Wall-clock minutes since midnight by weekday, 0 = Sunday … 6 = Saturday. */
export type WeeklyHours = Readonly<
  Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [startMinute: number, endMinute: number])[]>>
>

/** The working time inside the window: disjoint, ascending, maximal. RangeError for an unknown zone. */
export function workingIntervals(
  person: { timeZone: string; weekly: WeeklyHours },
  window: Interval,
): Interval[] {
  const zone = zoneOffsets(person.timeZone, window[0], window[1])
  const found: Interval[] = []
  const lastDay = Math.floor(window[1] / dayMs) + 1
  for (let day = Math.floor(window[0] / dayMs) - 1; day <= lastDay; day += 1) {
    for (const [startMinute, endMinute] of hoursOf(person.weekly, day)) {
      const start = instantOfWall(zone, day * dayMs + startMinute * 60_000)
      const end = instantOfWall(zone, day * dayMs + endMinute * 60_000)
      found.push([Math.max(start, window[0]), Math.min(end, window[1])])
    }
  }
  return mergeIntervals(found)
}

const dayMs = 86_400_000

function hoursOf(weekly: WeeklyHours, day: number) {
  // The epoch began on a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7
  return Object.entries(weekly).find(([key]) => Number(key) === weekday)?.[1] ?? []
}
