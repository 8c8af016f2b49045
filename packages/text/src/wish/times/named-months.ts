import { firstOfMonth, lastOfMonth, partsOf } from '../days/day-number.ts'
import type { DayRange } from '../days/day-range.ts'
import { isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `Would you have time in March? It has to be by the 21st`: the day is one of the month that was named for the meeting. */
export function inNamedMonths(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  let named: DayRange | null = null
  return told.map((items) => {
    const [month, other] = monthsIn(items)
    if (month) named = other && other.first !== month.first ? null : month
    const within = named
    if (!within) return items
    return items.map((item) =>
      item.kind === 'days' ? { ...item, days: item.days.map((day) => inMonth(day, within)) } : item,
    )
  })
}

/** The whole months that are wished for. */
function monthsIn(items: readonly Item[]): DayRange[] {
  return items.filter(isWantedDay).flatMap(({ days }) => days.filter(isMonth))
}

function isMonth({ first, last, isFrame, isEvery, weekday }: DayRange): boolean {
  const { year, month } = partsOf(last)
  const end = lastOfMonth(year, month)
  return isFrame && !isEvery && weekday === null && last === end && first === firstOfMonth(end)
}

function inMonth(day: DayRange, month: DayRange): DayRange {
  const number = day.monthDay ?? day.beginsOn
  if (number === undefined || day.last >= month.first) return day
  const first = month.first + number - 1
  const last = first + day.last - day.first
  return last <= month.last ? { ...day, first, last } : day
}
