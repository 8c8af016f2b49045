import type { Language } from '../language.ts'
import type { Span } from '../sentences.ts'
import { type ClockContext, readClock, readClockRange } from './read-clock.ts'
import { type DayContext, type DayRange, isMark, isRangeMark, readDays } from './read-days.ts'
import { readLength } from './read-length.ts'
import { readTerms, wish_words } from './read-terms.ts'
import type { Term } from './term.ts'

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
  isUnavailable: boolean
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
    isUnavailable: false,
  }
  for (let at = 0; at < reader.terms.length; ) at = readItem(reader, at)
  closeClause(reader)
  return reader.items
}

function readItem(reader: Reader, at: number): number {
  return readWholeItem(reader, at) ?? readSign(reader, at)
}

function readWholeItem(reader: Reader, at: number): number | null {
  const { terms } = reader
  const length = tellsTime(reader, at) ? null : readLength(terms, at)
  if (length) return addItem(reader, at, length.next, { kind: 'length', minutes: length.minutes })
  const hours = readHours(reader, at)
  if (hours) return hours
  const days = readDayRange(reader, at)
  if (days) return days
  const term = terms[at]
  if (term?.kind === 'zone') return addItem(reader, at, at + 1, { kind: 'zone', zone: term.zone })
  if (term?.kind === 'asap') return addItem(reader, at, at + 1, { kind: 'asap' })
  return null
}

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
  const part = terms[at]
  return part?.kind === 'part'
    ? addHours(reader, at, at + 1, { from: part.from, until: part.until, isExact: false })
    : null
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
  const other =
    join && (isRangeMark(join) || (reader.isBetween && join.kind === 'and'))
      ? readDays(terms, one.next + 1, reader.days)
      : null
  const [first] = one.days
  const [last] = other?.days ?? []
  const isRange = other && first && last && one.days.length === 1 && last.last > first.first - 7
  const days = isRange ? [rangeBetween(first, last)] : one.days
  const next = isRange ? other.next : one.next
  addItem(reader, at, next, {
    kind: 'days',
    days,
    isExcluded: reader.isExcept || (reader.isNot && reader.bound === null),
    bound: isRange ? null : effectiveBound(reader),
    isTarget: reader.isTarget,
  })
  reader.isLed = false
  reader.bound = null
  reader.isBetween = false
  return next
}

function rangeBetween(first: DayRange, last: DayRange): DayRange {
  const end = last.last < first.first ? last.last + 7 : last.last
  return { first: first.first, last: end, weekday: null, isEvery: false, isFrame: true }
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
      else closeClause(reader)
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
  if (!isMark(term, ',') && !isMark(term, ';')) return
  const goesOn = isDayAt(reader, at + 1) || terms[at + 1]?.kind === 'except' || terms[at + 1]?.kind === 'not'
  if (!goesOn || isMark(term, ';')) closeClause(reader)
  else if (!reader.isExcept) forgetSigns(reader)
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
function closeClause(reader: Reader): void {
  const { items, clauseStart } = reader
  if (reader.isUnavailable) {
    for (let place = clauseStart; place < items.length; place += 1) {
      const item = items[place]
      if (item?.kind === 'days') items[place] = { ...item, isExcluded: true }
      else if (item?.kind === 'hours') items[place] = outOf(item)
    }
  }
  reader.clauseStart = items.length
  reader.isUnavailable = false
  reader.isAny = false
  forgetSigns(reader)
}

function outOf(item: Item & { readonly kind: 'hours' }): Item {
  return { ...item, isExcluded: true }
}
