import type { Language } from '../language.ts'
import type { DayContext } from './day-range.ts'
import type { Span } from '../sentences.ts'
import type { Bound, Hours, Item } from './item.ts'
import type { ClockContext } from './read-clock.ts'
import type { Term } from './term.ts'

export interface Reader {
  readonly terms: readonly Term[]
  readonly language: Language
  readonly days: DayContext
  readonly clock: Omit<ClockContext, 'isLed'>
  readonly items: Item[]
  /** Words about time that no rule read. */
  readonly unread: Span[]
  /** Clauses that say what the writer does at their times, and not whether these suit. */
  readonly doubtful: Span[]
  /** What was read before the next days or hours. */
  bound: Bound | null
  isBetween: boolean
  isLed: boolean
  isNot: boolean
  isExcept: boolean
  isAny: boolean
  isTarget: boolean
  /** Where a word such as 'except' stands that has left nothing out yet. */
  exceptAt: Span | null
  /** A word such as 'after' that no day and no hour has followed yet. */
  limitAt: Span | null
  /** Where a word such as 'before' stood last, in this part of the sentence. */
  lastBefore: number | null
  isJoined: boolean
  /** What follows is the time that is given up. */
  isInstead: boolean
  clause: number
  clauseStart: number
  /** Where the clause begins in the sentence. */
  clauseFrom: number
  isUnavailable: boolean
  /** The clause gives a reason. */
  isReason: boolean
  readonly textAt: (from: number, to: number) => string
  readonly isOut: (from: number, to: number) => boolean
  readonly isOwnDay: (from: number, to: number) => boolean
  readonly endsDay: (from: number, to: number) => boolean
  readonly beginsDay: (from: number, to: number) => boolean
  readonly isFreeFrom: (from: number, to: number) => boolean
  readonly finishesDay: (from: number, to: number) => boolean
  /** The writer speaks of themselves from here on. */
  readonly speaksAt: (at: number) => boolean
  /** `Thursday, I am …`: a time stands before what is said of it. */
  readonly isAhead: (from: number, comma: number) => boolean
}

export function forgetSigns(reader: Reader): void {
  if (reader.exceptAt) reader.unread.push(reader.exceptAt)
  reader.exceptAt = null
  reader.bound = null
  reader.isBetween = false
  reader.isLed = false
  reader.isNot = false
  reader.isExcept = false
  reader.isTarget = false
}

/** What a clause says of times that do not suit is excluded. */
export function closeClause(reader: Reader, at: number): void {
  const { items, clauseStart, clauseFrom } = reader
  const hasItems = items.length > clauseStart
  const isOut = hasItems && reader.isOut(reader.clauseFrom, at)
  const isOwnDay = hasItems && namesEveryWeek(items, clauseStart) && reader.isOwnDay(reader.clauseFrom, at)
  const endsDay = hasItems && !isOut && reader.endsDay(reader.clauseFrom, at)
  reader.clauseFrom = at
  const beginsDay =
    hasItems && !isOut && !endsDay && hasMoment(items, clauseStart) && reader.beginsDay(clauseFrom, at)
  const isDoubtful =
    hasItems && !isOut && !isOwnDay && !endsDay && !beginsDay && reader.isOwnDay(clauseFrom, at)
  if (isDoubtful) reader.doubtful.push({ start: clauseFrom, end: at })
  if (hasItems && hasMoment(items, clauseStart) && reader.finishesDay(clauseFrom, at)) {
    if (reader.isFreeFrom(clauseFrom, at)) turnToEnds(items, clauseStart, (from) => [from, 24 * 60])
    else reader.unread.push({ start: clauseFrom, end: at })
  }
  if (endsDay) turnToEnds(items, clauseStart, (from) => [from, 24 * 60])
  if (beginsDay) turnToEnds(items, clauseStart, (from) => [0, from])
  if (reader.isUnavailable || isOut || isOwnDay || endsDay || beginsDay) leaveOut(items, clauseStart)
  else if (reader.isReason) items.splice(clauseStart)
  reader.clauseStart = items.length
  reader.clause += 1
  reader.isUnavailable = false
  reader.isReason = false
  reader.lastBefore = null
  reader.isInstead = false
  reader.isAny = false
  if (reader.limitAt) reader.unread.push(reader.limitAt)
  reader.limitAt = null
  forgetSigns(reader)
}

/** `Mondays`, or `le lundi` as a habit. */
function namesEveryWeek(items: readonly Item[], from: number): boolean {
  return items.slice(from).some((item) => item.kind === 'days' && item.days.some(({ isEvery }) => isEvery))
}

function hasMoment(items: readonly Item[], from: number): boolean {
  return items.slice(from).some((item) => item.kind === 'hours' && momentOf(item.hours) !== null)
}

/** `We close at 2`: from then on; `we open at 10`: until then. */
function turnToEnds(items: Item[], from: number, outOf: (moment: number) => readonly [number, number]): void {
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    if (item?.kind !== 'hours') continue
    const moment = momentOf(item.hours)
    if (moment === null) continue
    const [first, last] = outOf(moment)
    items[place] = { ...item, hours: { from: first, until: last, isExact: false } }
  }
}

/** `At 3`, `by 3` and `from 3` name one hour. */
function momentOf({ from, until, isExact }: Hours): number | null {
  if (isExact) return from
  if (from === 0) return until
  return until === 24 * 60 ? from : null
}

function leaveOut(items: Item[], from: number): void {
  // `My mornings are taken until the 22nd` leaves out no day until then.
  if (items[from]?.kind === 'hours') {
    const place = items.findIndex((item, at) => at > from && item.kind === 'days' && item.bound === 'by')
    if (place > 0) items.splice(place, 1)
  }
  for (let place = from; place < items.length; place += 1) {
    const item = items[place]
    if (item?.kind === 'days')
      items[place] = { ...item, isExcluded: true, bound: item.bound && opposite[item.bound] }
    else if (item?.kind === 'hours')
      items[place] = {
        ...item,
        hours: { ...item.hours, until: item.outUntil ?? item.hours.until },
        isExcluded: true,
      }
  }
}

/** `Fridays no`, `Mittwoch ausgenommen`: what stands right before is left out. False where no time stands there. */
export function leaveOutBehind(reader: Reader, at: number): boolean {
  const { items, terms } = reader
  const comma = terms.findLastIndex((term, place) => place < at && term.kind === 'mark' && term.mark === ',')
  const from = Math.max(reader.clauseFrom, terms[comma]?.end ?? 0)
  const first = items.findIndex(({ start }) => start >= from)
  const last = items.at(-1)
  const term = terms[at]
  if (first < 0 || !last || !term || term.start - last.end > most_words_between) return false
  leaveOut(items, first)
  return true
}

const most_words_between = 12

/** Whoever is busy until Thursday is free after it. */
const opposite: Readonly<Record<Bound, Bound | null>> = {
  by: 'after',
  before: 'from',
  after: null,
  from: 'before',
}

/** `It has to be signed by the 15th, so could we meet before then?` */
export function turnToBefore(items: Item[]): void {
  const place = items.findLastIndex((item) => item.kind === 'days' && !item.isExcluded)
  const item = items[place]
  if (item?.kind === 'days' && item.bound !== 'after' && item.bound !== 'from')
    items[place] = { ...item, bound: 'before' }
}

/** `… until Thursday, any time after that` */
export function turnToAfter(items: Item[]): void {
  const place = items.findLastIndex((item) => item.kind === 'days' && item.bound === 'by')
  const item = items[place]
  if (item?.kind === 'days') items[place] = { ...item, bound: 'after' }
}

/** `Back on the 18th, any time from then` */
export function turnToFromThen(items: Item[]): void {
  const item = items.at(-1)
  if (item?.kind === 'days' && item.bound === null && !item.isExcluded && item.days.length === 1)
    items[items.length - 1] = { ...item, bound: 'from' }
}

/** `Wednesday onwards`, `3 pm or later` */
export function turnToFrom(items: Item[]): void {
  const item = items.at(-1)
  if (item?.kind === 'days' && item.bound === null) items[items.length - 1] = { ...item, bound: 'from' }
  if (item?.kind === 'hours' && item.hours.isExact)
    items[items.length - 1] = { ...item, hours: { from: item.hours.from, until: 24 * 60, isExact: false } }
}
