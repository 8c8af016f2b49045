import { type DayNumber, dayOf, lastOfMonth, mondayOf, partsOf } from './day-number.ts'
import {
  type DayContext,
  type DayRange,
  dayRange,
  endsPhrase,
  isMark,
  isRangeMark,
  monthAt,
  type ReadDays,
} from './day-range.ts'
import { readDate } from './read-dates.ts'
import { halfOfMonth } from './parts-of-months.ts'
import { readHoliday } from './holidays.ts'
import type { Term } from './term.ts'

/** Days that are named by a number of their own, or by what happens on them. */
export function readNamedDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readCalendarWeek(terms, at, context) ?? readHalf(terms, at, context) ?? readHoliday(terms, at, context)
  )
}

/** `KW 49`, `49. Kalenderwoche`, `semaine 49`: the weeks of ISO 8601. */
function readCalendarWeek(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const { today } = context
  const isNumberFirst = terms[at]?.kind === 'number'
  let noun = at + (isNumberFirst ? 1 : 0)
  if (isNumberFirst && (isMark(terms[noun], '.') || terms[noun]?.kind === 'ordinal')) noun += 1
  const number = terms[isNumberFirst ? at : noun + 1]
  if (!isWeekNoun(terms, noun, isNumberFirst) || number?.kind !== 'number') return null
  if (
    number.isWord ||
    (number.isDay && !isNumberFirst) ||
    number.value < 1 ||
    number.value > 53 ||
    number.digits > 2
  )
    return null
  const next = noun + (isNumberFirst ? 1 : 2)
  // `Woche 11. bis 15. Januar`
  if (!isNumberFirst && readDate(terms, noun + 1, context) !== null) return null
  if (['month', 'ordinal', 'unit'].includes(terms[next]?.kind ?? '') || isMark(terms[next], '/')) return null
  const weeks = [weekNumbered(number.value, today)]
  const more = isNumberFirst ? null : readMoreWeeks(terms, next, number.value, today)
  const days = [...weeks, ...(more?.days ?? [])].flatMap((week) => week ?? [])
  return days.length === 0 ? null : { days, next: more?.next ?? next }
}

/** `Weeks 21 and 22` as well, and not `two weeks 3`. */
function isWeekNoun(terms: readonly Term[], at: number, isNumberFirst: boolean): boolean {
  const term = terms[at]
  const isPlural = term?.kind === 'span_unit' && term.days === 7
  return term?.kind === 'week_noun' || (isPlural && !isNumberFirst && terms[at - 1]?.kind !== 'number')
}

function weekNumbered(week: number, today: DayNumber): DayRange | null {
  const { year } = partsOf(today)
  const monday = [year, year + 1]
    .map((each) => mondayOf(dayOf(each, 1, 4) ?? today) + 7 * (week - 1))
    .find((day) => day + 6 >= today)
  return monday === undefined ? null : dayRange(monday, monday + 6, { isFrame: true })
}

/** `KW 49 oder 50`, `weeks 3 to 5`. */
function readMoreWeeks(
  terms: readonly Term[],
  at: number,
  before: number,
  today: DayNumber,
): ReadDays | null {
  const [join, number] = [terms[at], terms[at + 1]]
  const isEnd = number?.kind === 'number' && !number.isWord && number.digits <= 2 && number.value <= 53
  if (!join || !isEnd || isCountedBehind(terms[at + 2])) return null
  const isRange = isRangeMark(join) && number.value > before
  const isChoice = join.kind === 'or' || join.kind === 'and' || isMark(join, '/')
  if (!isRange && !isChoice) return null
  const first = isRange ? before + 1 : number.value
  const weeks = Array.from({ length: Math.min(number.value - first, 8) + 1 }, (_, index) =>
    weekNumbered(first + index, today),
  )
  return { days: weeks.flatMap((week) => week ?? []), next: at + 2 }
}

function isCountedBehind(term: Term | undefined): boolean {
  return ['month', 'ordinal', 'unit', 'hour', 'am', 'pm'].includes(term?.kind ?? '')
}

/** `first half of December`, `segunda quincena de enero`, `second half of next week`. */
function readHalf(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const half = terms[at]
  if (half?.kind !== 'half') return null
  const week = terms[at + 1]
  if (week?.kind === 'week' || week?.kind === 'week_noun') {
    const monday = mondayOf(context.today) + 7 * (week.kind === 'week' ? week.offset : 0)
    const [first, last] = half.half === 1 ? [0, 2] : [2, 4]
    // Of a week that is not named, the mail may name it elsewhere.
    const weekday = week.kind === 'week' ? null : first + 1
    return { days: [dayRange(monday + first, monday + last, { isFrame: true, weekday })], next: at + 2 }
  }
  const month = monthAt(terms, at + 1, context)
  if (month) return { days: [halfOfMonth(lastOfMonth(month.year, month.month), half.half)], next: month.next }
  if (!endsPhrase(terms[at + 1])) return null
  const { today } = context
  return {
    days: [dayRange(today, today, { partOfMonth: { half: half.half }, isOfNamed: true })],
    next: at + 1,
  }
}
