import { weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { type DaysItem, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'

/** Saturdays and Sundays alone. */
export function isWeekend({ days }: DaysItem): boolean {
  return days.every(({ first, last }) => weekdayOf(first) >= 6 && last - first <= 1)
}

/**
 * `Any day next week, even Saturday`: a day that is named among others that suit limits nothing. One that lies outside of
 * the others is one more to choose from.
 */
export function withoutAdditions(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  const all = told.flat()
  const others = all.flatMap((item) => (isOther(item) ? item.days : []))
  return told.map((items) =>
    items.filter(
      (item, place) =>
        !isWantedDay(item) ||
        item.isAlso !== true ||
        hasOwnHours(item, items[place + 1]) ||
        isBetweenHours(items, place) ||
        !(isBareWeekend(item) || item.days.every((day) => others.some((other) => holds(other, day)))),
    ),
  )
}

/** `Mondays to Thursdays 8 to 11, on Tuesdays also 3 to 6`: hours are added to the day, and no day. */
function hasOwnHours({ days }: DaysItem, behind: Item | undefined): boolean {
  return (
    days.every(({ weekday, isFrame }) => weekday !== null && !isFrame) &&
    behind?.kind === 'hours' &&
    !behind.isExcluded &&
    behind.hours.from > 0 &&
    behind.hours.until < 24 * 60 &&
    behind.hours.until > behind.hours.from
  )
}

/** `I can do mornings, on Friday also after 3` */
function isBetweenHours(items: readonly Item[], place: number): boolean {
  return [items[place - 1], items[place + 1]].every((item) => item?.kind === 'hours' && !item.isExcluded)
}

/** Days that suit, and a last day. */
function isOther(item: Item): item is DaysItem {
  return item.kind === 'days' && !item.isExcluded && (item.bound === 'by' || item.isAlso !== true)
}

/** Weekends without a date. */
function isBareWeekend(item: DaysItem): boolean {
  return isWeekend(item) && item.days.every(({ weekday, isFrame }) => weekday !== null || isFrame)
}

function holds(other: DayRange, day: DayRange): boolean {
  if (other.first <= day.first && day.last <= other.last) return true
  // Of a longer stretch, each weekday is one.
  return day.weekday !== null && other.isFrame && other.last - other.first >= 4
}
