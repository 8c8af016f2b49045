import type { DayNumber } from '../days/day-number.ts'
import { type DayRange, dayRange } from '../days/day-range.ts'
import type { Limits, Placed } from '../items/frames.ts'
import { type DaysItem, isLimit, isRangeOfWeekdays, isStretchOfHours, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `Before the 31st. We are open on Tuesdays, 9 to 1. The list is out in the week of 17 April.` */
export function isBehindOpenDays(start: number, all: readonly Item[]): boolean {
  const limit = all.find(isLimit)
  const days = all.filter((item) => isWantedDay(item) && isOpenDay(item))
  const hasHours = all.some((item) => isStretchOfHours(item) && item.start < start)
  const isAround = days.every((day) => day.start < start && limit !== undefined && day.start > limit.start)
  return days.length > 0 && hasHours && isAround
}

/** `Not before 10 May, by the 21st at the latest. We are open on Tuesdays, 3 to 6`: weekdays lie between the limits. */
export function stretchOfLimits({ first, last }: Limits, all: readonly Item[]): Placed<DayRange>[] {
  const days = all.filter(isWantedDay)
  const areOpen =
    days.length > 0 && days.every(({ days: [day] }) => day !== undefined && isWeekdayBefore(day, first))
  if (first === null || last === null || first >= last || !areOpen) return []
  const limit = all.find(isLimit)
  return limit === undefined
    ? []
    : [{ value: dayRange(first, last, { isFrame: true }), start: limit.start, end: limit.end }]
}

function isWeekdayBefore({ weekday, first, isEvery }: DayRange, limit: DayNumber | null): boolean {
  return weekday !== null && !isEvery && limit !== null && first < limit
}

/** `Monday to Thursday 8 to 11, Tuesday also 3 to 6`: where single weekdays have hours of their own, so have the others. */
export function withHoursOfRanges(sentences: readonly (readonly Item[])[]): (readonly Item[])[] {
  const hasHours = sentences.some((items) =>
    items.some((item, place) => isWantedDay(item) && isOpenDay(item) && isStretchOfHours(items[place + 1])),
  )
  if (!hasHours) return [...sentences]
  return sentences.map((items) =>
    items.map((item, place) =>
      isRangeOfWeekdays(item) && isStretchOfHours(items[place + 1])
        ? { ...item, days: item.days.map((day) => ({ ...day, isFrame: false })) }
        : item,
    ),
  )
}

/** A weekday without a date. */
function isOpenDay({ days }: DaysItem): boolean {
  return days.every(({ weekday, isFrame }) => weekday !== null && !isFrame)
}
