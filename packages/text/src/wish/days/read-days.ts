import {
  comingWeekday,
  type DayNumber,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  partsOf,
  weekdayOf,
} from './day-number.ts'
import { type DayContext, type DayRange, isMark, isYear, monthAt, type ReadDays } from './day-range.ts'
import { frameOf, rangeOf } from './date-ranges.ts'
import { readDate } from './read-dates.ts'
import { readMonthDay } from './read-month-day.ts'
import { weekAfterHoliday, weekOfHoliday } from './holidays.ts'
import { partOfSameWeek } from './parts-of-months.ts'
import { readNamedDays } from './read-named-days.ts'
import { readNthDays } from './read-nth-days.ts'
import type { Term } from '../terms/term.ts'

/** Reads days from a term on: dates, weekdays, weeks, months and parts of them. Null where none begin there. */
export function readDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  if (terms[at]?.kind === 'word') return null
  return (
    readNamedDays(terms, at, context) ??
    readWeekOf(terms, at, context) ??
    readNthDays(terms, at, context) ??
    readSpan(terms, at, context) ??
    readEdge(terms, at, context) ??
    readDate(terms, at, context) ??
    readWeekday(terms, at, context) ??
    readRelative(terms, at, context) ??
    readMonthDay(terms, at, context)
  )
}

/** `week of 7 December`, `Woche ab dem 7.12.`. */
function readWeekOf(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  if (terms[at]?.kind !== 'week_noun') return null
  const holiday = terms[at + 1]?.kind === 'after' ? weekAfterHoliday(terms, at + 2, context) : null
  if (holiday) return holiday
  const around = weekOfHoliday(terms, at + 1, context)
  if (around) return around
  const isFrom = terms[at + 1]?.kind === 'from'
  const place = at + (isFrom ? 2 : 1)
  const date = readDate(terms, place, context) ?? readMonthDay(terms, place, context)
  const [day] = date?.days ?? []
  if (!date || !day) return null
  if (day.first < day.last) return { days: [frameOf(day.first, lastOfWeeks(day.last))], next: date.next }
  const more = moreWeeks(terms, date.next, day.first, context)
  return { days: [...date.days, ...(more?.days ?? [])].map(weekFrom), next: more?.next ?? date.next }
}

/** `The week of 11 to 15 January` ends with the 15th, and the weeks of 11 to 18 January, both Mondays, with the Sunday behind. */
function lastOfWeeks(last: DayNumber): DayNumber {
  return weekdayOf(last) === 1 ? last + 6 : last
}

/** `The weeks beginning 25 January and 1 February`: dates with a month each, so many weeks apart. */
function moreWeeks(terms: readonly Term[], at: number, day: DayNumber, context: DayContext): ReadDays | null {
  const isJoined = terms[at]?.kind === 'and' || terms[at]?.kind === 'or'
  const date = isJoined ? readDate(terms, at + 1, context) : null
  return date?.days.every(({ first, last }) => first === last && (first - day) % 7 === 0) === true
    ? date
    : null
}

function weekFrom({ first }: DayRange): DayRange {
  const monday = mondayOf(first)
  return frameOf(monday, monday + 6)
}

/** `the next ten days`, `den nächsten drei Wochen`, `les deux prochaines semaines`, `within five or six days`. */
function readSpan(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const isLed = terms[at]?.kind === 'next' || terms[at]?.kind === 'within'
  const isEither = isLed && terms[at + 1]?.kind === 'number' && terms[at + 2]?.kind === 'or'
  const more = isEither ? 2 : 0
  const number = terms[at + more + (isLed ? 1 : 0)]
  const isCounted = number?.kind === 'number' && number.value >= 1 && number.value <= most_counted
  if (!isCounted) return null
  const isNextBehind = !isLed && terms[at + 1]?.kind === 'next'
  const unit = terms[at + more + (isLed || isNextBehind ? 2 : 1)]
  if (unit?.kind !== 'span_unit') return null
  const isNextLast = !isLed && !isNextBehind && terms[at + 2]?.kind === 'next'
  if (!isLed && !isNextBehind && !isNextLast) return null
  return { days: [frameOf(today, today + number.value * unit.days)], next: at + more + 3 }
}

const most_counted = 60

/** `end of next week`, `early January`, `Mitte Dezember`, `fin du mois`. */
function readEdge(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const edge = terms[at]
  if (edge?.kind !== 'edge') return null
  // `mid-week`
  const place = at + (isMark(terms[at + 1], '-') ? 2 : 1)
  const what = terms[place]
  const part = { begin: [0, 1], middle: [1, 3], end: [3, 4] }[edge.edge] as [number, number]
  if (what?.kind === 'week_noun') return partOfSomeWeek(context.today, part, place + 1)
  if (what?.kind === 'week') {
    const monday = mondayOf(context.today) + 7 * what.offset
    return { days: [frameOf(monday + part[0], monday + part[1])], next: place + 1 }
  }
  if (what?.kind === 'week_after') {
    const monday = mondayOf(context.today) + 7
    return {
      days: [{ ...frameOf(monday + part[0], monday + part[1]), weeksBehind: 1 }],
      next: place + 1,
    }
  }
  if (what?.kind === 'same_week') return { days: [partOfSameWeek(context.today, part)], next: place + 1 }
  const month = monthAt(terms, place, context)
  if (!month) return null
  const end = lastOfMonth(month.year, month.month)
  const start = firstOfMonth(end)
  const [first, last] = {
    begin: [start, start + 9],
    middle: [start + 10, start + 19],
    end: [start + 20, end],
  }[edge.edge] as [number, number]
  return { days: [frameOf(first, last)], next: month.next }
}

/** A part of the week that the mail names elsewhere, else of the next week in which it is to come. */
function partOfSomeWeek(today: DayNumber, [first, last]: readonly [number, number], next: number): ReadDays {
  const isOver = mondayOf(today) + last <= today
  // Of a week that is not named, and whose such part is over, another week is meant.
  const monday = mondayOf(today) + (isOver ? 7 : 0)
  return { days: [{ ...frameOf(monday + first, monday + last), weekday: first + 1 }], next }
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
  const isWeekLater = terms[place + 1]?.kind === 'week_later' || isWeekBehind(terms, place + 1)
  const { weeksLater = isTomorrow || isWeekLater ? 1 : 0 } = term
  const day = isSkipping ? nextWeek : coming + 7 * weeksLater
  const isFixed = before !== null || isAfter || isWeekLater || term.weeksLater !== undefined
  const range = { ...rangeOf(day, day), weekday: isFixed ? null : term.day, isEvery: term.isEvery }
  return { days: [range], next: place + (isAfter || isWeekLater ? 2 : 1) }
}

/** `Tuesday week` is a week after Tuesday. */
function isWeekBehind(terms: readonly Term[], at: number): boolean {
  const behind = terms[at + 1]
  const isAlone =
    behind === undefined || behind.kind === 'mark' || behind.kind === 'at' || behind.kind === 'number'
  return terms[at]?.kind === 'week_noun' && isAlone && terms[at - 1]?.kind === 'weekday'
}

function readRelative(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const term = terms[at]
  const { today } = context
  const next = at + 1
  const either = readEitherWeek(terms, at, context)
  if (either) return either
  if (term?.kind === 'every') return { days: [everyWeek(term.first, term.last, today)], next }
  if (term?.kind === 'day') {
    const day = term.isWorking === true ? workingDay(today, term.offset) : today + term.offset
    return { days: [rangeOf(day, day)], next }
  }
  if (term?.kind === 'span') return { days: [frameOf(today + term.first, today + term.last)], next }
  const monday = mondayOf(today)
  if (term?.kind === 'week') {
    const week = frameOf(Math.max(today, monday + 7 * term.offset), monday + 7 * term.offset + 6)
    return { days: [term.mayBeNamed === true ? { ...week, mayBeNamed: true } : week], next }
  }
  if (term?.kind === 'day_after' || term?.kind === 'same_day') {
    const daysBehind = term.kind === 'day_after' ? 1 : 0
    return { days: [{ ...rangeOf(today + daysBehind, today + daysBehind), daysBehind }], next }
  }
  if (term?.kind === 'away' || term?.kind === 'day_before') {
    const daysBehind = term.kind === 'away' ? term.days : -1
    const isStretchBehind = term.kind === 'away' && term.isStretch === true
    return { days: [{ ...rangeOf(today, today), daysBehind, isOfNamed: true, isStretchBehind }], next }
  }
  if (term?.kind === 'weekday_behind') {
    const day = comingWeekday(term.day, today)
    return { days: [{ ...rangeOf(day, day), weekday: term.day, weekdayBehind: term.day }], next }
  }
  if (term?.kind === 'month_last') {
    const month = partsOf(context.named && context.named > today ? context.named : today)
    const last = lastOfMonth(month.year, month.month)
    return { days: [rangeOf(last, last)], next }
  }
  if (term?.kind === 'week_before' || term?.kind === 'same_week') {
    const weeksBehind = term.kind === 'week_before' ? -1 : 0
    return { days: [{ ...frameOf(monday + 7, monday + 13), weeksBehind, isOfNamed: true }], next }
  }
  if (term?.kind === 'week_after') {
    const holiday = weekAfterHoliday(terms, next, context)
    if (holiday) return holiday
    return { days: [{ ...frameOf(monday + 7, monday + 13), weeksBehind: 1 }], next }
  }
  if (term?.kind === 'rest_of_week') return { days: [{ ...frameOf(today, monday + 6), isRest: true }], next }
  if (term?.kind === 'weekend') {
    const saturday = monday + 5 + 7 * term.offset
    const weekend = frameOf(saturday, saturday + 1)
    // `Next week? At the weekend would be best.`
    return { days: [term.isSuch === true ? { ...weekend, weekday: 6 } : weekend], next }
  }
  // `May` alone may be another word.
  if (term?.kind === 'month' && term.isClear !== true && !isYear(terms[next])) return null
  const month = monthAt(terms, at, context)
  if (!month) return null
  const last = lastOfMonth(month.year, month.month)
  const first = firstOfMonth(last)
  return { days: [frameOf(last < today ? first : Math.max(today, first), last)], next: month.next }
}

/** The holidays of a place are not known, so that only Saturdays and Sundays are left out. */
function workingDay(today: DayNumber, count: number): DayNumber {
  let day = today
  for (let left = count; left > 0; ) {
    day += 1
    if (weekdayOf(day) <= 5) left -= 1
  }
  return day
}

/** `weekdays`, `at weekends`: from one weekday to another in every week. */
function everyWeek(first: number, last: number, today: DayNumber): DayRange {
  const monday = mondayOf(today) + (last < weekdayOf(today) ? 7 : 0)
  return { ...rangeOf(monday + first - 1, monday + last - 1), weekday: first, isEvery: true }
}

/** `this or next week`, `nächste oder übernächste Woche`. */
function readEitherWeek(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const [one, join, other] = [terms[at], terms[at + 1], terms[at + 2]]
  if ((one?.kind !== 'this' && one?.kind !== 'next') || join?.kind !== 'or' || other?.kind !== 'week')
    return null
  const monday = mondayOf(today)
  const days = [one.kind === 'this' ? 0 : 1, other.offset].map((offset) =>
    frameOf(Math.max(today, monday + 7 * offset), monday + 7 * offset + 6),
  )
  return { days, next: at + 3 }
}
