import { hasWeekday } from '../days/day-range.ts'
import { type DaysItem, isTime, isWantedDay, isWeekFrame } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Judged } from './judge-sentence.ts'

/** `From 25 to 29 January? Tuesday or Thursday would be best`: weekdays without a date are those of the days that are named. */
export function withWeekdaysWithin(told: readonly (readonly Item[])[]): (readonly Item[])[] {
  const all = told.flat().filter(isWantedDay)
  const weekdays = all.filter(isBare)
  const weeks = all.filter(isWeek)
  const [range, other] = all.filter((item) => !isBare(item) && !isWeek(item))
  const isOnly = range !== undefined && other === undefined && isRange(range)
  // `The following week, 25 to 29 January`
  const isDated = weeks.every((week) => range !== undefined && isRightBehind(week, range))
  // `Tom is in Berlin from 23 to 26 February. Could we meet on Thursday?`
  const isAsked =
    range?.isAsked === true || told.some((items) => items.some(isSame(range)) && items.some(isBareDay))
  const areApart = range?.isAlso === true || told.some(beginsApart) || weekdays.some(isLast)
  if (!isOnly || !isDated || !isAsked || weekdays.length === 0 || areApart) return [...told]
  const isWithin = weekdays.every(({ days }) =>
    days.every(({ weekday }) => weekday !== null && range.days.some((one) => hasWeekday(one, weekday))),
  )
  if (!isWithin) return [...told]
  const framed = { ...range, days: range.days.map((day) => ({ ...day, isFrame: true })) }
  return told.map((items) =>
    items
      .filter((item) => !weeks.some((week) => week === item))
      .map((item) => (item === range ? framed : item)),
  )
}

function isSame(range: DaysItem | undefined): (item: Item) => boolean {
  return (item) => item === range
}

function isBareDay(item: Item): boolean {
  return isWantedDay(item) && isBare(item)
}

function isRightBehind({ end }: Item, { start }: Item): boolean {
  return start >= end && start - end <= longest_between
}

/** `, del ` */
const longest_between = 6

function isWeek({ days }: DaysItem): boolean {
  return days.every((day) => isWeekFrame(day) && day.last - day.first === 6)
}

function isBare({ days }: DaysItem): boolean {
  return days.every(({ weekday, first, last, isEvery }) => weekday !== null && !isEvery && last - first < 6)
}

/** From one date to another. */
function isRange({ days }: DaysItem): boolean {
  return days.every(
    ({ first, last, weekday, isFrame, isEvery }) =>
      weekday === null && !isFrame && !isEvery && last - first > 1 && last - first <= longest,
  )
}

const longest = 31

/** `Or Tuesday`, `otherwise Tuesday` */
function beginsApart(items: readonly Item[]): boolean {
  const first = items.find(isTime)
  return first?.isChoice === true || first?.isResort === true
}

function isLast({ isResort }: DaysItem): boolean {
  return isResort === true
}

/** Which days a sentence asks for: `Could we meet from 25 to 29 January?` */
export function withAskedDays(judged: readonly Judged[]): readonly Judged[] {
  return judged.map((one) =>
    one.isQuestion || one.isOffer || one.score > 0 ? { ...one, items: one.items.map(asAsked) } : one,
  )
}

function asAsked(item: Item): Item {
  return isWantedDay(item) && isRange(item) ? { ...item, isAsked: true } : item
}
