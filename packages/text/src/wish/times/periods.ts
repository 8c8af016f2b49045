import { hasWeekday } from '../days/day-range.ts'
import { type DaysItem, isStretchOfHours, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/**
 * `When can you come from the 18th to the 29th? Talks are on Tuesdays from 9 to 12.`: a longer time without hours is that
 * of the weekdays with hours, and no choice beside these.
 */
export function withPeriods(sentences: readonly (readonly Item[])[]): (readonly Item[])[] {
  const open = sentences
    .flatMap((items, of) =>
      items.flatMap((item, place) => (isOpenDay(item) && hasHours(items, place) ? [{ item, of }] : [])),
    )
    .slice(0, most_open)
  if (open.length === 0) return [...sentences]
  return sentences.map((items, number) => {
    if (!items.some(isPeriod)) return items
    const isAlone = !items.some((item) => (item.kind === 'hours' && !item.isExcluded) || isOpenDay(item))
    const others = isAlone ? open.filter(({ of }) => of !== number) : []
    return items.flatMap((item, place) => {
      if (!isPeriod(item)) return [item]
      const own = open.filter((one) => one.item === items[place + 1])
      const isOf = [...others, ...own].some(({ item: day }) => day.isJoined !== true && liesIn(day, item))
      return isOf ? framesIn(item) : [item]
    })
  })
}

/** No mail names more weekdays. */
const most_open = 40

/** Each a frame of its own: two of one item are a choice. */
function framesIn(item: DaysItem): Item[] {
  return item.days.map((range) => ({ ...item, days: [{ ...range, isFrame: true }] }))
}

/** From about a week on. */
function isPeriod(item: Item): item is DaysItem {
  return (
    isWantedDay(item) &&
    item.days.length > 0 &&
    item.isAlso !== true &&
    item.days.every(({ weekday, first, last }) => weekday === null && last - first >= shortest)
  )
}

const shortest = 4

/** A weekday without a date. */
function isOpenDay(item: Item): item is DaysItem {
  return (
    isWantedDay(item) &&
    item.isChoice !== true &&
    item.days.length > 0 &&
    item.days.every(({ weekday, isFrame }) => weekday !== null && !isFrame)
  )
}

/** A stretch of hours stands behind the weekday and those that are listed with it. */
function hasHours(items: readonly Item[], place: number): boolean {
  const next = items
    .slice(place + 1, place + 1 + most_listed)
    .find((item) => item.kind === 'hours' || !isOpenDay(item))
  return isStretchOfHours(next)
}

function liesIn({ days }: DaysItem, { days: periods }: DaysItem): boolean {
  return days.some((day) => periods.some((period) => day.weekday !== null && hasWeekday(period, day.weekday)))
}

/** There are seven weekdays. */
const most_listed = 7
