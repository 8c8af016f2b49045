import { type DaysItem, isSingleDays, isWantedDay, isWeekFrame } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `This week only Thursday afternoon is left. The next one suits me`: a week behind a day of another week is one more choice. */
export function withWeeksApart(sentences: readonly (readonly Item[])[]): (readonly Item[])[] {
  return sentences.map((items, place) => {
    const weeks = items.filter(isWeek)
    const others = sentences.slice(0, place).filter(namesDayOfWeek)
    if (items.some(isSingleDays) || !weeks.some((week) => others.some((other) => isApart(week, other))))
      return items
    const narrow = weeks.filter((week) => !weeks.some((other) => isWithin(other, week)))
    return items.flatMap((item): Item[] => {
      if (!isWeek(item)) return [item]
      return narrow.includes(item)
        ? [{ ...item, days: item.days.map((day) => ({ ...day, isFrame: false })) }]
        : []
    })
  })
}

/** Its days lie in a week that it names as well. */
function namesDayOfWeek(items: readonly Item[]): boolean {
  return items.some(
    (item) => isSingleDays(item) && items.some((week) => isWeek(week) && isWithin(item, week)),
  )
}

function isApart(week: DaysItem, others: readonly Item[]): boolean {
  return others.every(
    (item) => !isWantedDay(item) || item.days.every((day) => week.days.every((own) => isBeside(own, day))),
  )
}

interface Days {
  readonly first: number
  readonly last: number
}

function isBeside(one: Days, other: Days): boolean {
  return one.last < other.first || other.last < one.first
}

function isWithin(inner: DaysItem, outer: DaysItem): boolean {
  if (inner === outer) return false
  return inner.days.every((day) =>
    outer.days.some(
      ({ first, last }) => day.first >= first && day.last <= last && day.last - day.first < last - first,
    ),
  )
}

function isWeek(item: Item): item is DaysItem {
  return (
    isWantedDay(item) &&
    item.days.length === 1 &&
    item.days.every((day) => isWeekFrame(day) && day.last > day.first)
  )
}
