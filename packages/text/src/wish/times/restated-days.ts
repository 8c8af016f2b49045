import { weekdayOf } from '../days/day-number.ts'
import { daysIn } from '../days/day-range.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `Monday or Tuesday after that, so 1 or 2 February`: weekdays that the same sentence dates say nothing more. */
export function withoutRestated(items: readonly Item[]): readonly Item[] {
  const weekdays = items.filter(isBareWeekday)
  const last = weekdays.at(-1)
  if (!last) return items
  const dates = items.filter((item) => isWantedDay(item) && item.start > last.start && isDated(item))
  const named = new Set(weekdays.flatMap(({ days }) => days.flatMap(({ weekday }) => weekday ?? [])))
  const dated = new Set(dates.flatMap((item) => (isWantedDay(item) ? weekdaysOf(item) : [])))
  const isSame = named.size === dated.size && [...named].every((weekday) => dated.has(weekday))
  return isSame ? items.filter((item) => !weekdays.some((one) => one === item)) : items
}

function isBareWeekday(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(({ weekday, isFrame }) => weekday !== null && !isFrame)
}

function isDated({ days }: DaysItem): boolean {
  return days.every(
    ({ first, last, weekday, one, weekdayBehind }) =>
      weekday === null && last - first < 7 && one === undefined && weekdayBehind === undefined,
  )
}

function weekdaysOf({ days }: DaysItem): number[] {
  return days.flatMap(daysIn).map(weekdayOf)
}
