import { type DayRange, dayRange } from '../days/day-range.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/**
 * `Weekdays after 7, or at the weekend after 10`: beside other weekdays a weekend is two days more, of the weeks that the
 * mail names. `At the weekend, Saturday if possible` names one of them. `Next week, or at the weekend` is the next one.
 */
export function withWeekendDays(items: readonly Item[]): readonly Item[] {
  const others = items.filter(isWantedDay).filter((item) => !isSuchWeekend(item))
  if (others.length === 0) return items
  const areWeekdays = others.some(isOfWeek) && !others.some(isOnWeekend)
  const isBesideWeek = others.some(({ days }) =>
    days.some(({ isFrame, weekday }) => isFrame && weekday === null),
  )
  return items.map((item) => {
    if (!isWantedDay(item) || !isSuchWeekend(item)) return item
    if (item.isChoice && isBesideWeek)
      return { ...item, days: item.days.map((day) => ({ ...day, weekday: null })) }
    return areWeekdays ? { ...item, days: item.days.flatMap(twoDays) } : item
  })
}

function isOfWeek({ days }: DaysItem): boolean {
  return days.some(({ weekday }) => weekday !== null)
}

/** `At the weekend`, which no word says the week of. */
function isSuchWeekend({ days: [weekend, ...others] }: DaysItem): boolean {
  return (
    weekend?.weekday === 6 && weekend.isFrame && weekend.last === weekend.first + 1 && others.length === 0
  )
}

function isOnWeekend({ days }: DaysItem): boolean {
  return days.every(({ weekday }) => weekday !== null && weekday >= 6)
}

function twoDays({ first, last }: DayRange): DayRange[] {
  return [
    dayRange(first, first, { weekday: 6, weekly: 'such' }),
    dayRange(last, last, { weekday: 7, weekly: 'such' }),
  ]
}
