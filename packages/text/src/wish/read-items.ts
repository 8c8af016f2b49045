import type { Language } from '../language.ts'
import type { Span } from '../sentences.ts'
import { type ClockContext, readClock, readClockRange } from './read-clock.ts'
import { type DayContext, type DayRange, dayRange, isMark, isRangeMark } from './day-range.ts'
import { readDays } from './read-days.ts'
import { isUnavailable } from './cues/unavailable.ts'
import { readLength } from './read-length.ts'
import { readers_zone, readTerms, wish_words } from './read-terms.ts'
import type { Term } from './term.ts'
import { foldText } from './tokens.ts'

/** Hours of a day in minutes since midnight. */
export interface Hours {
  readonly from: number
  readonly until: number
  /** The times name a beginning, and an end perhaps, and not a stretch to look in. */
  readonly isExact: boolean
}

export type Bound = 'after' | 'from' | 'before' | 'by'

/** One thing that a sentence says about time. */
export type Item = Span &
  (
    | {
        readonly kind: 'days'
        readonly days: readonly DayRange[]
        readonly isExcluded: boolean
        /** How the days limit what comes before or after them; null where they are meant themselves. */
        readonly bound: Bound | null
        /** A word such as 'to' stands before them. */
        readonly isTarget: boolean
      }
    | { readonly kind: 'hours'; readonly hours: Hours; readonly isExcluded: boolean }
    | { readonly kind: 'length'; readonly minutes: number }
    | { readonly kind: 'zone'; readonly zone: string }
    | { readonly kind: 'asap' }
    /** At the hour of the meeting that is moved. */
    | { readonly kind: 'same_hour' }
  )

export interface ItemContext extends Pick<DayContext, 'today' | 'isMonthFirst'> {
  readonly language: Language
}

interface Reader {
  readonly terms: readonly Term[]
  readonly days: DayContext
  readonly clock: Omit<ClockContext, 'isLed'>
  readonly items: Item[]
  /** What was read before the next days or hours. */
  bound: Bound | null
  isBetween: boolean
  isLed: boolean
  isNot: boolean
  isExcept: boolean
  isAny: boolean
  isTarget: boolean
  clauseStart: number
  /** Where the clause begins in the sentence. */
  clauseFrom: number
  isUnavailable: boolean
  readonly isOut: (from: number, to: number) => boolean
  /** `Thursday, I am …`: a time stands before what is said of it. */
  readonly isAhead: (from: number, comma: number) => boolean
}

/** What a sentence says about time, in its order. Reads each word a bounded number of times. */
export function readItems(sentence: string, { language, ...days }: ItemContext): Item[] {
  const { hasBareHours, unitTellsTime, skipsThisWeek } = wish_words[language]
  const reader: Reader = {
    terms: readTerms(sentence, language),
    days: { ...days, skipsThisWeek },
    clock: { hasBareHours, unitTellsTime },
    items: [],
    bound: null,
    isBetween: false,
    isLed: false,
    isNot: false,
    isExcept: false,
    isAny: false,
    isTarget: false,
    clauseStart: 0,
    clauseFrom: 0,
    isUnavailable: false,
    isAhead: (from, comma) =>
      comma - from <= longest_front && speaks_of_self.test(sentence.slice(comma + 1, comma + 12)),
    isOut: (from, to) => isUnavailable(foldText(sentence.slice(from, to)), language),
  }
  for (let at = 0; at < reader.terms.length; ) at = readItem(reader, at)
  closeClause(reader, sentence.length)
  return reader.items
}

const longest_front = 24
const speaks_of_self =
  /^\s*(?:i|we|ich|wir|bin|sind|da|je|nous|on|j[’']|yo|no|estoy|estamos|sono|siamo|non|ho)(?![\p{L}])/iu

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
  if (term?.kind === 'zone' && (term.zone !== readers_zone || followsHours(reader, term)))
    return addItem(reader, at, at + 1, { kind: 'zone', zone: term.zone })
  if (term?.kind === 'same_hour') return addItem(reader, at, at + 1, { kind: 'same_hour' })
  if (term?.kind === 'asap') return addItem(reader, at, at + 1, { kind: 'asap' })
  return null
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

type ItemContent = Item extends infer One ? (One extends Span ? Omit<One, 'start' | 'end'> : never) : never

function addItem(reader: Reader, at: number, next: number, content: ItemContent): number {
  const start = reader.terms[at]?.start ?? 0
  const end = reader.terms[next - 1]?.end ?? start
  reader.items.push({ ...content, start, end })
  return next
}

function readHours(reader: Reader, at: number): number | null {
  const { terms, bound } = reader
  const isLed = reader.isLed || bound !== null || reader.isBetween
  const context = { ...reader.clock, isLed: isLed || followsDays(reader, at) }
  const range = readClockRange(terms, at, context, reader.isBetween)
  if (range) return addHours(reader, at, range.next, { ...range, isExact: !reader.isBetween })
  const clock = readClock(terms, at, { ...reader.clock, isLed })
  if (clock) return addHours(reader, at, clock.next, boundedHours(clock.minute, effectiveBound(reader)))
  const part = partAt(terms[at])
  return part ? addHours(reader, at, at + 1, { ...part, isExact: false }) : null
}

/** `Thu or Fri pm` is a part of the day as well. */
function partAt(term: Term | undefined): { from: number; until: number } | null {
  if (term?.kind === 'part' || term?.kind === 'meal') return { from: term.from, until: term.until }
  if (term?.kind === 'am') return { from: 0, until: 12 * 60 }
  return term?.kind === 'pm' ? { from: 12 * 60, until: 18 * 60 } : null
}

function addHours(reader: Reader, at: number, next: number, { from, until, isExact }: Hours): number {
  const isExcluded = reader.isExcept || (reader.isNot && reader.bound === null)
  addItem(reader, at, next, { kind: 'hours', hours: { from, until, isExact }, isExcluded })
  forgetSigns(reader)
  return next
}

/** `10–12` is read as hours right behind a day. */
function followsDays({ items, terms }: Reader, at: number): boolean {
  const last = items.at(-1)
  return last?.kind === 'days' && at > 0 && terms[at - 1]?.end === last.end
}

/** Not before is after, and not after is before. */
function effectiveBound({ bound, isNot }: Reader): Bound | null {
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
  // What has to happen before the end of a month may happen until then.
  const isEnd = terms[at]?.kind === 'edge' && reader.bound === 'before'
  const next = isRange ? other.next : one.next
  addItem(reader, at, next, {
    kind: 'days',
    days,
    isExcluded: reader.isExcept || (reader.isNot && reader.bound === null),
    bound: isRange || isBetweenTwo || isOwnRange ? null : isEnd ? 'by' : effectiveBound(reader),
    isTarget: reader.isTarget,
  })
  reader.isLed = false
  reader.bound = null
  reader.isBetween = false
  return next
}

function rangeBetween(first: DayRange, last: DayRange): DayRange {
  const end = last.last < first.first ? last.last + 7 : last.last
  return dayRange(first.first, end, { isFrame: true })
}

/** A word that only says how the days and hours behind it are meant. */
function readSign(reader: Reader, at: number): number {
  const term = reader.terms[at]
  switch (term?.kind) {
    case 'after':
    case 'from':
    case 'before':
    case 'by':
      reader.bound = term.kind
      break
    case 'after_that':
      turnToAfter(reader.items)
      break
    case 'between':
      reader.isBetween = true
      break
    case 'at':
      reader.isLed = true
      reader.isTarget = true
      break
    case 'to':
      reader.isTarget = true
      break
    case 'not':
      reader.isNot = true
      break
    case 'except':
      reader.isExcept = true
      break
    case 'any':
      reader.isAny = true
      break
    case 'but':
      if (reader.isAny && isDayAt(reader, at + 1)) reader.isExcept = true
      else closeClause(reader, term.start)
      break
    case 'unavailable':
      reader.isUnavailable = true
      break
    case 'mark':
      readMark(reader, at)
      break
    case 'and':
    case 'or':
    case 'ordinal':
    case 'week_noun':
      break
    default:
      forgetSigns(reader)
  }
  return at + 1
}

function isDayAt(reader: Reader, at: number): boolean {
  return readDays(reader.terms, at, reader.days) !== null
}

/** A comma before a day or an hour goes on with a list. */
function readMark(reader: Reader, at: number): void {
  const { terms } = reader
  const term = terms[at]
  const isFace = isMark(term, ':') && /^[()]$/.test(markAt(terms, at + 1))
  if (isFace || isMark(term, '!') || isMark(term, '?')) return closeClause(reader, term?.start ?? 0)
  if (!isMark(term, ',') && !isMark(term, ';')) return
  const goesOn = isDayAt(reader, at + 1) || terms[at + 1]?.kind === 'except' || terms[at + 1]?.kind === 'not'
  const hasItems = reader.items.length > reader.clauseStart
  const isOver = goesOn && hasItems && reader.isOut(reader.clauseFrom, term?.start ?? 0)
  if (!goesOn && reader.isAhead(reader.clauseFrom, term?.start ?? 0)) return forgetSigns(reader)
  if (!goesOn || isOver || isMark(term, ';')) closeClause(reader, term?.start ?? 0)
  else if (!reader.isExcept) forgetSigns(reader)
}

function markAt(terms: readonly Term[], at: number): string {
  const term = terms[at]
  return term?.kind === 'mark' ? term.mark : ''
}

function forgetSigns(reader: Reader): void {
  reader.bound = null
  reader.isBetween = false
  reader.isLed = false
  reader.isNot = false
  reader.isExcept = false
  reader.isTarget = false
}

/** What a clause says of times that do not suit is excluded. */
function closeClause(reader: Reader, at: number): void {
  const { items, clauseStart } = reader
  const isOut = items.length > clauseStart && reader.isOut(reader.clauseFrom, at)
  reader.clauseFrom = at
  if (reader.isUnavailable || isOut) {
    for (let place = clauseStart; place < items.length; place += 1) {
      const item = items[place]
      if (item?.kind === 'days')
        items[place] = { ...item, isExcluded: true, bound: item.bound && opposite[item.bound] }
      else if (item?.kind === 'hours') items[place] = outOf(item)
    }
  }
  reader.clauseStart = items.length
  reader.isUnavailable = false
  reader.isAny = false
  forgetSigns(reader)
}

/** Whoever is busy until Thursday is free after it. */
const opposite: Readonly<Record<Bound, Bound | null>> = {
  by: 'after',
  before: 'from',
  after: null,
  from: 'before',
}

/** `… until Thursday, any time after that` */
function turnToAfter(items: Item[]): void {
  const place = items.findLastIndex((item) => item.kind === 'days' && item.bound === 'by')
  const item = items[place]
  if (item?.kind === 'days') items[place] = { ...item, bound: 'after' }
}

function outOf(item: Item & { readonly kind: 'hours' }): Item {
  return { ...item, isExcluded: true }
}
