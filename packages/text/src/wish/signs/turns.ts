import { beginOf } from '../terms/part-begins.ts'
import { type DayRange, dayRange } from '../days/day-range.ts'
import { isEveryWeek, isOneDay, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `It has to be signed by the 15th, so could we meet before then?` */
export function turnToBefore(items: Item[], isOrThen = false): void {
  const place = items.findLastIndex((item) => item.kind === 'days' && !item.isExcluded)
  const item = items[place]
  if (item?.kind === 'days' && item.bound !== 'after' && item.bound !== 'from')
    items[place] = { ...item, bound: isOrThen ? 'by' : 'before' }
}

/** `After three the children are home, so earlier would be better.` False where no such hour stands there. */
export function turnToEarlier(items: Item[]): boolean {
  const last = items.at(-1)
  if (last?.kind !== 'hours' || last.isExcluded || last.hours.from === 0 || last.hours.until < 24 * 60)
    return false
  items[items.length - 1] = { ...last, hours: { from: 0, until: last.hours.from, isExact: false } }
  return true
}

/** `I am done on the 25th and leave on the 5th, so between those two dates.` */
export function turnToBetween(items: Item[]): void {
  const places = items.flatMap((item, place) => (isOneDay(item) ? [place] : []))
  const [first = -1, last = -1] = places.slice(-2)
  const [one, other] = [items[first], items[last]]
  if (first === last || one?.kind !== 'days' || other?.kind !== 'days') return
  // `Tuesday or Thursday, from 7 to 9 or after 4, in between we are out`
  if (other.isChoice === true) return
  const [from, until] = [one.days[0], other.days[0]]
  const between = from && until ? daysBetween(from, until) : null
  if (!between) return
  const { isGuessed: _, ...rest } = other
  items[last] = { ...rest, days: [between], isSpan: true, isExcluded: false, bound: null, isSettled: true }
  items.splice(first, 1)
}

function daysBetween(from: DayRange, until: DayRange): DayRange | null {
  // `Monday we pack and Friday we fly`: the week may be named elsewhere.
  const isWeekly = from.weekday !== null && until.weekday !== null
  const distance = isWeekly ? (until.weekday - from.weekday + 7) % 7 : until.first - from.last
  if (distance < 2) return null
  const weekday = isWeekly ? (from.weekday % 7) + 1 : null
  return dayRange(from.last + 1, from.last + distance - 1, { weekday, isFrame: true })
}

/** `In class until 2 and free after that`. False where no hour stands there. */
export function turnToLater(items: Item[]): boolean {
  const last = items.at(-1)
  if (last?.kind !== 'hours' || last.hours.from > 0 || last.hours.until === 24 * 60) return false
  const hours = { from: last.hours.until, until: 24 * 60, isExact: false }
  for (const [place, item] of items.entries()) {
    if (item === last) items[place] = { ...last, hours, isExcluded: false, isTurned: true }
    else if (item.kind === 'days' && item.clause === last.clause && item.bound === null)
      items[place] = { ...item, isExcluded: false }
  }
  return true
}

/** `… until Thursday, any time after that`. False where no such day was named. */
export function turnToAfter(items: Item[]): boolean {
  const place = items.findLastIndex((item) => item.kind === 'days' && item.bound === 'by')
  const item = items[place]
  if (item?.kind === 'days') items[place] = { ...item, bound: 'after' }
  return place >= 0
}

/** `Back on the 18th, any time from then` */
export function turnToFromThen(items: Item[]): void {
  // `Any weekday from then on`
  const place = items.findLastIndex((item) => !isEveryWeek(item))
  const item = items[place]
  if (item && isWantedDay(item) && item.days.length === 1) items[place] = { ...item, bound: 'from' }
}

/** `4 pm at the latest`, `Friday latest` */
export function turnToBy(items: Item[]): boolean {
  const item = items.at(-1)
  if (item?.kind === 'days' && item.bound === null && !item.isExcluded)
    items[items.length - 1] = { ...item, bound: 'by' }
  else if (item?.kind === 'hours' && item.hours.isExact && item.hours.from === item.hours.until)
    items[items.length - 1] = { ...item, hours: { from: 0, until: item.hours.from, isExact: false } }
  else return false
  return true
}

/** The same of a day behind which none suits. */
export function turnToLast(items: Item[]): boolean {
  if (!turnToBy(items)) return false
  const item = items.at(-1)
  if (item?.kind === 'days') items[items.length - 1] = { ...item, isLast: true }
  return true
}

/** `Wednesday onwards`, `3 pm or later` */
export function turnToFrom(items: Item[]): void {
  const item = items.at(-1)
  if (item?.kind === 'days' && item.bound === null) items[items.length - 1] = { ...item, bound: 'from' }
  if (item?.kind === 'hours' && (item.hours.isExact || item.isPart === true)) {
    const hours = { from: beginOf(item.hours), until: 24 * 60, isExact: false }
    items[items.length - 1] = { ...item, hours, isPart: false }
  }
}
