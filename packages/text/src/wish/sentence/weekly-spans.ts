import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'

/** `From Monday the 18th on, Monday to Friday`: behind a first day, they are those of every week. */
export function inEveryWeek(reader: Reader): Reader {
  const { items } = reader
  if (!items.some(isFirstDay) || items.some(namesStretch)) return reader
  return { ...reader, items: items.map((item) => (isSpanOfWeekdays(item) ? everyWeek(item) : item)) }
}

function isFirstDay(item: Item): boolean {
  return item.kind === 'days' && (item.bound === 'from' || item.bound === 'after') && !item.isExcluded
}

/** A week or a last day, within which they lie. */
function namesStretch(item: Item): boolean {
  if (item.kind !== 'days') return false
  if (item.bound === 'by' || item.bound === 'before') return true
  return item.bound === null && item.days.some(({ isFrame, weekday }) => isFrame && weekday === null)
}

function isSpanOfWeekdays(item: Item): item is DaysItem {
  return (
    isWantedDay(item) &&
    item.isSpan === true &&
    item.isChoice !== true &&
    item.days.every(({ weekday }) => weekday !== null)
  )
}

function everyWeek(item: DaysItem): DaysItem {
  return { ...item, isSpan: false, days: item.days.map((day) => ({ ...day, isFrame: false, isEvery: true })) }
}
