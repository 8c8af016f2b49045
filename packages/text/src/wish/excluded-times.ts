import { formatDay } from './day-number.ts'
import type { DayRange } from './day-range.ts'
import { inFrames, type Placed } from './frames.ts'
import type { DaysItem } from './groups.ts'
import type { Item } from './item.ts'
import type { WishedTime } from './wish.ts'

/** `Tuesday mornings don't work` leaves out those hours of those days alone. */
export function excludedIn(items: readonly Item[], frames: readonly Placed<DayRange>[]): WishedTime[] {
  return items.flatMap((item, place) => {
    const [before, after] = [items[place - 1], items[place + 1]]
    if (item.kind === 'hours' && isLeftOut(before) && isBeside(before, item)) return []
    const times = excludedOf(item, frames)
    if (after?.kind !== 'hours' || !isLeftOut(item) || !after.isExcluded || !isBeside(item, after))
      return times
    // The old time of a meeting says nothing about the hours of its day.
    const { from, until, isExact } = after.hours
    return isExact ? times : times.map((time) => ({ ...time, from, until }))
  })
}

function isLeftOut(item: Item | undefined): item is DaysItem {
  return item?.kind === 'days' && item.isExcluded
}

/** Only a few words such as `at` stand between them. */
const most_between = 9

function isBeside(one: Item, other: Item): boolean {
  return other.start - one.end <= most_between
}

/** A weekday that is left out is left out in every week. */
function excludedOf(item: Item, frames: readonly Placed<DayRange>[]): WishedTime[] {
  const { start, end } = item
  if (item.kind === 'hours' && item.isExcluded) {
    const { from, until } = item.hours
    return [{ first: null, last: null, weekdays: [], from, until: Math.max(until, from + 1), start, end }]
  }
  if (item.kind !== 'days' || !item.isExcluded || item.bound !== null) return []
  return item.days
    .flatMap((range) => (range.monthDay === null ? [range] : inFrames(range, frames)))
    .map((range) => {
      const isWeekday = range.weekday !== null && (frames.length > 0 || range.isEvery || item.bound === null)
      return {
        first: isWeekday ? null : formatDay(range.first),
        last: isWeekday ? null : formatDay(range.last),
        weekdays: isWeekday && range.weekday !== null ? [range.weekday] : [],
        from: 0,
        until: 24 * 60,
        start,
        end,
      }
    })
}
