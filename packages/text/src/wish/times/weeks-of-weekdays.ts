import { type DaysItem, isWantedDay, isWeekFrame } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/**
 * `Tuesday or Thursday next week, the week after only Wednesday`: the week of each weekday, where every week that a
 * sentence names has weekdays of its own beside it. Empty where one week is that of all of them.
 */
export function weeksOfWeekdays(items: readonly Item[]): ReadonlyMap<Item, DaysItem> {
  const named = items.filter(isWantedDay).filter((item) => isWeek(item) || isWeekday(item))
  const order = named.map((item) => (isWeek(item) ? 'f' : 'd')).join('')
  const pairs = new Map<Item, DaysItem>()
  for (const [first, last] of stretchesOf(order, named)) {
    const stretch = named.slice(first, last)
    const week = stretch.find(isWeek)
    if (week) for (const item of stretch) if (item !== week) pairs.set(item, week)
  }
  return pairs
}

/** From which place to which each week and its weekdays stand; none where these are not clear. */
function stretchesOf(order: string, named: readonly DaysItem[]): (readonly [number, number])[] {
  if (order.indexOf('f') === order.lastIndexOf('f')) return []
  if (days_lead.test(order)) return placesOf(order, /(?<!d)d+f|fd+/g)
  if (weeks_lead.test(order)) return placesOf(order, /fd+/g)
  if (!closes.test(order) || named.at(-1)?.isJoined === true || named.at(-2)?.isJoined !== true) return []
  const behind = order.length - 2
  return [...placesOf(order.slice(0, behind), /fd+/g), [behind, order.length]]
}

/** `Tuesday this week, Friday next week`, `Tuesday this week, next week Friday` */
const days_lead = /^(?:d+f)+(?:fd+)*$/
/** `This week Tuesday, next week Friday` */
const weeks_lead = /^(?:fd+)+$/
/** `This week Tuesday, Friday next week` */
const closes = /^(?:fd+)+f$/

function placesOf(order: string, group: RegExp): (readonly [number, number])[] {
  return [...order.matchAll(group)].map(({ index, 0: found }) => [index, index + found.length])
}

/** A week to look in, or a part of one. */
export function isWeek(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(isWeekFrame)
}

export function isWeekday(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(({ weekday, isFrame }) => weekday !== null && !isFrame)
}
