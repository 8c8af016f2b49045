import type { Span } from '../sentences.ts'
import { beginsDay, endsDay, speaksOfOwnDay } from './cues/occupied.ts'
import { isUnavailable } from './cues/unavailable.ts'
import { type DayRange, dayRange, isMark, isRangeMark } from './day-range.ts'
import { mondayOf } from './day-number.ts'
import type { Bound, Hours, Item, ItemContext, ReadTimes } from './item.ts'
import { closeClause, forgetSigns, type Reader } from './item-reader.ts'
import { readClock, readClockRange } from './read-clock.ts'
import { readDays } from './read-days.ts'
import { readLength } from './read-length.ts'
import { isDayAt, readSign } from './read-sign.ts'
import { readTerms, wish_words } from './read-terms.ts'
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
    lastBefore: null,
    isJoined: false,
    isInstead: false,
    clause: 0,
    clauseStart: 0,
    clauseFrom: 0,
    isUnavailable: false,
    isReason: false,
    speaksAt: (at) => speaks_of_self.test(sentence.slice(at, at + 12)),
    isAhead: (from, comma) =>
      comma - from <= longest_front && speaks_of_self.test(sentence.slice(comma + 1, comma + 12)),
    isOwnDay: (from, to) => speaksOfOwnDay(foldText(sentence.slice(from, to)), language),
    endsDay: (from, to) => endsDay(foldText(sentence.slice(from, to)), language),
    beginsDay: (from, to) => beginsDay(foldText(sentence.slice(from, to)), language),
    isOut: (from, to) => isUnavailable(foldText(sentence.slice(from, to)), language),
  }
  for (let at = 0; at < reader.terms.length; ) at = readItem(reader, at)
  closeClause(reader, sentence.length)
  return withoutDoubtful(reader)
}

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

type ItemContent = Item extends infer One
  ? One extends Span
    ? Omit<One, 'start' | 'end' | 'clause' | 'isJoined'>
    : never
  : never

function addItem(reader: Reader, at: number, next: number, content: ItemContent): number {
  const start = reader.terms[at]?.start ?? 0
  const end = reader.terms[next - 1]?.end ?? start
  if (reader.isInstead && (content.kind === 'days' || content.kind === 'hours')) {
    reader.isInstead = false
    return next
  }
  reader.items.push({ ...content, start, end, clause: reader.clause, isJoined: reader.isJoined })
  reader.isJoined = false
  return next
}

function readHours(reader: Reader, at: number): number | null {
  const { terms, bound } = reader
  const isLed = reader.isLed || bound !== null || reader.isBetween
  const context = { ...reader.clock, isLed: isLed || followsDays(reader, at) }
  const range = readClockRange(terms, at, context, reader.isBetween)
  if (range)
    return addHours(reader, at, range.next, { ...range, isExact: !reader.isBetween && !reader.isAny })
  if (reader.isBetween) noteHalfRange(reader, at)
  const clock = readClock(terms, at, {
    ...reader.clock,
    isLed: isLed || (followsDays(reader, at) && isMark(terms[at + 1], '.')),
    isBound: bound !== null,
  })
  if (clock)
    return addHours(reader, at, clock.next, boundedHours(clock.minute, effectiveBound(bound, reader.isNot)))
  const part = partAt(terms, at)
  return part
    ? addHours(reader, at, at + 1, {
        ...boundedPart(part, effectiveBound(bound, reader.isNot)),
        isExact: false,
      })
    : null
}

/** `Between 1 and …`, of which the other end is not understood. */
function noteHalfRange({ terms, unread, clock }: Reader, at: number): void {
  const read = readClock(terms, at, { ...clock, isLed: true })
  const [first, last] = [terms[at], terms[(read?.next ?? at) - 1]]
  if (read && first && last) unread.push({ start: first.start, end: last.end })
}

/** `before noon`, `after the morning` */
function boundedPart(
  part: { from: number; until: number },
  bound: Bound | null,
): { from: number; until: number } {
  if (bound === 'before' || bound === 'by') return { from: 0, until: Math.max(part.from, 1) }
  if (bound === 'after') return { from: part.until, until: 24 * 60 }
  return bound === 'from' ? { from: part.from, until: 24 * 60 } : part
}

/** `Thu or Fri pm` is a part of the day as well. */
function partAt(terms: readonly Term[], at: number): { from: number; until: number } | null {
  const term = terms[at]
  if (term?.kind === 'part' || term?.kind === 'meal') return { from: term.from, until: term.until }
  if (!before_half.has(terms[at - 1]?.kind ?? '')) return null
  if (term?.kind === 'am') return { from: 0, until: 12 * 60 }
  return term?.kind === 'pm' ? { from: 12 * 60, until: 18 * 60 } : null
}

/** `I am` names no half of the day. */
const before_half: ReadonlySet<string> = new Set([
  'weekday',
  'day',
  'number',
  'ordinal',
  'month',
  'or',
  'and',
])

function addHours(reader: Reader, at: number, next: number, { from, until, isExact }: Hours): number {
  const isExcluded = (reader.isExcept && !isOpenRange(reader)) || (reader.isNot && reader.bound === null)
  addItem(reader, at, next, { kind: 'hours', hours: { from, until, isExact }, isExcluded })
  reader.exceptAt = null
  if (isExcluded && goesOnExcluding(reader, next)) reader.bound = null
  else forgetSigns(reader)
  return next
}

/** `any day next week except Friday between 9 and noon`: the hours limit the other days, which is the safer reading. */
function isOpenRange({ items, isBetween }: Reader): boolean {
  const last = items.at(-1)
  return (
    isBetween &&
    last?.kind === 'days' &&
    last.isExcluded &&
    items.some((item) => item.kind === 'days' && !item.isExcluded)
  )
}

/** `except tomorrow morning and Friday after 3` */
function goesOnExcluding(reader: Reader, next: number): boolean {
  const { terms, items } = reader
  const join = terms[next]
  if (items.at(-2)?.kind !== 'days' && isDayAt(reader, next)) return true
  return join?.kind === 'and' || join?.kind === 'or' || isMark(join, ',')
}

/** `10–12` is read as hours right behind a day. */
function followsDays({ items, terms }: Reader, at: number): boolean {
  const last = items.at(-1)
  return last?.kind === 'days' && at > 0 && terms[at - 1]?.end === last.end
}

/** `before the launch on 2 February`: an event with a date of its own. */
function farBound({ lastBefore, terms }: Reader, at: number): Bound | null {
  const [from, to] = [lastBefore, terms[at]?.start ?? 0]
  return from !== null && to - from <= longest_event ? 'before' : null
}

const longest_event = 32

/** Not before is after, and not after is before. */
function effectiveBound(bound: Bound | null, isNot: boolean): Bound | null {
  if (!isNot || bound === null) return bound
  return bound === 'before' || bound === 'by' ? 'from' : 'before'
}

function boundedHours(minute: number, bound: Bound | null): Hours {
  if (bound === 'after' || bound === 'from') return { from: minute, until: 24 * 60, isExact: false }
  if (bound === 'before' || bound === 'by') return { from: 0, until: minute, isExact: false }
  return { from: minute, until: minute, isExact: true }
}

function readDayRange(reader: Reader, at: number): number | null {
  const { terms } = reader
  const one = readDays(terms, at, reader.days)
  if (!one) return null
  const join = terms[one.next]
  const isHour = join?.kind === 'at' && terms[one.next + 1]?.kind === 'number'
  const other =
    join && !isHour && (isRangeMark(join) || (reader.isBetween && join.kind === 'and'))
      ? readDays(terms, one.next + 1, reader.days)
      : null
  const [first, second] = one.days
  const [last] = other?.days ?? []
  const isRange = other && first && last && one.days.length === 1 && last.last > first.first - 7
  const isBetweenTwo = reader.isBetween && first && second && one.days.length === 2
  const between = isBetweenTwo ? [rangeBetween(first, second)] : one.days
  const days = isRange ? [rangeBetween(first, last)] : between
  // `from 20 to 22 January` says both ends itself.
  const isOwnRange = reader.bound === 'from' && first && first.last > first.first && !first.isFrame
  const bound = reader.bound ?? farBound(reader, at)
  // What has to happen before the end of a month may happen until then.
  const isEnd = terms[at]?.kind === 'edge' && bound === 'before'
  const next = isRange ? other.next : one.next
  addItem(reader, at, next, {
    kind: 'days',
    days,
    isExcluded: reader.isExcept || (reader.isNot && reader.bound === null),
    bound: isRange || isBetweenTwo || isOwnRange ? null : isEnd ? 'by' : effectiveBound(bound, reader.isNot),
    isTarget: reader.isTarget,
    isSpan: Boolean(isRange),
  })
  if (reader.isExcept || reader.isNot) reader.exceptAt = null
  reader.lastBefore = null
  reader.isLed = false
  reader.bound = null
  reader.isBetween = false
  return next
}

/** Of `Monday to Wednesday` another week may be meant, which the mail names beside. */
function rangeBetween(first: DayRange, last: DayRange): DayRange {
  const end = last.last < first.first ? last.last + 7 : last.last
  const weekday = first.weekday !== null && last.weekday !== null ? first.weekday : null
  return dayRange(first.first, end, { isFrame: true, weekday })
}
