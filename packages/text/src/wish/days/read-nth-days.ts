import { comingWeekday, firstOfMonth, lastOfMonth, mondayOf, nthWeekday, partsOf } from './day-number.ts'
import { type DayContext, dayRange, endsPhrase, monthAt, type ReadDays } from './day-range.ts'
import { frameOf, rangeOf } from './date-ranges.ts'
import { readFirstWeekdays } from './first-weekdays.ts'
import { readAdvent } from './advent.ts'
import { nthOf, ordinalAt } from './ordinals.ts'
import { weekOfMonth } from './parts-of-months.ts'
import type { Term } from '../terms/term.ts'

/** Days that are counted within a month, and a weekday that is over. */
export function readNthDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readAdvent(terms, at, context) ??
    readNthWeek(terms, at, context) ??
    readFirstDays(terms, at, context) ??
    readFirstWeekdays(terms, at, context) ??
    readThird(terms, at, context) ??
    readQuarter(terms, at, context) ??
    readNthWeekday(terms, at, context) ??
    readWeekendsOfMonth(terms, at, context) ??
    readPastWeekday(terms, at, context)
  )
}

/** `first week of January`, `die letzte Januarwoche`, `la segunda semana del mes`. */
function readNthWeek(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const ordinal = ordinalAt(terms, at)
  if (!ordinal || terms[ordinal.next]?.kind !== 'week_noun') return null
  const { nth } = ordinal
  const next = ordinal.next + 1
  const month = monthAt(terms, next, context)
  if (month) return { days: [weekOfMonth(lastOfMonth(month.year, month.month), nth)], next: month.next }
  // `Last week` is over.
  if (nth < 0 || !endsPhrase(terms[next])) return null
  const { today } = context
  return { days: [dayRange(today, today, { partOfMonth: { week: nth }, isOfNamed: true })], next }
}

/** `the first two weeks of May`, `die letzten beiden Januarwochen`, `the last ten days of April`. */
function readFirstDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const counted = countedAt(terms, at)
  const month = counted && monthAt(terms, counted.next, context)
  if (!counted || !month) return null
  const { isLast, count, days } = counted
  const last = lastOfMonth(month.year, month.month)
  if (days === 1) {
    const [first, more] = [firstOfMonth(last), count - 1]
    return { days: [isLast ? frameOf(last - more, last) : frameOf(first, first + more)], next: month.next }
  }
  if (count > 4) return null
  const monday = isLast ? mondayOf(last - 3) - 7 * (count - 1) : mondayOf(firstOfMonth(last) + 6)
  return { days: [frameOf(monday, monday + 7 * count - 1)], next: month.next }
}

interface Counted {
  readonly isLast: boolean
  readonly count: number
  /** Of one of them. */
  readonly days: number
  readonly next: number
}

/** `first two weeks`, `deux premières semaines`, `trois derniers jours`. */
function countedAt(terms: readonly Term[], at: number): Counted | null {
  const [one, two, three] = [terms[at], terms[at + 1], terms[at + 2]]
  const isNumberFirst = one?.kind === 'number' && one.isWord === true
  const number = isNumberFirst ? one : two
  if (number?.kind !== 'number' || number.value > most_days) return null
  if (isNumberFirst && two?.kind === 'edge' && two.edge !== 'middle')
    return { isLast: two.edge === 'end', count: number.value, days: 1, next: at + 2 }
  const nth = nthOf(isNumberFirst ? two : one)
  if ((nth !== 1 && nth !== -1) || three?.kind !== 'span_unit') return null
  return { isLast: nth < 0, count: number.value, days: three.days, next: at + 3 }
}

const most_days = 20

/** `the last third of June`, `im ersten Julidrittel`, `nella prima decade di marzo`. */
function readThird(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const nth = nthOf(terms[at])
  const [third] = terms.slice(at + 1)
  const isThird = third?.kind === 'third_noun' || (third?.kind === 'nth' && third.nth === 3)
  if (nth === null || nth > 3 || !isThird) return null
  const month = monthAt(terms, at + 2, context)
  if (!month) return null
  const last = lastOfMonth(month.year, month.month)
  const first = firstOfMonth(last) + 10 * ((nth < 0 ? 3 : nth) - 1)
  return { days: [frameOf(first, nth < 0 || nth === 3 ? last : first + 9)], next: month.next }
}

/** `in the second quarter`, `end of Q2`, `this quarter`: of this year, or of the next one where it is over. */
function readQuarter(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const isEnd = terms[at]?.kind === 'edge' && terms[at].edge === 'end'
  const place = at + (isEnd ? 1 : 0)
  const [one, two] = [terms[place], terms[place + 1]]
  const isNumbered = one?.kind === 'quarter_noun' && two?.kind === 'number' && two.start === one.end
  const { year, month } = partsOf(today)
  const isThis =
    (one?.kind === 'this' && two?.kind === 'quarter_noun') || (isEnd && one?.kind === 'quarter_noun')
  const named = isNumbered ? two.value : two?.kind === 'quarter_noun' ? nthOf(one) : null
  const nth = named ?? (isThis ? Math.ceil(month / 3) : null)
  if (nth === null || nth < 1 || nth > 4) return null
  const quarter = [year, year + 1]
    .map((each) => frameOf(firstOfMonth(lastOfMonth(each, 3 * nth - 2)), lastOfMonth(each, 3 * nth)))
    .find(({ last }) => last >= today)
  if (!quarter) return null
  const days = isEnd ? frameOf(quarter.last - 9, quarter.last) : quarter
  return { days: [days], next: place + (isEnd && !isNumbered && one?.kind === 'quarter_noun' ? 1 : 2) }
}

/** `the first Tuesday of February`, `der letzte Freitag im Januar`, `am zweiten Juliwochenende`. */
function readNthWeekday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const ordinal = ordinalAt(terms, at)
  const term = terms[ordinal?.next ?? at]
  const isWeekend = term?.kind === 'weekend'
  if (!ordinal || !(isWeekend || term?.kind === 'weekday')) return null
  const month = monthAt(terms, ordinal.next + 1, context)
  if (!month) return null
  const weekday = isWeekend ? 6 : term.day
  const day = nthWeekday(lastOfMonth(month.year, month.month), weekday, ordinal.nth)
  // `The first Saturday of the month` is that of the next one where it is over.
  const isOver = day < context.today && terms[ordinal.next + 1]?.kind === 'month_noun'
  const coming = isOver ? nthWeekday(lastOfMonth(month.year, month.month + 1), weekday, ordinal.nth) : day
  return { days: [isWeekend ? frameOf(coming, coming + 1) : rangeOf(coming, coming)], next: month.next }
}

/** `A weekend in February`, `im Februar an einem Wochenende`: any of them that is to come. */
function readWeekendsOfMonth(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const isMonthFirst = terms[at]?.kind === 'month'
  const behind = isMonthFirst ? monthAt(terms, at, context)?.next : at + 1
  const weekend = terms[isMonthFirst ? (behind ?? at) : at]
  if (behind === undefined || weekend?.kind !== 'weekend' || weekend.offset !== 0) return null
  const isLinked = !isMonthFirst && terms[behind]?.kind === 'to'
  const month = monthAt(terms, isMonthFirst ? at : behind + (isLinked ? 1 : 0), context)
  if (!month || (!isMonthFirst && terms[month.next - 1]?.kind === 'month_noun')) return null
  const last = lastOfMonth(month.year, month.month)
  const days = [1, 2, 3, 4, 5]
    .map((nth) => nthWeekday(last, 6, nth))
    .filter((saturday) => saturday <= last && saturday >= context.today)
    .map((saturday) => frameOf(saturday, saturday + 1))
  return days.length === 0 ? null : { days, next: isMonthFirst ? behind + 1 : month.next }
}

/** `last Friday`, `vendredi dernier`, `el viernes pasado`: a day that is over. */
function readPastWeekday(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const isAhead = isPast(terms[at])
  const weekday = terms[at + (isAhead ? 1 : 0)]
  if (weekday?.kind !== 'weekday' || !(isAhead || isPast(terms[at + 1]))) return null
  const day = comingWeekday(weekday.day, today) - 7
  return { days: [rangeOf(day < today ? day : day - 7, day < today ? day : day - 7)], next: at + 2 }
}

function isPast(term: Term | undefined): boolean {
  return term?.kind === 'past' || (term?.kind === 'nth' && term.nth === -1)
}
