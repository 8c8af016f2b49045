import { readWithAsides } from './asides.ts'
import { addItem } from '../items/add-item.ts'
import { isOfMeeting, isOtherAmount, isPlanned } from './amounts.ts'
import { closeClause } from './clause.ts'
import { readClockDifference } from '../hours/clock-differences.ts'
import { mondayOf } from '../days/day-number.ts'
import { dayRange } from '../days/day-range.ts'
import { isWantedDay } from '../items/groups.ts'
import type { Item, ItemContext, ReadTimes } from '../items/item.ts'
import { forgetSigns, newReader, type Reader } from '../items/item-reader.ts'
import { addOne, isBareThis } from '../days/ones.ts'
import { senders_zone } from '../terms/phrase-tables.ts'
import { areDaysOfMonth } from '../days/read-dates.ts'
import { readDayRange } from '../days/read-day-range.ts'
import { readCountedHours } from '../hours/counted-hours.ts'
import { readHours } from '../hours/read-hours.ts'
import { readLength } from '../hours/read-length.ts'
import { isDayAt } from '../signs/read-mark.ts'
import { readSpareMinutes } from '../hours/spare-minutes.ts'
import { readSign } from '../signs/read-sign.ts'
import type { Term } from '../terms/term.ts'
import { takeTopics } from './topics.ts'
import { meantTimes } from './unmeant-times.ts'

/** What a sentence says about time, in its order. Reads each word a bounded number of times. */
export function readItems(sentence: string, context: ItemContext): readonly Item[] {
  return readTimes(sentence, context).items
}

/** The same, with the words about time that stay unread. */
export function readTimes(sentence: string, context: ItemContext): ReadTimes {
  return readWithAsides(sentence, context.language, (part) => readPart(part, context))
}

function readPart(sentence: string, context: ItemContext): ReadTimes {
  const reader = newReader(sentence, context)
  for (let at = 0; at < reader.terms.length; ) at = readItem(reader, at)
  closeClause(reader, sentence.length)
  const isDated = reader.items.some((item) => isWantedDay(item) || isDayBefore(item))
  if (!isDated) reader.unread.push(...reader.events)
  takeTopics(reader)
  const times = meantTimes(reader)
  return { ...times, isOfOthers: reader.saysOthers, beginsFromThen: reader.beginsFromThen }
}

/** `Before it goes to print on Monday` says when that is. */
function isDayBefore(item: Item): boolean {
  return item.kind === 'days' && item.bound === 'before' && !item.isExcluded
}

function readItem(reader: Reader, at: number): number {
  return readWholeItem(reader, at) ?? readSign(reader, at)
}

function readWholeItem(reader: Reader, at: number): number | null {
  const { terms } = reader
  const moved = terms[at]
  if (moved?.kind === 'moved_by') {
    const { start: _start, end: _end, ...content } = moved
    forgetSigns(reader)
    return addItem(reader, at, at + 1, content)
  }
  // No time begins with a word that says nothing of time, as most do.
  if (moved?.kind === 'word') return null
  const ahead = readCountedHours(reader, at)
  if (ahead !== null) return ahead
  const isPart = terms[at - 1]?.kind === 'first'
  const length =
    isPart || tellsTime(reader, at) ? null : (readLength(terms, at) ?? readSpareMinutes(reader, at))
  const counted = length?.next ?? (countsHours(reader, at) ? at + 2 : null)
  const apart = counted === null ? null : readClockDifference(reader, at, counted)
  if (apart !== null) return addItem(reader, at, apart, { kind: 'zone', zone: senders_zone, isApart: true })
  if (counted !== null && isOtherAmount(reader, at, counted)) return counted
  if (length)
    return addItem(reader, at, length.next, {
      kind: 'length',
      minutes: length.minutes,
      ...(isOfMeeting(reader, at, length.next) ? { isOfMeeting: true } : {}),
      ...(isPlanned(reader, at) ? { isSettled: true } : {}),
    })
  const isDate =
    terms[at]?.kind === 'number' &&
    ((!reader.isLed && isDayAt(reader, at)) || areDaysOfMonth(terms, at, reader.days))
  const hours = isDate ? null : readHours(reader, at)
  if (hours) return hours
  const days = readDayRange(reader, at)
  if (days) return days
  const term = terms[at]
  if (term?.kind === 'zone' && (!term.isLoose || followsHours(reader, term)))
    return addItem(reader, at, at + 1, { kind: 'zone', zone: term.zone })
  if (term?.kind === 'next_day_one' || term?.kind === 'this_one' || isBareThis(reader, at))
    return addOne(reader, at)
  if (term?.kind === 'next_one' || isBareNext(reader, at)) return addNextOne(reader, at)
  if (term?.kind === 'same_hour') return addItem(reader, at, at + 1, { kind: 'same_hour' })
  if (term?.kind === 'asap') return addItem(reader, at, at + 1, { kind: 'asap' })
  return null
}

/** `Nine hours ahead`: longer than any meeting. */
function countsHours({ terms }: Reader, at: number): boolean {
  const [number, unit] = [terms[at], terms[at + 1]]
  return number?.kind === 'number' && unit?.kind === 'unit' && unit.minutes === 60
}

/** `This week or next` */
function isBareNext({ terms, items }: Reader, at: number): boolean {
  const join = terms[at - 1]
  const isJoined = join?.kind === 'or' || join?.kind === 'and'
  return terms[at]?.kind === 'next' && isJoined && items.at(-1)?.end === terms[at - 2]?.end
}

/** `This week is impossible, rather the next one.` */
function addNextOne(reader: Reader, at: number): number | null {
  const weeks = reader.items.flatMap((item) => (item.kind === 'days' ? item.days : []))
  const week = weeks.findLast(({ first, last, isFrame }) => isFrame && last > first && last - first < 7)
  if (!week || week.last - week.first === 1) return addOne(reader, at)
  const monday = mondayOf(week.first) + 7
  const days = [dayRange(monday, monday + 6, { isFrame: true })]
  return addItem(reader, at, at + 1, { kind: 'days', days, isExcluded: false, bound: null, isTarget: false })
}

/** `after 3 your time` names a zone, `an hour of your time` none. */
function followsHours({ items }: Reader, { start }: Term): boolean {
  const last = items.at(-1)
  return last?.kind === 'hours' && start - last.end <= most_between
}

/** `3 pm by our clocks` */
const most_between = 5

/** `à 2 heures` is a time of day. */
function tellsTime(reader: Reader, at: number): boolean {
  const { terms, isLed, bound, clock } = reader
  const [number, unit] = [terms[at], terms[at + 1]]
  if (number?.kind !== 'number') return false
  const isHours = unit?.kind === 'unit' && unit.minutes === 60
  // `2ish`
  if (unit?.kind === 'hour' && reader.textAt(unit.start, unit.end) === 'ish') return true
  // `dès 8 heures`, `avant 3 heures`
  const least = bound === 'before' ? 0 : longest_counted
  if (bound !== null && clock.unitTellsTime && isHours && number.value > least) return true
  return isLed && (unit?.kind === 'hour' || (isHours && (clock.unitTellsTime || leadsShift(reader, number))))
}

/** `Um 2 Stunden verschieben`, and not `ca. 2 Stunden` */
function leadsShift({ textAt }: Reader, { start }: Term): boolean {
  return /(?:^| )um $/.test(textAt(Math.max(0, start - longest_lead), start))
}

const longest_lead = 4

/** More hours than a meeting lasts. */
const longest_counted = 6
