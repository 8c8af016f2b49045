import { type DayNumber, dayOf, dayOfMonth, firstOfMonth, partsOf, weekdayOf } from './day-number.ts'
import {
  type DayContext,
  dayRange,
  type DayRange,
  isMark,
  isRangeMark,
  isYear,
  type ReadDays,
} from './day-range.ts'
import type { Term } from './term.ts'

/** A weekday before a date only repeats it. */
export function readDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
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

/** `2026-12-03`, `3.12.`, `03.12.2026`, `12/3`, `3-12-2026`. */
function readNumericDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const [one, mark, two, second, three] = terms.slice(at, at + 5)
  if (one?.kind !== 'number' || mark?.kind !== 'mark' || two?.kind !== 'number') return null
  if (one.digits === 4 && mark.mark === '-' && isMark(second, '-') && three?.kind === 'number') {
    return single(dayOf(one.value, two.value, three.value), at + 5)
  }
  if (!isAdjacent(one, mark, two) || one.digits > 2 || two.digits > 2) return null
  const isDotted = mark.mark === '.'
  const hasYear =
    second?.kind === 'mark' && second.mark === mark.mark && three?.kind === 'number' && three.digits >= 2
  // `20-1` alone are hours.
  const isDashed = mark.mark === '-' && hasYear && isYear(three)
  if (!isDotted && !isDashed && mark.mark !== '/') return null
  if (isDotted && (!isMark(second, '.') || two.value > 12)) return null
  const isSwapped =
    !isDotted && two.value <= 12 && one.value <= 12 && isMonthAhead(one.value, two.value, context)
  const day = isSwapped || two.value > 12 ? two.value : one.value
  const month = isSwapped || two.value > 12 ? one.value : two.value
  if (hasYear && isAdjacent(two, second, three))
    return single(dayOf(fullYear(three.value), month, day), at + 5)
  return single(dateWithoutYear(month, day, context), at + (second && isMark(second, '.') ? 4 : 3))
}

/** Where the sender may write either way, the date that is near is meant. */
function isMonthAhead(one: number, two: number, context: DayContext): boolean {
  if (context.isMonthFirst || !context.mayBeMonthFirst) return context.isMonthFirst
  const [swapped, plain] = [dateWithoutYear(one, two, context), dateWithoutYear(two, one, context)]
  const isComing = swapped !== null && swapped >= context.today && swapped <= context.today + near_days
  return isComing && (plain === null || plain < context.today || plain > context.today + near_days)
}

const near_days = 60

/** `3 December`, `3. oder 4. Dezember 2026`, `the 1st and the 3rd of December`, `3-5 December`. */
function readDaysOfMonth(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  // `between 8 and 11, or on Wednesday 9 February`
  const isBetween = terms[at - 1]?.kind === 'between'
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
    else if ((isBetween || isRange) && numbers.length > 1 && endsHours(term)) return null
    else isJoined ||= term.kind === 'or' || term.kind === 'and' || isMark(term, ',')
  }
  const month = terms[next]
  if (month?.kind !== 'month' || numbers.length === 0) return null
  const year = terms[next + 1]
  const hasYear = isYear(year)
  const days = numbers.flatMap((day) => dateOf(month.month, day, hasYear ? year.value : null, context) ?? [])
  return listed(days, isRange, next + (hasYear ? 2 : 1))
}

const longest_list = 12

export function isDayNumber(term: Term | undefined): term is Term & { readonly kind: 'number' } {
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
    if (isStretch(terms, at, numbers.length, isRange) && term && endsHours(term)) return null
    if (isDayNumber(term) && !isClockMark(terms[next + 1])) numbers.push(term.value)
    else if (term && isRangeMark(term) && numbers.length > 0) isRange = true
    else if (!term || !isInList(term) || numbers.length === 0) return null
  }
  return null
}

/** `zwischen 9 und 11, oder am 21.1.`, `9 bis 11 oder am 21.1.`: the numbers are hours. */
function isStretch(terms: readonly Term[], at: number, count: number, isRange: boolean): boolean {
  return count > 1 && (isRange || terms[at - 1]?.kind === 'between')
}

function endsHours({ kind }: Term): boolean {
  return kind === 'or' || kind === 'weekday'
}

/** `Wednesday 20`: a day of the month that falls on the weekday is meant, any other number is not. */
function readWeekdayAndDay(
  terms: readonly Term[],
  at: number,
  place: number,
  { today }: DayContext,
): ReadDays | null {
  const [weekday, number, behind] = [terms[at], terms[place], terms[place + 1]]
  const isHour = isClockMark(behind) && !(behind?.kind === 'unit' && terms[place + 2]?.kind === 'number')
  if (weekday?.kind !== 'weekday' || !isDayNumber(number) || number.isWord || isHour) return null
  // `Tuesday 9-11` has hours.
  const isRange = behind?.kind === 'to' || (behind?.kind === 'mark' && isRangeMark(behind))
  if (isRange && terms[place + 2]?.kind === 'number') return null
  for (let day = today; day < today + 62; day += 1) {
    if (dayOfMonth(day) !== number.value || weekdayOf(day) !== weekday.day) continue
    const hasMark = behind?.kind === 'ordinal' || (isMark(behind, '.') && behind?.start === number.end)
    return { days: [rangeOf(day, day)], next: place + (hasMark ? 2 : 1) }
  }
  return null
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

export function listed(days: readonly DayNumber[], isRange: boolean, next: number): ReadDays | null {
  const [first, last = first] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  if (isRange && last >= first) return { days: [rangeOf(first, last)], next }
  return { days: days.map((day) => rangeOf(day, day)), next }
}

function single(day: DayNumber | null, next: number): ReadDays | null {
  return day === null ? null : { days: [rangeOf(day, day)], next }
}

export function rangeOf(first: DayNumber, last: DayNumber): DayRange {
  return dayRange(first, last, {})
}

/** A stretch to look in. */
export function frameOf(first: DayNumber, last: DayNumber): DayRange {
  return { ...rangeOf(first, last), isFrame: true }
}

function dateOf(month: number, day: number, year: number | null, context: DayContext): DayNumber | null {
  return year === null ? dateWithoutYear(month, day, context) : dayOf(year, month, day)
}

/** Mails speak of what comes; a date that has just passed is still the one that is meant. */
export function dateWithoutYear(month: number, day: number, { today }: DayContext): DayNumber | null {
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
