import { endsHours, isClockMark, isDayNumber, isInList, longest_list } from './date-lists.ts'
import { dateOf, listed, rangeOf } from './date-ranges.ts'
import { type DayNumber, dayOf, dayOfMonth, weekdayOf } from './day-number.ts'
import { type DayContext, isMark, isRangeMark, isYear, monthAt, type ReadDays } from './day-range.ts'
import { isPairOfDays } from './read-month-day.ts'
import { readNumericDate, readNumericList } from './read-numeric-dates.ts'
import type { Term } from '../terms/term.ts'

/** A weekday before a date only repeats it. */
export function readDate(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const weekday = terms[at]
  if (weekday?.kind !== 'weekday') return readBareDate(terms, at, context)
  let next = at + 1
  while (isMark(terms[next], ',') || isMark(terms[next], '.')) next += 1
  const date = readBareDate(terms, next, context)
  if (!date) return readWeekdayAndDay(terms, at, next, context)
  if (!contradicts(date, weekday.day)) return date
  // `Friday 4/3`: the weekday tells the day from the month.
  const orders = context.mayBeMonthFirst ? [false, true] : []
  const agreeing = orders
    .map((isMonthFirst) => readNumericDate(terms, next, { ...context, mayBeMonthFirst: false, isMonthFirst }))
    .find((other) => other !== null && !contradicts(other, weekday.day))
  if (agreeing) return agreeing
  return { ...date, days: date.days.map((day) => ({ ...day, isContradicted: true })) }
}

function contradicts({ days: [day, other] }: ReadDays, weekday: number): boolean {
  return (
    day !== undefined && other === undefined && day.first === day.last && weekdayOf(day.first) !== weekday
  )
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
  if (numbers.length === 0) return null
  const month = terms[next]
  // `After 3 on January 22`, `after 3 on Friday, January 22`
  if (month?.kind === 'month' && !endsDay(terms[next - 1])) return null
  if (context.textAt && opens_date.test(context.textAt(terms[next - 1]?.end ?? 0, month?.start ?? 0)))
    return null
  const isPair = numbers.length === 2 && (isRange || isBetween)
  if (month?.kind !== 'month') return isPair ? readOfMonth(terms, next, numbers, isRange, context) : null
  const year = terms[next + 1]
  // `From 9 to 11 on March 3`
  if (isPair && isDayNumber(year) && !isClockMark(terms[next + 2])) return null
  const hasYear = isYear(year)
  const days = numbers.flatMap((day) => dateOf(month.month, day, hasYear ? year.value : null, context) ?? [])
  return listed(days, isRange, next + (hasYear ? 2 : 1))
}

function endsDay(term: Term | undefined): boolean {
  return (
    isDayNumber(term) ||
    term?.kind === 'first' ||
    term?.kind === 'ordinal' ||
    isMark(term, '.') ||
    isMark(term, 'º')
  )
}

const opens_date = /(?:^| )on $/

/** `From the 4th to the 22nd of this month` */
function readOfMonth(
  terms: readonly Term[],
  at: number,
  numbers: readonly number[],
  isRange: boolean,
  context: DayContext,
): ReadDays | null {
  const month = monthAt(terms, at, context)
  if (!month) return null
  const days = numbers.flatMap((day) => dayOf(month.year, month.month, day) ?? [])
  return days.length === numbers.length ? listed(days, isRange, month.next) : null
}

/** `From 4 to 22 March`, `how about 22 January`, `how about 22/1`: a month says that numbers are no hours. */
export function areDaysOfMonth(terms: readonly Term[], at: number, context: DayContext): boolean {
  const read = isDayNumber(terms[at]) ? readDaysOfMonth(terms, at, context) : null
  if (read === null)
    return (
      isMark(terms[at + 1], '/') &&
      !isPairOfDays(terms, at + 1) &&
      readNumericDate(terms, at, context) !== null
    )
  if (terms[at + (terms[at + 1]?.kind === 'ordinal' ? 2 : 1)]?.kind === 'month') return true
  const isBetween = terms[at - 1]?.kind === 'between' && read.days.length === 2
  return isBetween || read.days.some(({ first, last }) => last > first)
}

/** `Wednesday 20`: a day of the month that falls on the weekday is meant, any other number is not. */
function readWeekdayAndDay(
  terms: readonly Term[],
  at: number,
  place: number,
  { today, named = null, textAt }: DayContext,
): ReadDays | null {
  const [weekday, number, behind] = [terms[at], terms[place], terms[place + 1]]
  const isHour = isClockMark(behind) && !(behind?.kind === 'unit' && terms[place + 2]?.kind === 'number')
  if (weekday?.kind !== 'weekday' || !isDayNumber(number) || number.isWord || isHour) return null
  // `El jueves sobre los 3 puntos`
  const between = textAt?.(weekday.end, number.start) ?? ''
  if (number.countsNothing === false && !leads_day.test(between)) return null
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

const leads_day = /^[ ,.(]*(?:(?:the|den|der|dem|am|le|el|il|l|dia|giorno)['’ ]*)?$/

function isTightNumber(terms: readonly Term[], at: number): boolean {
  const [mark, number] = [terms[at - 1], terms[at]]
  return number?.kind === 'number' && number.digits === 2 && mark?.end === number.start
}

/** `December 3`, `Dec 2 or 4`, `December 3rd to 5th, 2026`; and not `December 3 at 10`, `December 3, 10 to 12`. */
function readMonthFirst(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const month = terms[at]
  if (month?.kind !== 'month') return null
  const numbers: number[] = []
  let isRange = false
  let isJoined = true
  let end = at + 1
  for (let next = end; next < at + longest_list; next += 1) {
    const term = terms[next]
    if (isJoined && isDayNumber(term) && !isClockMark(terms[next + 1])) {
      numbers.push(term.value)
      isJoined = false
      end = next + 1
    } else if (term?.kind === 'ordinal') end = next + 1
    else if (!term || !goesOnWithDay(terms, next, numbers)) break
    else {
      isJoined = true
      isRange ||= isRangeMark(term)
    }
  }
  if (numbers.length === 0) return null
  const behind = isMark(terms[end], ',') ? end + 1 : end
  const year = terms[behind]
  const named = isYear(year) && !isClockMark(terms[behind + 1]) ? year.value : null
  const days = numbers.flatMap((day) => dateOf(month.month, day, named, context) ?? [])
  return listed(days, isRange && numbers.length === 2, named === null ? end : behind + 1)
}

/** `3 to 5`, `3, 4 and 5` */
function goesOnWithDay(terms: readonly Term[], at: number, numbers: readonly number[]): boolean {
  const [join, number, behind] = [terms[at], terms[at + 1], terms[at + 2]]
  if (!join || !isDayNumber(number) || isClockMark(behind)) return false
  const [last = 0] = numbers
  if (numbers.length === 0) return isMark(join, '.')
  if (isMark(join, ','))
    return (
      behind?.kind === 'and' || behind?.kind === 'or' || behind?.kind === 'ordinal' || isMark(behind, ',')
    )
  if (join.kind === 'and' || join.kind === 'or')
    return behind === undefined || !isRangeMark(behind) || behind.kind === 'at'
  return numbers.length === 1 && join.kind !== 'at' && isRangeMark(join) && number.value > last
}
