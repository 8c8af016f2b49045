import type { DayRange } from '../days/day-range.ts'
import { isWantedDay } from './groups.ts'
import type { Item } from './item.ts'
import type { Reader } from './item-reader.ts'

/** Of `Monday to Wednesday, Tuesday is out` the place of the Tuesday; -1 where no day is one of those before a comma. */
export function dayWithin({ textAt }: Pick<Reader, 'textAt'>, clause: readonly Item[]): number {
  return clause.findIndex((item, place) => {
    const before = clause[place - 1]
    return (
      before !== undefined &&
      isWantedDay(before) &&
      isWantedDay(item) &&
      begins_anew.test(textAt(before.end, item.start)) &&
      item.days.every((day) => isAmong(day, before.days))
    )
  })
}

const begins_anew = /^ ?[,:;–—-]/

/** One of several days: `the 4th` of `the 3rd to the 5th`. */
export function isAmong({ first, last, weekday }: DayRange, days: readonly DayRange[]): boolean {
  const isMore = days.length > 1 || days.some((day) => day.last > day.first && day.last - day.first < 6)
  if (!isMore || first !== last) return false
  return days.some((day) =>
    weekday === null || day.weekday === null
      ? first >= day.first && last <= day.last
      : (weekday - day.weekday + 7) % 7 <= day.last - day.first,
  )
}
