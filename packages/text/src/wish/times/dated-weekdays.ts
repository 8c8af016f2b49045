import { weekdayOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `I am in Berlin on Tuesday the 2nd and Wednesday the 3rd. On the Tuesday from noon …`: a weekday that was dated before is that day. */
export function withDatedWeekdays(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  const dated: DayRange[] = []
  return told.map((items) => {
    const read = items.map((item) =>
      isWantedDay(item) ? { ...item, days: item.days.flatMap((day) => datesOf(day, dated)) } : item,
    )
    dated.push(...items.flatMap((item) => (isWantedDay(item) ? item.days.filter(isDate) : [])))
    return read
  })
}

function datesOf(day: DayRange, dated: readonly DayRange[]): DayRange[] {
  const { weekday } = day
  if (weekday === null || day.isFrame || day.first !== day.last) return [day]
  const dates = dated.filter(({ first }) => weekdayOf(first) === weekday)
  return dates.length === 0 ? [day] : dates
}

/** A single day, and no weekday without a date. */
export function isDate({ first, last, weekday, isEvery, isFrame }: DayRange): boolean {
  return first === last && weekday === null && !isEvery && !isFrame
}
