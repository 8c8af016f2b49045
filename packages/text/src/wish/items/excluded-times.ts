import { isExcludedTime, type TimeItem } from './groups.ts'
import { formatDay } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { inFrames, type Placed } from './frames.ts'
import type { Item } from './item.ts'
import type { WishedTime } from '../wish.ts'

/**
 * `Tuesday mornings don't work` leaves out those hours of those days alone: hours that do not suit belong to the days
 * of their clause, those before them first.
 */
export function excludedIn(items: readonly Item[], frames: readonly Placed<DayRange>[]): WishedTime[] {
  const left = items.filter(isExcludedTime)
  return left.flatMap((item, place) => {
    if (item.kind === 'days') {
      const hours = hoursBehind(left, place)
      const times = excludedOf(item, frames)
      return hours === null ? times : times.map((time) => ({ ...time, ...hours }))
    }
    const isTaken = left.some(
      (one, other) => one.kind === 'days' && other <= place + 1 && one.clause === item.clause,
    )
    return isTaken ? [] : excludedOf(item, frames)
  })
}

/** The hours right behind days, or before them; of days that a list names before them nothing is known but that they do not suit. */
function hoursBehind(left: readonly TimeItem[], place: number): { from: number; until: number } | null {
  const [before, item, behind] = [left[place - 1], left[place], left[place + 1]]
  const isAhead = before?.kind === 'hours' && item?.isJoined !== true && left[place - 2]?.kind !== 'days'
  const hours = behind?.kind === 'hours' ? behind : isAhead ? before : null
  if (hours?.kind !== 'hours' || hours.clause !== item?.clause) return null
  // The old time of a meeting says nothing about the hours of its day.
  return hours.hours.isExact ? null : { from: hours.hours.from, until: hours.hours.until }
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
        weekdays:
          isWeekday && range.weekday !== null ? weekdaysIn(range.weekday, range.last - range.first) : [],
        from: 0,
        until: 24 * 60,
        start,
        end,
      }
    })
}

/** A weekday, and so many behind it. */
export function weekdaysIn(first: number, more: number): number[] {
  return Array.from({ length: Math.min(more, 6) + 1 }, (_, index) => ((first - 1 + index) % 7) + 1)
}
