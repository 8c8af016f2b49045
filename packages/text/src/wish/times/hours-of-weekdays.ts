import { weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { type DaysItem, type HoursItem, isStretchOfHours, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/**
 * `I see families on Wednesdays from 9 to 12. Would the 20th or the 27th suit you?`: days without hours have those that
 * the mail names for their weekday, and that sentence names no further days.
 */
export function withHoursOfWeekdays(sentences: readonly (readonly Item[])[]): (readonly Item[])[] {
  const told = sentences.map(weekdaysWithHours)
  const hoursOf = new Map(told.flatMap((weekdays) => [...weekdays]))
  if (hoursOf.size === 0) return [...sentences]
  const hasThem = sentences.map((items, number) => told[number]?.size === 0 && areOf(items, hoursOf))
  if (!hasThem.includes(true)) return [...sentences]
  return sentences.map((items, number) => {
    if (hasThem[number] === true) return items.flatMap((item) => [item, ...hoursBehind(item, hoursOf)])
    return told[number]?.size === 0
      ? items
      : items.filter((item) => !isWantedDay(item) && item.kind !== 'hours')
  })
}

/** Every sentence that has such weekdays has nothing else that suits. */
function weekdaysWithHours(items: readonly Item[]): ReadonlyMap<number, HoursItem> {
  const found = new Map<number, HoursItem>()
  for (const [place, item] of items.entries()) {
    if (!isWantedDay(item)) continue
    const hours = items.slice(place + 1, place + 1 + most_listed).find((one) => !isWantedDay(one))
    const weekdays = item.days.flatMap((day) => (isWeekly(day) ? day.weekday : []) ?? [])
    if (weekdays.length !== item.days.length || !isStretchOfHours(hours)) return new Map()
    for (const weekday of weekdays) found.set(weekday, hours)
  }
  return found
}

function isWeekly({ isEvery, weekday, first, last }: DayRange): boolean {
  return isEvery && weekday !== null && first === last
}

/** It names days of these weekdays, no other days, and no hours. */
function areOf(items: readonly Item[], hoursOf: ReadonlyMap<number, HoursItem>): boolean {
  const days = items.filter(isSingleDays)
  const hasHours = items.some((item) => item.kind === 'hours' && !item.isExcluded)
  return (
    days.length > 0 &&
    !hasHours &&
    days.every((item) => item.days.every((day) => hoursOf.has(day.weekday ?? weekdayOf(day.first))))
  )
}

function isSingleDays(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.some(({ isFrame }) => !isFrame)
}

function hoursBehind(item: Item, hoursOf: ReadonlyMap<number, HoursItem>): Item[] {
  if (!isSingleDays(item)) return []
  const [day] = item.days
  const named = day && hoursOf.get(day.weekday ?? weekdayOf(day.first))
  if (!named) return []
  const { hours } = named
  return [
    { ...named, clause: item.clause, isJoined: false, isChoice: false, hours: { ...hours, isExact: false } },
  ]
}

/** There are seven weekdays. */
const most_listed = 7
