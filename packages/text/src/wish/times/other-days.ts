import { type DayNumber, mondayOf, weekdayOf } from '../days/day-number.ts'
import { type DayRange, dayRange } from '../days/day-range.ts'
import { type DaysItem, type HoursItem, isShort, isSingleDays, isTime, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'

/** `I am free after 5, on Wednesday all day`: hours before a day that has its own are those of all other days. */
export function withOtherDays(told: readonly (readonly Item[])[], today: DayNumber): (readonly Item[])[] {
  let named: readonly DayRange[] = []
  return told.map((items) => {
    const read = withDaysOfHours(items, named, today)
    named = items.find(isSingleDays)?.days ?? named
    return read
  })
}

function withDaysOfHours(
  items: readonly Item[],
  named: readonly DayRange[],
  today: DayNumber,
): readonly Item[] {
  const place = items.findIndex((item) => item.kind === 'hours')
  const own = place < 0 ? null : ownBehind(items.slice(place + 1))
  const hours = own && isAllDay(own) ? laterThan(items[place]) : items[place]
  if (!isStretch(hours) || !own || items.slice(0, place).some(isNamed)) return items
  if (isMoreOf(hours, own)) return items
  const others = named.length > 0 ? named : isMore(own) ? [weekdays(today, 1, 7)] : weekWithout(own, today)
  const { start, clause } = hours
  const suits = { isExcluded: false, bound: null, isTarget: false }
  const days: DaysItem = { kind: 'days', days: others, start, end: start, clause, ...suits }
  return [...items.slice(0, place), days, hours, ...items.slice(place + 1)]
}

interface Own {
  readonly day: DaysItem
  readonly hours: HoursItem
}

/** Days with hours of their own, behind those of the other days. */
function ownBehind(items: readonly Item[]): Own | null {
  const behind = items.filter((item) => isTime(item) && !isFrame(item))
  const [day, other] = behind
  if (isStretch(day)) return other && isDays(other) && isApart(day, other) ? { day: other, hours: day } : null
  if (!day || !isDays(day) || day.isJoined !== true || day.isResort === true) return null
  const hours = behind.find((item) => !isDays(item))
  return isStretch(hours) ? { day, hours } : null
}

/** `And all day on Wednesday`: the hours are those of the day behind them, and not `from 9 to 10 or after 5 tomorrow`. */
function isApart(hours: HoursItem, day: DaysItem): boolean {
  const isOfSameDay = hours.isChoice === true && !isAllDay({ day, hours })
  return hours.isJoined === true && day.isJoined !== true && !isOfSameDay
}

/** `In the evening, Thursday or Friday, from 7`: says more of the part of the day that stands ahead of the days. */
function isMoreOf({ hours: part, isPart }: HoursItem, { hours: { hours, isJoined } }: Own): boolean {
  return isPart === true && isJoined === true && hours.from > part.from && hours.from < part.until
}

function isFrame(item: Item): boolean {
  return isWantedDay(item) && item.days.every(({ isFrame: isWeek, weekday }) => isWeek && weekday === null)
}

/** Single days, also such as there are every week. */
function isDays(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(({ first, last, isFrame: isWeek }) => first === last && !isWeek)
}

function isNamed(item: Item): boolean {
  return item.kind === 'days' && !isFrame(item)
}

/** Hours to look in, and no beginning. */
function isStretch(item: Item | undefined): item is HoursItem {
  return item?.kind === 'hours' && !item.isExcluded && !(item.hours.isExact && isShort(item.hours))
}

/** `On Thursday in the afternoon as well`, or all day. */
function isMore({ day, hours }: Own): boolean {
  return day.isAlso === true || hours.isAlso === true || isAllDay({ day, hours })
}

function isAllDay({ hours: { hours } }: Own): boolean {
  return hours.from === 0 && hours.until === 24 * 60
}

/** `I am at work until 4`: from then on, where another day suits as a whole. */
function laterThan(item: Item | undefined): Item | undefined {
  if (item?.kind !== 'hours' || !item.isExcluded || item.hours.from > 0) return item
  return { ...item, isExcluded: false, hours: { from: item.hours.until, until: 24 * 60, isExact: false } }
}

function weekdays(today: DayNumber, first: number, last: number): DayRange {
  const monday = mondayOf(today)
  return dayRange(monday + first - 1, monday + last - 1, { weekday: first, isEvery: true })
}

/** The stretches of a week between the weekdays that are named. */
function weekWithout({ day }: Own, today: DayNumber): readonly DayRange[] {
  const named = day.days
    .map(({ weekday, first }) => weekday ?? weekdayOf(first))
    .toSorted((one, other) => one - other)
  const edges = [0, ...named, 8]
  return edges.slice(1).flatMap((last, at) => {
    const first = (edges[at] ?? 0) + 1
    return first < last ? [weekdays(today, first, last - 1)] : []
  })
}
