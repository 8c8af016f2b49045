import type { Span } from '../../sentences.ts'
import { saysSuitable, saysWhere } from '../cues/occupied.ts'
import type { DayRange } from '../days/day-range.ts'
import { counts_to_24, isEvening, withoutDaytime } from '../hours/daytime.ts'
import { isWantedDay, isWantedTime } from '../items/groups.ts'
import type { Item, ReadTimes } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { swapped } from './moved-days.ts'
import { readStay } from './stays.ts'
import { inEveryWeek } from './weekly-spans.ts'
import { asOwnDay, asOwnHours, isOwnDayItem } from '../days/own-days.ts'

/** What a sentence says about the time of a meeting, without what its words name for another reason. */
export function meantTimes(reader: Reader): Omit<ReadTimes, 'isOfOthers' | 'beginsFromThen'> {
  const stay = readStay(reader)
  if (stay) return { items: stay, unread: reader.unread, own: [], unmeant: reader.unmeant }
  const named = withoutPastHours(
    withoutSameDay(withoutDaytime(inEvening(inEveryWeek(swapped(withoutDaysOfExceptions(reader)))))),
  )
  const meant = withoutReasons(withoutDoubtful(named), reader)
  const starts = new Set(meant.items.map(({ start }) => start))
  const others = named.items.filter(({ start }) => !starts.has(start))
  return { ...meant, unmeant: [...reader.unmeant, ...others] }
}

/** `Except Friday, when we close for the long weekend`: the days of what happens then are why. */
function withoutDaysOfExceptions(reader: Reader): Reader {
  const { items, textAt } = reader
  const isWhy = (item: Item, place: number) => {
    const before = items[place - 1]
    if (item.kind !== 'days' || before?.kind !== 'days' || before.isException !== true) return false
    const between = textAt(before.end, item.start)
    return says_why.test(between) && !turns.test(between)
  }
  return items.some(isWhy) ? { ...reader, items: items.filter((item, place) => !isWhy(item, place)) } : reader
}

const says_why =
  /^[, (]*(?:when|where|as|since|because|wo|da|weil|an dem|denn|ou|car|parce que|puisque|cuando|que|porque|en que|ya que|quando|in cui|che|perche|dove) /
const turns = /[.;!?]|(?<!\p{L})(?:but|or|otherwise|aber|oder|sonst|mais|sinon|pero|sino|ma|oppure)(?!\p{L})/u

type MeantTimes = Pick<ReadTimes, 'items' | 'unread' | 'own'>

/** `One evening, after 7`: a part of the day says which half the hour is in. */
function inEvening(reader: Reader): Reader {
  if (!reader.items.some(isEvening)) return reader
  const items = reader.items.map((item, place): Item => {
    if (item.kind !== 'hours' || item.isExcluded) return item
    const { from, until, isExact } = item.hours
    if (isExact && until === from && from >= 5 * 60 && from < 12 * 60 && isOfEvening(reader, place))
      return { ...item, hours: { from: from + 12 * 60, until: from + 12 * 60, isExact } }
    if (until !== 24 * 60 || isOfOtherDay(reader, place)) return item
    return from > 0 && from < 12 * 60 ? { ...item, hours: { ...item.hours, from: from + 12 * 60 } } : item
  })
  return { ...reader, items }
}

/** `Tuesday after 7 pm or Saturday after 10`: the evening is that of the day before it. */
function isOfOtherDay({ items, textAt }: Reader, place: number): boolean {
  const item = items[place]
  const evening = items.findLastIndex((one, at) => at < place && isEvening(one))
  const isHeading = !items.slice(0, evening).some(isWantedDay)
  return (
    evening >= 0 &&
    !isHeading &&
    item?.kind === 'hours' &&
    (item.hours.from >= late_morning ||
      counts_to_24.test(textAt(items[evening]?.start, items[evening]?.end))) &&
    items.slice(evening, place).some(isWantedDay)
  )
}

const late_morning = 9 * 60

/** `Dinner on Friday at 8`, and not `Thursday evening, or Friday at 9`. */
function isOfEvening({ items, textAt }: Reader, place: number): boolean {
  if (isBeforeDinner(items, place, textAt)) return true
  const evening = items.findLastIndex((item, at) => at < place && isEvening(item) && !item.hours.isExact)
  const between = items.slice(evening + 1, place + 1)
  const isNear = items[evening]?.clause === items[place]?.clause && between.length <= most_between
  return evening >= 0 && isNear && between.every(({ isChoice }) => isChoice !== true)
}

const most_between = 2

/** `At 8 on Friday for dinner`, `alle otto per cena` */
function isBeforeDinner(items: readonly Item[], place: number, textAt: Reader['textAt']): boolean {
  const dinner = items.find((item, at) => at > place && at <= place + most_between && isEvening(item))
  const between = items.slice(place + 1, place + 1 + most_between)
  if (!dinner || dinner.clause !== items[place]?.clause || between.some(({ isChoice }) => isChoice === true))
    return false
  return for_dinner.test(textAt(Math.max(0, dinner.start - longest_for), dinner.end))
}

const longest_for = 5
const for_dinner =
  /(?:for|zum|pour|para|per|a) (?:dinner|supper|abendessen|abendbrot|diner|souper|cenar|cena)$/u

function isSame(item: Item): boolean {
  return item.kind === 'days' && item.bound === null && item.days.every(({ daysBehind }) => daysBehind === 0)
}

/** `Before the 18th, as I send it off that day`: beside other days, such a day is a choice only with its hour. */
function withoutSameDay(reader: Reader): Reader {
  const hasOthers = reader.items.some((item) => item.kind === 'days' && !isSame(item))
  const left = reader.items.filter(
    (item, place) =>
      isSame(item) &&
      ((hasOthers && reader.items[place + 1]?.kind !== 'hours') || (isPlural(reader, item) && !isOut(item))),
  )
  if (left.length === 0) return reader
  const out = left.find(isOut)
  if (out) {
    const withOut = isPlural(reader, out) ? withDaysOut : withDayOut
    return { ...reader, items: withOut(reader.items, reader.items.indexOf(out)) }
  }
  const first = reader.items.find(({ kind }) => kind === 'days')
  return {
    ...reader,
    items: reader.items.flatMap((item) => {
      if (!left.includes(item)) return [item]
      // `On the 21st I am in Berlin. Could we meet that day or on the 25th?`
      const isOfBefore = item === first && item.kind === 'days' && !isPlural(reader, item)
      return isOfBefore ? [{ ...item, isOfSentenceBefore: true }] : []
    }),
  }
}

function isOut(item: Item): boolean {
  return item.kind === 'days' && item.isExcluded
}

function isPlural({ textAt }: Reader, { start, end }: Span): boolean {
  return those_days.test(textAt(start, end))
}

const those_days = / (?:days|tage|jours|dias|giorni)(?: |$)/

/** `The 8th and the 9th are a holiday, so not those two days` */
function withDaysOut(items: readonly Item[], place: number): Item[] {
  return items.flatMap((item, at) => {
    if (at === place) return []
    return [isWantedDay(item) && isOwnDayItem(item) ? { ...item, isExcluded: true } : item]
  })
}

/** `On Tuesday they pour the concrete, so better not that day`: the day that was named last does not suit. */
function withDayOut(items: readonly Item[], place: number): Item[] {
  const named = items.findLastIndex((item, at) => at < place && isWantedDay(item) && isOwnDayItem(item))
  return items.flatMap((item, at) => {
    if (at === place && named >= 0) return []
    return [at === named && item.kind === 'days' ? { ...item, isExcluded: true } : item]
  })
}

/** `Last Friday at 7` names no hour for what is to come. */
function withoutPastHours(reader: Reader): Reader {
  const isOver = (item: Item | undefined) =>
    item?.kind === 'days' && item.bound === null && item.days.every(({ last }) => last < reader.days.today)
  const items = reader.items.filter(
    (item, place) =>
      item.kind !== 'hours' ||
      !isOver(reader.items[place - 1]) ||
      item.clause !== reader.items[place - 1]?.clause,
  )
  return { ...reader, items }
}

/** Where another clause says when it shall be, the days on which the writer does something else do not suit. */
function withoutDoubtful({ items, unread, doubtful: own, language, textAt }: Reader): MeantTimes {
  const isIn = (item: Item) =>
    item.isSettled !== true && own.some(({ start, end }) => item.start >= start && item.end <= end)
  if (own.length === 0 || !items.some((item) => isWantedTime(item) && !isIn(item)))
    return { items, unread, own }
  const isStay =
    saysWhere(textAt(), language) &&
    !items.some((item) => item.kind === 'days' && !item.isExcluded && !isIn(item))
  const left = items.filter((item) => isWantedTime(item) && isIn(item) && !(isStay && isStretch(item)))
  return {
    own,
    items: items.flatMap((item) => (left.includes(item) ? withoutOwnTime(item, left) : [item])),
    unread: [...unread, ...left.filter((item) => !isWeekday(item)).map(({ start, end }) => ({ start, end }))],
  }
}

/** `I am in Berlin from the 8th to the 10th, a drink one evening?` */
function isStretch(item: Item): boolean {
  return item.kind === 'days' && item.days.some(({ first, last }) => last > first)
}

/** `On Monday the plumber is here, so Tuesday or Wednesday`: times that what is concluded does not hold are why. */
function withoutReasons(read: MeantTimes, { concludesFrom, language, textAt }: Reader): MeantTimes {
  if (concludesFrom === null || saysSuitable(textAt(0, concludesFrom), language)) return read
  const asked = read.items.filter((item) => isWantedTime(item) && item.start >= concludesFrom)
  return {
    ...read,
    items: read.items.flatMap((item) => {
      const isReason = item.start < concludesFrom && isWantedTime(item)
      if (isReason && isBehindLimit(item, asked)) return []
      if (isReason && isOtherThan(item, asked)) return withoutOwnTime(item, [])
      return isReason && item.kind === 'hours' && asked.some(({ kind }) => kind === 'hours') ? [] : [item]
    }),
  }
}

/** `The board decides on the 25th, so we should talk by the 22nd`: what lies behind the last day is why. */
function isBehindLimit(item: Item, asked: readonly Item[]): boolean {
  return (
    item.kind === 'days' &&
    asked.some(
      (limit) =>
        limit.kind === 'days' &&
        (limit.bound === 'by' || limit.bound === 'before') &&
        item.days.every(({ first }) => limit.days.every(({ last }) => first > last)),
    )
  )
}

/** Others of its kind are asked for, and none of them can be meant by it. */
function isOtherThan(item: Item, asked: readonly Item[]): boolean {
  const same = asked.filter(({ kind }) => kind === item.kind)
  if (same.length === 0 || (item.kind === 'days' && !isOwnDayItem(item))) return false
  return same.every((other) => {
    if (item.kind === 'days' && other.kind === 'days')
      return isOwnDayItem(other) && !item.days.some((one) => other.days.some((day) => mayBe(one, day)))
    if (item.kind === 'hours' && other.kind === 'hours')
      return item.hours.until <= other.hours.from || other.hours.until <= item.hours.from
    return false
  })
}

/** `The Monday or Tuesday after, so 1 or 2 February` says the same twice. */
function mayBe(one: DayRange, other: DayRange): boolean {
  if (one.first <= other.last && other.first <= one.last) return true
  if (one.weekday === null || other.weekday !== null) return false
  return Math.floor((other.last - one.first) / 7) > Math.floor((other.first - 1 - one.first) / 7)
}

/** A day on which the writer does something else is left out as a whole, whatever hours are said of it. */
function withoutOwnTime(item: Item, left: readonly Item[]): Item[] {
  if (item.kind === 'days') return isOwnDayItem(item) ? [asOwnDay(item)] : []
  if (item.kind !== 'hours') return [item]
  return left.some((one) => one.kind === 'days') || item.hours.isExact ? [] : [asOwnHours(item)]
}

function isWeekday(item: Item): boolean {
  return item.kind === 'days' && item.days.every(({ weekday }) => weekday !== null)
}
