import {
  type DayNumber,
  dayOf,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  partsOf,
  weekdayOf,
} from './day-number.ts'
import type { Term } from './term.ts'

/** The days that a phrase means, and the term behind it. */
export interface ReadDays {
  readonly days: readonly DayRange[]
  readonly next: number
}

export interface DayRange {
  readonly first: DayNumber
  readonly last: DayNumber
  /** Set where only a weekday is named, which a week named elsewhere decides. */
  readonly weekday: number | null
  readonly isEvery: boolean
  /** A stretch to look in, such as a week, and not days of their own. */
  readonly isFrame: boolean
}

/** What relative days count from. */
export interface DayContext {
  readonly today: DayNumber
  readonly skipsThisWeek: boolean
  /** '12/3' is 3 December. */
  readonly isMonthFirst: boolean
}

/** Reads days from a term on: dates, weekdays, weeks, months and parts of them. Null where none begin there. */
export function readDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readWeekOf(terms, at, context) ??
    readEdge(terms, at, context) ??
    readDate(terms, at, context) ??
    readWeekday(terms, at, context) ??
    readRelative(terms, at, context)
  )
}

/** A weekday before a date only repeats it. */
function readDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  if (terms[at]?.kind !== 'weekday') return readBareDate(terms, at, context)
  let next = at + 1
  while (isMark(terms[next], ',') || isMark(terms[next], '.')) next += 1
  return readBareDate(terms, next, context)
}

function readBareDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readNumericDate(terms, at, context) ??
    readDaysOfMonth(terms, at, context) ??
    readMonthFirst(terms, at, context)
  )
}

/** `2026-12-03`, `3.12.`, `03.12.2026`, `12/3`. */
function readNumericDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const [one, mark, two, second, three] = terms.slice(at, at + 5)
  if (one?.kind !== 'number' || mark?.kind !== 'mark' || two?.kind !== 'number') return null
  if (one.digits === 4 && mark.mark === '-' && isMark(second, '-') && three?.kind === 'number') {
    return single(dayOf(one.value, two.value, three.value), at + 5)
  }
  if (!isAdjacent(one, mark, two) || one.digits > 2 || two.digits > 2) return null
  const isDotted = mark.mark === '.'
  if (!isDotted && mark.mark !== '/') return null
  const hasYear =
    second?.kind === 'mark' && second.mark === mark.mark && three?.kind === 'number' && three.digits >= 2
  if (isDotted && !isMark(second, '.')) return null
  const isSwapped = !isDotted && two.value <= 12 && (one.value > 12 ? false : context.isMonthFirst)
  const day = isSwapped || two.value > 12 ? two.value : one.value
  const month = isSwapped || two.value > 12 ? one.value : two.value
  if (hasYear && isAdjacent(two, second, three))
    return single(dayOf(fullYear(three.value), month, day), at + 5)
  return single(dateWithoutYear(month, day, context), at + (second && isMark(second, '.') ? 4 : 3))
}

/** `3 December`, `3. oder 4. Dezember 2026`, `the 1st and the 3rd of December`, `3-5 December`. */
function readDaysOfMonth(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const numbers: number[] = []
  let isRange = false
  let next = at
  for (; next < at + longest_list; next += 1) {
    const term = terms[next]
    if (term?.kind === 'number' && term.value >= 1 && term.value <= 31 && term.digits <= 2)
      numbers.push(term.value)
    else if (term?.kind === 'first' && numbers.length === 0) numbers.push(1)
    else if (term && isRangeMark(term) && numbers.length > 0) isRange = true
    else if (!term || !isInList(term) || numbers.length === 0) break
  }
  const month = terms[next]
  if (month?.kind !== 'month' || numbers.length === 0) return null
  const year = terms[next + 1]
  const hasYear = year?.kind === 'number' && year.digits === 4
  const days = numbers.flatMap((day) => dateOf(month.month, day, hasYear ? year.value : null, context) ?? [])
  return listed(days, isRange, next + (hasYear ? 2 : 1))
}

const longest_list = 12

function isInList(term: Term): boolean {
  if (term.kind === 'mark') return term.mark === '.' || term.mark === ',' || term.mark === 'º'
  return term.kind === 'ordinal' || term.kind === 'or' || term.kind === 'and' || term.kind === 'weekday'
}

export function isRangeMark(term: Term): boolean {
  if (term.kind === 'mark') return term.mark === '-' || term.mark === '–' || term.mark === '—'
  return term.kind === 'to' || term.kind === 'by' || term.kind === 'at'
}

/** `December 3`, `Dec 2 or 4`, `December 3rd to 5th, 2026`. */
function readMonthFirst(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const month = terms[at]
  if (month?.kind !== 'month') return null
  const numbers: number[] = []
  let isRange = false
  let next = at + 1
  let end = next
  for (; next < at + longest_list; next += 1) {
    const term = terms[next]
    const isDay = term?.kind === 'number' && term.value >= 1 && term.value <= 31 && term.digits <= 2
    if (isDay && !isClockMark(terms[next + 1])) {
      numbers.push(term.value)
      end = next + 1
    } else if (term && isRangeMark(term) && numbers.length > 0 && terms[next + 1]?.kind === 'number')
      isRange = true
    else if (term?.kind === 'ordinal') end = next + 1
    else if (!term || term.kind === 'weekday' || !isInList(term) || terms[next + 1]?.kind !== 'number') break
  }
  if (numbers.length === 0) return null
  const days = numbers.flatMap((day) => dateOf(month.month, day, null, context) ?? [])
  return listed(days, isRange && numbers.length === 2, end)
}

function isClockMark(term: Term | undefined): boolean {
  return term !== undefined && (['am', 'pm', 'hour', 'unit'].includes(term.kind) || isMark(term, ':'))
}

function listed(days: readonly DayNumber[], isRange: boolean, next: number): ReadDays | null {
  const [first, last = first] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (isRange && last >= first) return { days: [rangeOf(first, last)], next }
  return { days: days.map((day) => rangeOf(day, day)), next }
}

/** `week of 7 December`, `Woche ab dem 7.12.`, `first week of January`. */
function readWeekOf(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const isFirst = terms[at]?.kind === 'first'
  const noun = at + (isFirst ? 1 : 0)
  if (terms[noun]?.kind !== 'week_noun') return null
  const month = terms[noun + 1]
  if (isFirst && month?.kind === 'month') {
    const first = dateWithoutYear(month.month, 1, context)
    if (first === null) return null
    const monday = mondayOf(first + 6)
    return { days: [frameOf(monday, monday + 6)], next: noun + 2 }
  }
  const isFrom = terms[noun + 1]?.kind === 'from'
  const date = readDate(terms, noun + (isFrom ? 2 : 1), context)
  const [day] = date?.days ?? []
  if (!date || !day) return null
  const monday = mondayOf(day.first)
  return { days: [frameOf(monday, monday + 6)], next: date.next }
}

/** `end of next week`, `early January`, `Mitte Dezember`, `fin du mois`. */
function readEdge(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const edge = terms[at]
  if (edge?.kind !== 'edge') return null
  const what = terms[at + 1]
  if (what?.kind === 'week' || what?.kind === 'week_noun') {
    const monday = mondayOf(context.today) + 7 * (what.kind === 'week' ? what.offset : 0)
    const [first, last] = { begin: [0, 1], middle: [1, 3], end: [3, 4] }[edge.edge] as [number, number]
    return { days: [frameOf(monday + first, monday + last)], next: at + 2 }
  }
  const month = monthAt(terms, at + 1, context)
  if (!month) return null
  const end = lastOfMonth(month.year, month.month)
  const start = firstOfMonth(end)
  const [first, last] = {
    begin: [start, start + 9],
    middle: [start + 9, start + 19],
    end: [start + 19, end],
  }[edge.edge] as [number, number]
  return { days: [frameOf(first, last)], next: month.next }
}

interface ReadMonth {
  readonly year: number
  readonly month: number
  readonly next: number
}

function monthAt(terms: readonly Term[], at: number, { today }: DayContext): ReadMonth | null {
  const now = partsOf(today)
  const isNext = terms[at]?.kind === 'next'
  const term = terms[at + (isNext || terms[at]?.kind === 'this' ? 1 : 0)]
  if (term?.kind === 'month') {
    return { year: term.month < now.month ? now.year + 1 : now.year, month: term.month, next: at + 1 }
  }
  if (term?.kind !== 'month_noun') return null
  const isAfter = terms[at + 1]?.kind === 'next'
  const count = isNext || isAfter ? 1 : 0
  const month = now.month + count
  const width = terms[at] === term ? (isAfter ? 2 : 1) : 2
  return { year: now.year + (month > 12 ? 1 : 0), month: month > 12 ? 1 : month, next: at + width }
}

/** `Friday`, `next Friday`, `vendredi prochain`, `Fridays`. The next one is never tomorrow, which has a name. */
function readWeekday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const before = terms[at]?.kind === 'next' || terms[at]?.kind === 'this' ? terms[at]?.kind : null
  const place = at + (before === null ? 0 : 1)
  const term = terms[place]
  if (term?.kind !== 'weekday') return null
  const isAfter = terms[place + 1]?.kind === 'next'
  const coming = comingWeekday(term.day, context.today)
  const nextWeek = mondayOf(context.today) + 6 + term.day
  const isSkipping = before === 'next' && context.skipsThisWeek
  const isTomorrow = coming === context.today + 1 && (before === 'next' || isAfter)
  const day = isSkipping ? nextWeek : isTomorrow ? coming + 7 : coming
  const isFixed = before !== null || isAfter
  const range = { ...rangeOf(day, day), weekday: isFixed ? null : term.day, isEvery: term.isEvery }
  return { days: [range], next: place + (isAfter ? 2 : 1) }
}

/** The nearest such day after today. */
function comingWeekday(weekday: number, today: DayNumber): DayNumber {
  return today + ((weekday - weekdayOf(today) + 6) % 7) + 1
}

function readRelative(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const term = terms[at]
  const { today } = context
  const next = at + 1
  if (term?.kind === 'day') return { days: [rangeOf(today + term.offset, today + term.offset)], next }
  if (term?.kind === 'span') return { days: [frameOf(today + term.first, today + term.last)], next }
  const monday = mondayOf(today)
  if (term?.kind === 'week') {
    return { days: [frameOf(Math.max(today, monday + 7 * term.offset), monday + 7 * term.offset + 6)], next }
  }
  if (term?.kind === 'weekend') {
    const saturday = monday + 5 + 7 * term.offset
    return { days: [frameOf(saturday, saturday + 1)], next }
  }
  if (term?.kind === 'month' && term.end - term.start <= 4) return null
  const month = monthAt(terms, at, context)
  if (!month) return null
  const last = lastOfMonth(month.year, month.month)
  const first = firstOfMonth(last)
  return { days: [frameOf(Math.max(today, first), last)], next: month.next }
}

function single(day: DayNumber | null, next: number): ReadDays | null {
  return day === null ? null : { days: [rangeOf(day, day)], next }
}

function rangeOf(first: DayNumber, last: DayNumber): DayRange {
  return { first, last, weekday: null, isEvery: false, isFrame: false }
}

function frameOf(first: DayNumber, last: DayNumber): DayRange {
  return { ...rangeOf(first, last), isFrame: true }
}

function dateOf(month: number, day: number, year: number | null, context: DayContext): DayNumber | null {
  return year === null ? dateWithoutYear(month, day, context) : dayOf(year, month, day)
}

/** Mails speak of what comes; a date that has just passed is still the one that is meant. */
function dateWithoutYear(month: number, day: number, { today }: DayContext): DayNumber | null {
  const { year } = partsOf(today)
  for (const candidate of [year - 1, year, year + 1, year + 2, year + 3, year + 4]) {
    const found = dayOf(candidate, month, day)
    if (found !== null && found >= today - days_looked_back) return found
  }
  return null
}

const days_looked_back = 60

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

export function isMark(term: Term | undefined, mark: string): boolean {
  return term?.kind === 'mark' && term.mark === mark
}

function isAdjacent(...terms: readonly Term[]): boolean {
  return terms.every((term, index) => index === 0 || terms[index - 1]?.end === term.start)
}
