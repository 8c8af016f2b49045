import type { Span } from '../../sentences.ts'
import type { DayNumber } from '../days/day-number.ts'
import { type DayRange, dayRange } from '../days/day-range.ts'
import type { Placed } from './frames.ts'
import type { Hours, Item } from './item.ts'

export type DaysItem = Item & { readonly kind: 'days' }
export type HoursItem = Item & { readonly kind: 'hours' }

/** Days and hours of one sentence that belong together. */
export interface Group {
  readonly days: readonly Placed<DayRange>[]
  readonly hours: readonly HoursItem[]
}

export type TimeItem = DaysItem | HoursItem

export function isTime(item: Item): item is TimeItem {
  return item.kind === 'days' || item.kind === 'hours'
}

export function isWantedTime(item: Item): item is TimeItem {
  return isTime(item) && !item.isExcluded
}

export function isExcludedTime(item: Item): item is TimeItem {
  return isTime(item) && item.isExcluded
}

/** Days for the meeting, and no limit of others. */
export function isWantedDay(item: Item): item is DaysItem {
  return item.kind === 'days' && !item.isExcluded && item.bound === null
}

/** `Monday to Wednesday` */
export function isRangeOfWeekdays(item: Item): item is DaysItem {
  const [range] = item.kind === 'days' ? item.days : []
  return isWantedDay(item) && range?.isFrame === true && range.weekday !== null
}

/** `From 9.30 to 1`: hours of which both ends are named. */
export function isStretchOfHours(item: Item | undefined): item is HoursItem {
  if (item?.kind !== 'hours' || item.isExcluded) return false
  const { from, until } = item.hours
  return from > 0 && until > from && until < 24 * 60
}

/** `By Friday` */
export function isLimit(item: Item): boolean {
  return item.kind === 'days' && item.bound !== null
}

/** `Before that`, of a day that another sentence names. */
export function isBeforeThat(item: Item): item is DaysItem {
  return item.kind === 'days' && item.isBeforeThat === true
}

/** A stretch of at most seven days to look in: `this week`, or what is left of one. */
export function isWeekFrame({ first, last, weekday, isFrame }: DayRange): boolean {
  return isFrame && weekday === null && last - first < 7
}

/** A day that no words name, where the hour stands that is of the day. */
export function unnamedDay(day: DayNumber, { start, clause }: Pick<Item, 'start' | 'clause'>): DaysItem {
  const days = [dayRange(day, day, {})]
  return { kind: 'days', days, isExcluded: false, bound: null, isTarget: false, clause, start, end: start }
}

/** A single day, and not one of every week. */
export function isSingle({ first, last, isEvery }: DayRange): boolean {
  return first === last && !isEvery
}

export function isOneDay(item: Item): item is DaysItem {
  return item.kind === 'days' && item.days.length === 1 && item.days.every(isSingle)
}

/** One day for the meeting, or several. */
export function isSingleDays(item: Item): item is DaysItem {
  return isWantedDay(item) && item.days.every(isSingle)
}

/** `Weekdays`, `at weekends`: says as little of which day as hours do. */
export function isEveryWeek(item: Item): boolean {
  return isWantedDay(item) && item.days.every(({ first, last, isEvery }) => isEvery && last > first)
}

/** `Any day`, `every day`: says of no day whether it is meant. */
export function isAnyDay(item: Item): boolean {
  return item.kind === 'days' && item.days.every(({ first, last, isEvery }) => isEvery && last - first === 6)
}

/** Days before the hours belong to them, and hours that begin a sentence to the days behind them. */
export function groupsOf(items: readonly Item[]): Group[] {
  let groups: { days: Placed<DayRange>[]; hours: HoursItem[] }[] = []
  let isDaysFirst: boolean | null = null
  const named = items.flatMap((item) =>
    isWantedDay(item) ? item.days.filter(({ isFrame }) => !isFrame) : [],
  )
  for (const [place, item] of items.entries()) {
    const open = groups.at(-1)
    if (isWantedDay(item)) {
      const days = item.days
        .filter(({ isFrame }) => !isFrame || (item.days.length > 1 && !named.some((day) => isIn(day, item))))
        .map((value) => ({ value, start: item.start, end: item.end }))
      isDaysFirst ??= days.length > 0 ? true : null
      if (days.length === 0) continue
      const isApart = isDaysFirst === true ? isOfOwnClause(items, place) : hasOtherHours(items, place, open)
      const isOpen = open !== undefined && !isApart
      if (isOpen && !(open.hours.length > 0 && isDaysFirst)) open.days.push(...days)
      else groups.push({ days, hours: [] })
    } else if (item.kind === 'hours' && !item.isExcluded) {
      if (open?.hours.some((ahead) => isHalfOf(item, ahead))) continue
      isDaysFirst ??= false
      if (isDaysFirst && belongsToNext(items, place)) {
        // `Thursday at 10 or 3, or at noon on Friday`: the hours so far are those of the days ahead of them.
        groups = withDays(groups).map(({ days, hours }) => ({ days: [...days], hours: [...hours] }))
        isDaysFirst = false
      }
      if (
        open &&
        !(open.days.length > 0 && !isDaysFirst && belongsToNext(items, place)) &&
        canTake(open, item, isDaysFirst)
      ) {
        if (!open.hours.some((ahead) => endsIn(ahead, item))) open.hours.push(item)
      } else groups.push({ days: [], hours: [item] })
    }
  }
  return withDays(isDaysFirst === false ? withDaysBehind(groups) : groups)
}

/** `Mornings from Monday to Wednesday, or Thursday afternoon`: behind `or` a day has the hours behind it. */
function hasOtherHours(items: readonly Item[], place: number, open: Group | undefined): boolean {
  const { days, hours } = open ?? { days: [], hours: [] }
  const [item, behind] = [items[place], items[place + 1]]
  if (days.length === 0 || hours.length === 0 || item?.isChoice !== true) return false
  if (behind?.kind !== 'hours' || behind.isExcluded || behind.isJoined === true) return false
  // `10 or 2 on Thursday, or Monday at 9.30`
  if (isFixed(behind.hours) && hours.every((one) => isFixed(one.hours)))
    return !hours.some((one) => isSame(one.hours, behind.hours))
  const both = intersect([...hours.map((one) => one.hours), behind.hours])
  // `Between 2 and 4 on Tuesday, or Wednesday after 3`: hours within others say more of these.
  return both === null || ![behind.hours, ...hours.map((one) => one.hours)].some((one) => isSame(one, both))
}

/** `Tuesday would be perfect, but Wednesday before noon works too`: the hours are those of the day of their clause. */
function isOfOwnClause(items: readonly Item[], place: number): boolean {
  const [item, behind] = [items[place], items[place + 1]]
  const ahead = items.slice(0, place).findLast(isWantedDay)
  if (item === undefined || ahead === undefined || behind?.kind !== 'hours' || behind.isExcluded) return false
  return item.clause !== ahead.clause && item.clause === behind.clause
}

function isSame(one: Hours, other: Hours): boolean {
  return one.from === other.from && one.until === other.until
}

/** `Tuesday, this or next week`: the weeks say which Tuesday. */
function isIn(day: DayRange, { days }: DaysItem): boolean {
  return days.some(({ first, last }) => day.first >= first && day.last <= last)
}

/** `Monday or in the afternoon of the 27th`: the hours are those of the day behind them. */
function belongsToNext(items: readonly Item[], place: number): boolean {
  const [before, item, after] = [items[place - 1], items[place], items[place + 1]]
  if (after?.kind !== 'days' || after.isExcluded || item?.kind !== 'hours') return false
  // `Today at 4 or at the same time tomorrow`
  const isOther = item.isChoice === true && isSingleDays(after)
  if (before?.kind !== 'days' && !(before?.kind === 'hours' && (!item.hours.isExact || isOther))) return false
  return item.isJoined === true && after.isJoined !== true
}

/** Hours join those before them where both can hold at once. */
function canTake({ days, hours }: Group, item: HoursItem, isDaysFirst: boolean): boolean {
  if (hours.length === 0) return true
  const more = item.hours
  // `After 8 tomorrow evening`: behind a day its part says more of the hours ahead of it.
  const isOfDay = item.isPart === true && item.isJoined !== true
  // `In the evening, Thursday or Friday, from 7`: the same the other way round.
  const isOfPart =
    item.isPart !== true && item.isJoined === true && hours.every(({ isPart }) => isPart === true)
  const saysMore = (isOfDay && hours.every(({ isPart }) => isPart !== true)) || isOfPart
  if (days.length > 0 && !isDaysFirst && !saysMore) return false
  const both = intersect([...hours.map((item) => item.hours), more])
  return both !== null && !hours.some((item) => isFixed(item.hours)) && !isFixed(more)
}

/** `Until 6 this evening`: the part of the day says which half of it the end is in. */
function endsIn({ hours: { from, until } }: HoursItem, { hours: part, isPart }: HoursItem): boolean {
  return isPart === true && from === 0 && until > part.from && until <= part.until
}

/** `At 10 on Friday morning`: the part of the day says in which half of it the hour is. */
function isHalfOf({ hours: part, isPart, isJoined }: HoursItem, { hours }: HoursItem): boolean {
  return (
    isPart === true &&
    isJoined !== true &&
    isFixed(hours) &&
    hours.from >= part.from &&
    hours.from < part.until
  )
}

/** `At 10 or 2 on Thursday, or at 9 on Monday`: hours that stand ahead of others have the days behind these. */
function withDaysBehind(groups: readonly Group[]): Group[] {
  let behind: Group | null = null
  return groups
    .toReversed()
    .map((group) => {
      const isAhead: boolean = group.days.length === 0 && behind?.hours[0]?.isJoined === true
      behind = isAhead && behind ? { ...group, days: behind.days } : group
      return behind
    })
    .toReversed()
}

/** `Tuesday at 10 or 14`: hours without days have those of the group before. */
function withDays(groups: readonly Group[]): Group[] {
  let days: Group['days'] = []
  return groups.map((group) => {
    if (group.days.length > 0) days = group.days
    return group.days.length > 0 ? group : { ...group, days }
  })
}

function intersect(all: readonly Hours[]): Hours | null {
  const from = Math.max(...all.map((one) => one.from))
  const until = Math.min(...all.map((one) => one.until))
  const exact = all.find(isFixed)
  if (exact) return exact
  return from < until ? { from, until, isExact: false } : null
}

const longest_meeting = 90

/** A beginning that is named, and no stretch to look in. */
function isFixed(hours: Hours): boolean {
  return hours.isExact && isShort(hours)
}

/** A beginning, or a stretch as long as a meeting. */
export function isShort({ from, until }: Hours): boolean {
  return until - from <= longest_meeting
}

export function hoursOf(items: readonly HoursItem[]): Placed<Hours>[] {
  const value = items.length === 0 ? null : intersect(withNamedEnds(items).map(usualHours))
  const [first] = items
  return value && first ? [{ value, start: first.start, end: items.at(-1)?.end ?? first.end }] : []
}

/** Those at which one meets, where the part of a day alone says when. */
function usualHours({ hours, usualFrom }: HoursItem, _: number, all: readonly HoursItem[]): Hours {
  if (usualFrom === undefined || !all.every(({ isPart }) => isPart === true)) return hours
  return { ...hours, from: Math.max(hours.from, usualFrom) }
}

/** `Afternoons from 3 to 7`: the end that is named goes before the one of the part of the day. */
function withNamedEnds(items: readonly HoursItem[]): readonly HoursItem[] {
  const named = items.find(({ hours, isPart }) => isPart !== true && isStretch(hours))
  if (!named) return items
  return items.filter(
    ({ hours, isPart }) =>
      isPart !== true || named.hours.from < hours.from || named.hours.from >= hours.until,
  )
}

function isStretch({ from, until }: Hours): boolean {
  return from > 0 && until > from && until < 24 * 60
}

export function spanOf({ start, end }: Span): Span {
  return { start, end }
}
