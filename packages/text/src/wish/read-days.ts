import {
  type DayNumber,
  dayOf,
  dayOfMonth,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  partsOf,
  weekdayOf,
} from './day-number.ts'
import {
  type DayContext,
  type DayRange,
  dayRange,
  isMark,
  isRangeMark,
  monthAt,
  type ReadDays,
} from './day-range.ts'
import { readNamedDays } from './read-named-days.ts'
import type { Term } from './term.ts'

/** Reads days from a term on: dates, weekdays, weeks, months and parts of them. Null where none begin there. */
export function readDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readNamedDays(terms, at, context) ??
    readWeekOf(terms, at, context) ??
    readEdge(terms, at, context) ??
    readDate(terms, at, context) ??
    readWeekday(terms, at, context) ??
    readRelative(terms, at, context) ??
    readMonthDay(terms, at, context)
  )
}

/** A weekday before a date only repeats it. */
function readDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  if (terms[at]?.kind !== 'weekday') return readBareDate(terms, at, context)
  let next = at + 1
  while (isMark(terms[next], ',') || isMark(terms[next], '.')) next += 1
  return readBareDate(terms, next, context) ?? readWeekdayAndDay(terms, at, next, context)
}

function readBareDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readNumericDate(terms, at, context) ??
    readNumericList(terms, at, context) ??
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
  let isJoined = false
  let next = at
  for (; next < at + longest_list; next += 1) {
    const term = terms[next]
    if (isDayNumber(term)) {
      if (numbers.length > 0 && !isJoined) return null
      numbers.push(term.value)
      isJoined = false
    } else if (term?.kind === 'first' && numbers.length === 0) numbers.push(1)
    else if (term && isRangeMark(term) && numbers.length > 0) isRange = isJoined = true
    else if (!term || !isInList(term) || numbers.length === 0) break
    else isJoined ||= term.kind === 'or' || term.kind === 'and' || isMark(term, ',')
  }
  const month = terms[next]
  if (month?.kind !== 'month' || numbers.length === 0) return null
  const year = terms[next + 1]
  const hasYear = year?.kind === 'number' && year.digits === 4
  const days = numbers.flatMap((day) => dateOf(month.month, day, hasYear ? year.value : null, context) ?? [])
  return listed(days, isRange, next + (hasYear ? 2 : 1))
}

const longest_list = 12

function isDayNumber(term: Term | undefined): term is Term & { readonly kind: 'number' } {
  return term?.kind === 'number' && term.value >= 1 && term.value <= 31 && term.digits <= 2
}

/** `14. und 18.12.`, `14.–18.12.2026`: the month stands at the last one. */
function readNumericList(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const numbers: number[] = []
  let isRange = false
  for (let next = at; next < at + longest_list; next += 1) {
    const last = numbers.length > 0 ? readNumericDate(terms, next, context) : null
    const [date] = last?.days ?? []
    if (last && date) {
      const first = firstOfMonth(date.first)
      const days = [...numbers.map((day) => first + day - 1), date.first]
      return days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0))
        ? listed(days, isRange, last.next)
        : null
    }
    const term = terms[next]
    if (isDayNumber(term) && !isClockMark(terms[next + 1])) numbers.push(term.value)
    else if (term && isRangeMark(term) && numbers.length > 0) isRange = true
    else if (!term || !isInList(term) || numbers.length === 0) return null
  }
  return null
}

/** `the 18th`, `am 16.`, `le 18`: the nearest such day, or the one of a month that the mail names. */
function readMonthDay(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const number = terms[at]
  if (!isDayNumber(number) || number.isWord) return null
  const behind = terms[at + 1]
  const isOrdinal = behind?.kind === 'ordinal' && behind.start === number.end
  const hasDot = isMark(behind, '.') && behind?.start === number.end
  const next = at + (isOrdinal || (hasDot && number.isDay) ? 2 : 1)
  if (!isOrdinal && !(number.isDay && (hasDot || !isCounted(behind)))) return null
  for (let day = today; day < today + 62; day += 1) {
    if (dayOfMonth(day) !== number.value) continue
    return { days: [dayRange(day, day, { monthDay: number.value })], next }
  }
  return null
}

/** `Wednesday 20`: a day of the month that falls on the weekday is meant, any other number is not. */
function readWeekdayAndDay(
  terms: readonly Term[],
  at: number,
  place: number,
  { today }: DayContext,
): ReadDays | null {
  const [weekday, number, behind] = [terms[at], terms[place], terms[place + 1]]
  if (weekday?.kind !== 'weekday' || !isDayNumber(number) || number.isWord || isClockMark(behind)) return null
  for (let day = today; day < today + 62; day += 1) {
    if (dayOfMonth(day) !== number.value || weekdayOf(day) !== weekday.day) continue
    const hasMark = behind?.kind === 'ordinal' || (isMark(behind, '.') && behind?.start === number.end)
    return { days: [rangeOf(day, day)], next: place + (hasMark ? 2 : 1) }
  }
  return null
}

/** `le 14 h`, `el 30 %`, `am 3/4`. */
function isCounted(term: Term | undefined): boolean {
  if (term?.kind === 'mark') return !/^[,;!?)(–—-]$/.test(term.mark)
  return (
    term !== undefined &&
    !['and', 'or', 'to', 'by', 'at', 'but', 'part', 'from', 'not', 'possible'].includes(term.kind)
  )
}

function isInList(term: Term): boolean {
  if (term.kind === 'mark') return term.mark === '.' || term.mark === ',' || term.mark === 'º'
  return term.kind === 'ordinal' || term.kind === 'or' || term.kind === 'and' || term.kind === 'weekday'
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
  const either = readEitherWeek(terms, at, context)
  if (either) return either
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

function single(day: DayNumber | null, next: number): ReadDays | null {
  return day === null ? null : { days: [rangeOf(day, day)], next }
}

function rangeOf(first: DayNumber, last: DayNumber): DayRange {
  return dayRange(first, last, {})
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

function isAdjacent(...terms: readonly Term[]): boolean {
  return terms.every((term, index) => index === 0 || terms[index - 1]?.end === term.start)
}
