import { endsHours, isClockMark, isDayNumber, isInList, longest_list } from './date-lists.ts'
import { dateOf, listed, rangeOf } from './date-ranges.ts'
import { type DayNumber, dayOfMonth, weekdayOf } from './day-number.ts'
import { type DayContext, isMark, isRangeMark, isYear, type ReadDays } from './day-range.ts'
import { isPairOfDays } from './read-month-day.ts'
import { readNumericDate, readNumericList } from './read-numeric-dates.ts'
import type { Term } from '../terms/term.ts'

/** A weekday before a date only repeats it. */
export function readDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  if (terms[at]?.kind !== 'weekday') return readBareDate(terms, at, context)
  let next = at + 1
  while (isMark(terms[next], ',') || isMark(terms[next], '.')) next += 1
  return readBareDate(terms, next, context) ?? readWeekdayAndDay(terms, at, next, context)
}

function readBareDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  // `9/10 May` are two days.
  const pair = isPairOfDays(terms, at + 1) ? readDaysOfMonth(terms, at, context) : null
  return (
    pair ??
    readNumericDate(terms, at, context) ??
    readNumericList(terms, at, context) ??
    readDaysOfMonth(terms, at, context) ??
    readMonthFirst(terms, at, context)
  )
}

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
    else if (isPairOfDays(terms, next)) isJoined = true
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

/** `Wednesday 20`: a day of the month that falls on the weekday is meant, any other number is not. */
function readWeekdayAndDay(
  terms: readonly Term[],
  at: number,
  place: number,
  { today, named = null }: DayContext,
): ReadDays | null {
  const [weekday, number, behind] = [terms[at], terms[place], terms[place + 1]]
  const isHour = isClockMark(behind) && !(behind?.kind === 'unit' && terms[place + 2]?.kind === 'number')
  if (weekday?.kind !== 'weekday' || !isDayNumber(number) || number.isWord || isHour) return null
  // `Thursday 15.00-17.00`
  const hasMinutes = isMark(behind, '.') && isTightNumber(terms, place + 2)
  if (hasMinutes) return null
  // `Tuesday 9-11` has hours.
  const isRange = behind?.kind === 'to' || (behind?.kind === 'mark' && isRangeMark(behind))
  if (isRange && terms[place + 2]?.kind === 'number') return null
  const isSuch = (day: DayNumber) => dayOfMonth(day) === number.value && weekdayOf(day) === weekday.day
  // `Saturday 20 March or Monday 22nd`
  const inNamedMonth = named === null ? null : named - dayOfMonth(named) + number.value
  const day =
    inNamedMonth !== null && inNamedMonth >= today && isSuch(inNamedMonth)
      ? inNamedMonth
      : Array.from({ length: 62 }, (_, ahead) => today + ahead).find(isSuch)
  if (day === undefined) return null
  const hasMark = behind?.kind === 'ordinal' || (isMark(behind, '.') && behind?.start === number.end)
  return { days: [rangeOf(day, day)], next: place + (hasMark ? 2 : 1) }
}

function isTightNumber(terms: readonly Term[], at: number): boolean {
  const [mark, number] = [terms[at - 1], terms[at]]
  return number?.kind === 'number' && number.digits === 2 && mark?.end === number.start
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
