import type { DayNumber } from '../days/day-number.ts'
import type { DaysItem } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `We met at the end of August`: beside a nearer time, a date so far ahead is that of an event, or lies behind. */
export function isFar({ days }: DaysItem, today: DayNumber): boolean {
  return days.every(({ first, last }) => last >= today && first > today + longest_ahead)
}

const longest_ahead = 150

/** A date that has passed is no wish and no limit: `as we said on 12 November`, `since October`. */
export function withoutPast(item: Item, today: DayNumber, isNear: boolean): Item[] {
  if (item.kind !== 'days' || (item.isExcluded && item.bound === null)) return [item]
  if (isNear && isFar(item, today)) return []
  const days = item.days.filter(({ last }) => last >= today)
  return days.length === 0 ? [] : [{ ...item, days }]
}
