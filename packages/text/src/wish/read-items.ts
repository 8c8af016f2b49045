import type { Span } from '../sentences.ts'
import { addItem } from './add-item.ts'
import { beginsDay, endsDay, finishesDay, isFreeFrom, speaksOfOwnDay } from './cues/occupied.ts'
import { isUnavailable } from './cues/unavailable.ts'
import { mondayOf } from './day-number.ts'
import { dayRange } from './day-range.ts'
import type { Item, ItemContext, ReadTimes } from './item.ts'
import { closeClause, type Reader } from './item-reader.ts'
import { wish_words } from './phrase-tables.ts'
import { readDayRange } from './read-day-range.ts'
import { readHours } from './read-hours.ts'
import { readLength } from './read-length.ts'
import { isDayAt } from './read-mark.ts'
import { readSign } from './read-sign.ts'
import { readTerms } from './read-terms.ts'
import type { Term } from './term.ts'
import { foldText } from './tokens.ts'

/** What a sentence says about time, in its order. Reads each word a bounded number of times. */
export function readItems(sentence: string, context: ItemContext): readonly Item[] {
  return readTimes(sentence, context).items
}

/** The same, with the words about time that stay unread. */
export function readTimes(sentence: string, { language, ...days }: ItemContext): ReadTimes {
  const { hasBareHours, unitTellsTime, skipsThisWeek } = wish_words[language]
  const reader: Reader = {
    terms: readTerms(sentence, language),
    language,
    days: { ...days, skipsThisWeek, mayBeMonthFirst: language === 'en' },
    clock: { hasBareHours, unitTellsTime },
    items: [],
    unread: [],
    doubtful: [],
    bound: null,
    isBetween: false,
    isLed: false,
    isNot: false,
    isExcept: false,
    isAny: false,
    isTarget: false,
    exceptAt: null,
    limitAt: null,
    lastBefore: null,
    isJoined: false,
    isInstead: false,
    clause: 0,
    clauseStart: 0,
    clauseFrom: 0,
    isUnavailable: false,
    isReason: false,
    textAt: (from, to) => foldText(sentence.slice(from, to)),
    speaksAt: (at) => speaks_of_self.test(sentence.slice(at, at + 12)),
    isAhead: (from, comma) =>
      comma - from <= longest_front && speaks_of_self.test(sentence.slice(comma + 1, comma + 12)),
    isOwnDay: (from, to) => speaksOfOwnDay(foldText(sentence.slice(from, to)), language),
    endsDay: (from, to) => endsDay(foldText(sentence.slice(from, to)), language),
    beginsDay: (from, to) => beginsDay(foldText(sentence.slice(from, to)), language),
    finishesDay: (from, to) => finishesDay(foldText(sentence.slice(from, to)), language),
    isFreeFrom: (from, to) => isFreeFrom(foldText(sentence.slice(from, to)), foldText(sentence), language),
    isOut: (from, to) => isUnavailable(foldText(sentence.slice(from, to)), language),
  }
  for (let at = 0; at < reader.terms.length; ) at = readItem(reader, at)
  closeClause(reader, sentence.length)
  return withoutDoubtful(inEvening(reader))
}

/** `One evening, after 7`: a part of the day says which half the hour is in. */
function inEvening(reader: Reader): Reader {
  const isEvening = reader.items.some(
    (item) => item.kind === 'hours' && !item.isExcluded && item.hours.from >= evening_from,
  )
  if (!isEvening) return reader
  const items = reader.items.map((item): Item => {
    if (item.kind !== 'hours' || item.isExcluded || item.hours.until !== 24 * 60) return item
    const { from } = item.hours
    return from > 0 && from < 12 * 60 ? { ...item, hours: { ...item.hours, from: from + 12 * 60 } } : item
  })
  return { ...reader, items }
}

const evening_from = 17 * 60

/** Where another clause says when it shall be, one that says what the writer does then is left unread. */
function withoutDoubtful({ items, unread, doubtful }: Reader): ReadTimes {
  const isIn = (item: Span) => doubtful.some(({ start, end }) => item.start >= start && item.end <= end)
  if (doubtful.length === 0 || !items.some((item) => isWantedTime(item) && !isIn(item)))
    return { items, unread }
  const left = items
    .filter((item) => isWantedTime(item) && isIn(item))
    .map(({ start, end }) => ({ start, end }))
  return { items: items.filter((item) => !(isWantedTime(item) && isIn(item))), unread: [...unread, ...left] }
}

function isWantedTime(item: Item): boolean {
  return (item.kind === 'days' || item.kind === 'hours') && !item.isExcluded
}

const longest_front = 24
const speaks_of_self =
  /^\s*(?:i|we|ich|wir|bin|sind|da|habe|haben|hab|arbeite|je|nous|on|j[’']|yo|no|estoy|estamos|tengo|sono|siamo|non|ho|abbiamo|lavoro)(?![\p{L}])/iu

function readItem(reader: Reader, at: number): number {
  return readWholeItem(reader, at) ?? readSign(reader, at)
}

function readWholeItem(reader: Reader, at: number): number | null {
  const { terms } = reader
  const length = tellsTime(reader, at) ? null : readLength(terms, at)
  if (length) return addItem(reader, at, length.next, { kind: 'length', minutes: length.minutes })
  const isDate = terms[at]?.kind === 'number' && !reader.isLed && isDayAt(reader, at)
  const hours = isDate ? null : readHours(reader, at)
  if (hours) return hours
  const days = readDayRange(reader, at)
  if (days) return days
  const term = terms[at]
  if (term?.kind === 'zone' && (!term.isLoose || followsHours(reader, term)))
    return addItem(reader, at, at + 1, { kind: 'zone', zone: term.zone })
  if (term?.kind === 'next_one') return addNextOne(reader, at)
  if (term?.kind === 'same_hour') return addItem(reader, at, at + 1, { kind: 'same_hour' })
  if (term?.kind === 'asap') return addItem(reader, at, at + 1, { kind: 'asap' })
  return null
}

/** `This week is impossible, rather the next one.` */
function addNextOne(reader: Reader, at: number): number | null {
  const weeks = reader.items.flatMap((item) => (item.kind === 'days' ? item.days : []))
  const week = weeks.findLast(({ first, last, isFrame }) => isFrame && last > first && last - first < 7)
  if (!week) return null
  const monday = mondayOf(week.first) + 7
  const days = [dayRange(monday, monday + 6, { isFrame: true })]
  return addItem(reader, at, at + 1, { kind: 'days', days, isExcluded: false, bound: null, isTarget: false })
}

/** `after 3 your time` names a zone, `an hour of your time` none. */
function followsHours({ items }: Reader, { start }: Term): boolean {
  const last = items.at(-1)
  return last?.kind === 'hours' && start - last.end <= most_between
}

const most_between = 3

/** `à 2 heures` is a time of day. */
function tellsTime({ terms, isLed }: Reader, at: number): boolean {
  const unit = terms[at + 1]
  return (
    isLed &&
    terms[at]?.kind === 'number' &&
    (unit?.kind === 'hour' || (unit?.kind === 'unit' && unit.minutes === 60))
  )
}
