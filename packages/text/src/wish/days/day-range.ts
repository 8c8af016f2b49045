import { type DayNumber, partsOf, weekdayOf } from './day-number.ts'
import type { One } from './ones.ts'
import type { Term } from '../terms/term.ts'

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
  /** A day of a month that a month named elsewhere decides. */
  readonly monthDay: number | null
  /** On which day of a month that a month named elsewhere decides the stretch begins. */
  readonly beginsOn?: number
  /** A stretch to look in, such as a week, and not days of their own. */
  readonly isFrame: boolean
  /** Of a range: by so many days a week or a month that ends it is longer than one day. */
  readonly daysOfEnd?: number
  /** So many weeks behind the one that the mail named last, written as the week behind that of the mail. */
  readonly weeksBehind?: number
  /** What is left of the week that the mail named last; without one, of the week of the mail. */
  readonly isRest?: boolean
  /** So many days behind the day that the mail named last; without one, behind that of the mail. */
  readonly daysBehind?: number
  /** `The next one`, of what the mail named last. */
  readonly one?: One
  /** A weekday or a weekend, of which there is one every week; or one of many: `un mercredi`. */
  readonly weekly?: 'such' | 'some'
  /** `That Thursday`: the one that the mail named before. */
  readonly isThat?: boolean
  /** Such a weekday behind the day that the mail named last; without one, the next. */
  readonly weekdayBehind?: number
  /** All days up to that one: `one of the three days after`. */
  readonly isStretchBehind?: boolean
  /** A half or a week of the month that the mail named last. */
  readonly partOfMonth?: { readonly half: 1 | 2 } | { readonly week: number }
  /** `In dieser Woche`, which may be the one that the mail named before. */
  readonly mayBeNamed?: boolean
  /** The weekday that is named with the date is another one. */
  readonly isContradicted?: boolean
  /** It is none where the mail has named no day. */
  readonly isOfNamed?: boolean
}

/** What relative days count from. */
export interface DayContext {
  readonly today: DayNumber
  readonly skipsThisWeek: boolean
  /** '12/3' is 3 December. */
  readonly isMonthFirst: boolean
  /** Both orders are in use where the language is spoken. */
  readonly mayBeMonthFirst?: boolean
  /** What stands there in the sentence, folded. */
  readonly textAt?: (from: number, to: number) => string
  /** The day that the sentence named last: `the month` is the one of that day. */
  readonly named?: DayNumber | null
}

export function dayRange(first: DayNumber, last: DayNumber, more: Partial<DayRange>): DayRange {
  return { weekday: null, monthDay: null, isEvery: false, isFrame: false, ...more, first, last }
}

/** In November, October is the last one. */
const months_looked_back = 2

export interface ReadMonth {
  readonly year: number
  readonly month: number
  readonly next: number
}

export function monthAt(
  terms: readonly Term[],
  at: number,
  { today, named }: Pick<DayContext, 'today' | 'named'>,
): ReadMonth | null {
  const now = partsOf(terms[at]?.kind === 'month_noun' && named && named > today ? named : today)
  const isNext = terms[at]?.kind === 'next'
  const place = at + (isNext || terms[at]?.kind === 'this' ? 1 : 0)
  const term = terms[place]
  if (term?.kind === 'month') {
    const year = terms[place + 1]
    if (isYear(year)) return { year: year.value, month: term.month, next: place + 2 }
    // `June of next year`
    if (year?.kind === 'year_part' && year.first === 13 && year.last === 24)
      return { year: now.year + 1, month: term.month, next: place + 2 }
    // A month that is most of a year ahead is the one that is over.
    const ahead = (term.month - now.month + 12) % 12
    const isOver = ahead >= 12 - months_looked_back
    const isNextYear = term.month < now.month
    return { year: now.year + (isNextYear ? 1 : 0) - (isOver ? 1 : 0), month: term.month, next: place + 1 }
  }
  if (term?.kind === 'month_ahead') {
    const month = now.month - 1 + term.count
    return { year: now.year + Math.floor(month / 12), month: (month % 12) + 1, next: place + 1 }
  }
  if (term?.kind !== 'month_noun') return null
  // `le mois de mars`
  const behind = terms[at + 1]
  if (terms[at] === term && behind?.kind === 'month') return monthAt(terms, at + 1, { today })
  const isAfter = terms[at + 1]?.kind === 'next'
  const count = isNext || isAfter ? 1 : 0
  const month = now.month + count
  const width = terms[at] === term ? (isAfter ? 2 : 1) : 2
  return { year: now.year + (month > 12 ? 1 : 0), month: month > 12 ? 1 : month, next: at + width }
}

export function isYear(term: Term | undefined): term is Term & { readonly kind: 'number' } {
  return term?.kind === 'number' && term.digits === 4
}

/** What a phrase stands before that says nothing more of it. */
export function endsPhrase(term: Term | undefined): boolean {
  if (term === undefined) return true
  if (term.kind === 'mark') return /^[.,;:!?)–—]$/.test(term.mark)
  return ['and', 'at', 'because', 'but', 'except', 'or', 'possible', 'weekday'].includes(term.kind)
}

export function isRangeMark(term: Term): boolean {
  if (term.kind === 'mark') return term.mark === '-' || term.mark === '–' || term.mark === '—'
  return term.kind === 'to' || term.kind === 'by' || term.kind === 'at'
}

/** All days of a range. */
export function daysIn({ first, last }: Pick<DayRange, 'first' | 'last'>): DayNumber[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Whether one of the days is such a weekday; Monday is 1. */
export function hasWeekday({ first, last }: Pick<DayRange, 'first' | 'last'>, weekday: number): boolean {
  return first + ((weekday - weekdayOf(first) + 7) % 7) <= last
}

export function isMark(term: Term | undefined, mark: string): boolean {
  return term?.kind === 'mark' && term.mark === mark
}
