import { weekdayOf } from './day-number.ts'
import type { DayRange } from './day-range.ts'
import { type DaysItem, isWantedDay } from './groups.ts'
import type { Item } from './item.ts'

/**
 * `When can you come from the 18th to the 29th? Talks are on Tuesdays from 9 to 12.`: a longer time without hours is that
 * of the weekdays with hours, and no choice beside these.
 */
export function withPeriods(sentences: readonly (readonly Item[])[]): (readonly Item[])[] {
  const open = sentences.map((items) =>
    items.filter((item, place) => isOpenDay(item) && hasHours(items, place)),
  )
  if (open.every((items) => items.length === 0)) return [...sentences]
  return sentences.map((items, number) => {
    const others = open.flatMap((days, of) => (of === number ? [] : days)).filter(isWantedDay)
    return items.flatMap((item, place) => {
      if (!isPeriod(item)) return [item]
      const next = items[place + 1]
      const isAlone = !items.some((one) => one.kind === 'hours' && !one.isExcluded) && !items.some(isOpenDay)
      const own =
        next !== undefined && open[number]?.includes(next) === true ? [next].filter(isWantedDay) : []
      const isOf = (days: readonly DaysItem[]) =>
        days.some((one) => one.isJoined !== true && liesIn(one, item))
      return (isAlone && isOf(others)) || isOf(own) ? framesIn(item) : [item]
    })
  })
}

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
  const next = items.slice(place + 1).find((item) => item.kind === 'hours' || !isOpenDay(item))
  if (next?.kind !== 'hours' || next.isExcluded) return false
  const { from, until } = next.hours
  return from > 0 && until > from && until < 24 * 60
}

function liesIn({ days }: DaysItem, { days: periods }: DaysItem): boolean {
  return days.some((day) => periods.some((period) => holds(period, day)))
}

function holds({ first, last }: DayRange, { weekday }: DayRange): boolean {
  return weekday !== null && (last - first >= 6 || (weekday - weekdayOf(first) + 7) % 7 <= last - first)
}
