import { type DayNumber, weekdayOf } from '../days/day-number.ts'
import { type DayRange, dayRange, daysIn } from '../days/day-range.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/**
 * `On the weekend of 16 and 17 January, Saturday afternoon or Sunday morning`: weekdays behind dates that fall on them are
 * these dates, and the dates say nothing more.
 */
export function withDatesOfWeekdays(items: readonly Item[]): readonly Item[] {
  const dates = items.find(isDated)
  const behind = items.filter((item) => item.start > (dates?.start ?? 0) && isWantedDay(item))
  if (!dates || behind.length < least) return items
  const days = new Map(dates.days.flatMap(daysIn).map((day) => [weekdayOf(day), day]))
  const placed = new Map(behind.map((item) => [item, placedOn(item, days)]))
  const named = [...placed.values()].flatMap((item) => item?.days ?? [])
  if ([...placed.values()].includes(null) || new Set(named.map(({ first }) => first)).size < least)
    return items
  return items.flatMap((item) => (item === dates ? [] : [placed.get(item) ?? item]))
}

/** One weekday may be only the better one of the dates. */
const least = 2

/** The same on one of these dates; null for another day. */
function placedOn(item: Item, dates: ReadonlyMap<number, DayNumber>): DaysItem | null {
  if (item.kind !== 'days' || !item.days.every(({ first, last }) => first === last)) return null
  const days = item.days.flatMap(({ first, weekday }) => {
    const day = dates.get(weekday ?? weekdayOf(first))
    return day !== undefined && (weekday !== null || day === first) ? [dayRange(day, day, {})] : []
  })
  return days.length === item.days.length ? { ...item, days } : null
}

/** Dates of a week at most, and no week to look in. */
function isDated(item: Item): item is DaysItem {
  if (!isWantedDay(item) || !item.days.every(isShort)) return false
  const { length } = item.days.flatMap(daysIn)
  return length >= least && length <= most
}

const most = 7

function isShort({ first, last, weekday, isFrame }: DayRange): boolean {
  return weekday === null && !isFrame && last - first < most
}
