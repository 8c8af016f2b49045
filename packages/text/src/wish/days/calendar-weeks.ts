import { fullYear } from './date-ranges.ts'
import { type DayNumber, dayOf, dayOfMonth, mondayOf, partsOf } from './day-number.ts'
import { type DayContext, type DayRange, dayRange, isMark, isRangeMark, type ReadDays } from './day-range.ts'
import { readDate } from './read-dates.ts'
import type { Term } from '../terms/term.ts'

/** The numbers of weeks, the year that the mail names for them, and the term behind. */
interface NumberedWeeks {
  readonly numbers: readonly number[]
  readonly year: number | null
  readonly next: number
}

/** `KW 49`, `49. Kalenderwoche`, `semaine 49`, `week 49/2026`: the weeks of ISO 8601. */
export function readCalendarWeek(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const isNumberFirst = terms[at]?.kind === 'number'
  const read = isNumberFirst
    ? (weeksAhead(terms, at, context) ?? oneMoreWeek(terms, at))
    : weeksBehind(terms, at, context)
  if (!read) return null
  const days = read.numbers.flatMap((number) => weekNumbered(number, read.year, context.today) ?? [])
  return days.length === 0 ? null : { days, next: read.next }
}

/** `In der 37. oder 39. Woche, in der 38. bin ich weg` */
function oneMoreWeek(terms: readonly Term[], at: number): NumberedWeeks | null {
  const number = terms[at]
  if (!isWeekNumber(number) || number.mayBeWeek !== true) return null
  const isNamed = terms.slice(Math.max(0, at - most_back), at).some(({ kind }) => kind === 'week_noun')
  return isNamed ? { numbers: [number.value], year: null, next: at + 2 } : null
}

const most_back = 12

/** `49. Kalenderwoche`, `the 49th or 50th week`, `49. bis 51. KW 2026` */
function weeksAhead(terms: readonly Term[], at: number, { today }: DayContext): NumberedWeeks | null {
  let numbers: readonly number[] = []
  let next = at
  for (let join = at - 1; numbers.length <= most_weeks; join = next, next += 1) {
    const number = terms[next]
    if (!isWeekNumber(number) || number.isWord) return null
    const more = numbers.length === 0 ? [number.value] : joinedTo(numbers, terms[join], number.value)
    if (!more) return null
    numbers = [...numbers, ...more]
    next += 1
    // `41.ª semana`
    while (isMark(terms[next], '.') || terms[next]?.kind === 'ordinal') next += 1
    if (terms[next]?.kind === 'week_noun') break
  }
  const noun = terms[next]
  if (noun?.kind !== 'week_noun' || isCountedBehind(terms[next + 1])) return null
  // `3ª semana de este mes`
  const isOfMonth = terms
    .slice(next + 1, next + 3)
    .some(({ kind }) => kind === 'month' || kind === 'month_noun')
  if (isOfMonth) return null
  // `between 12 and 2 in the week of …`
  if (noun.start - (terms[next - 1]?.end ?? 0) > most_between) return null
  return { numbers, ...yearAt(terms, next + 1, numbers.at(-1) ?? 0, today) }
}

/** `KW 49`, `week 49 or 50`, `weeks 3 to 5`, `KW 41/2026` */
function weeksBehind(terms: readonly Term[], at: number, context: DayContext): NumberedWeeks | null {
  const number = terms[at + 1]
  if (!isWeekNoun(terms, at) || !isWeekNumber(number) || number.isWord || number.isDay) return null
  const own = yearAt(terms, at + 2, number.value, context.today)
  if (own.year !== null) return { numbers: [number.value], ...own }
  // `Woche 11. bis 15. Januar`
  if (readDate(terms, at + 1, context) !== null || isCountedBehind(terms[at + 2])) return null
  // `Week 17 or, at a pinch, 18`
  let place = at + 3
  while (isMark(terms[place], ',')) place += 1
  const [join, other] = [terms[at + 2], terms[place]]
  const isEnd = isWeekNumber(other) && !other.isWord && !isCountedBehind(terms[place + 1])
  const more = isEnd ? joinedTo([number.value], join, other.value) : null
  if (!more || !isEnd) return isMark(join, '/') ? null : { numbers: [number.value], year: null, next: at + 2 }
  return { numbers: [number.value, ...more], ...yearAt(terms, place + 1, other.value, context.today) }
}

const most_weeks = 8
/** `49th calendar week` */
const most_between = 1

/** `Weeks 21 and 22` as well, and not `two weeks 3`. */
function isWeekNoun(terms: readonly Term[], at: number): boolean {
  const term = terms[at]
  const isPlural = term?.kind === 'span_unit' && term.days === 7
  return term?.kind === 'week_noun' || (isPlural && terms[at - 1]?.kind !== 'number')
}

function isWeekNumber(term: Term | undefined): term is Term & { readonly kind: 'number' } {
  return term?.kind === 'number' && term.value >= 1 && term.value <= 53 && term.digits <= 2
}

/** What a further number adds: all weeks up to it, or that week. Null where no such word joins it. */
function joinedTo(
  before: readonly number[],
  join: Term | undefined,
  number: number,
): readonly number[] | null {
  const last = before.at(-1) ?? number
  if (!join) return null
  if (isRangeMark(join) && number > last)
    return Array.from({ length: Math.min(number - last, most_weeks + 1) }, (_, index) => last + 1 + index)
  return join.kind === 'or' || join.kind === 'and' || isMark(join, '/') ? [number] : null
}

/** `KW 41/2026`, `KW 41 2026`, `KW 41/26`; a short one is no further week. */
function yearAt(
  terms: readonly Term[],
  at: number,
  week: number,
  today: DayNumber,
): { readonly year: number | null; readonly next: number } {
  const hasMark = isMark(terms[at], '/')
  const year = terms[at + (hasMark ? 1 : 0)]
  const { year: now } = partsOf(today)
  const isYear =
    year?.kind === 'number' &&
    (year.digits === 4 || (hasMark && year.digits === 2 && year.value !== week + 1)) &&
    [now - 1, now, now + 1].includes(fullYear(year.value))
  return isYear ? { year: fullYear(year.value), next: at + (hasMark ? 2 : 1) } : { year: null, next: at }
}

/** Without a year, the next such week. */
function weekNumbered(week: number, named: number | null, today: DayNumber): DayRange | null {
  const { year } = partsOf(today)
  const mondays = (named === null ? [year, year + 1] : [named]).map(
    (each) => mondayOf(dayOf(each, 1, 4) ?? today) + 7 * (week - 1),
  )
  const monday = named === null ? mondays.find((day) => day + 6 >= today) : mondays[0]
  return monday === undefined ? null : dayRange(monday, monday + 6, { isFrame: true })
}

/** `In even weeks`, `on odd dates`: those of the coming weeks. */
export function readParity(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const term = terms[at]
  if (term?.kind !== 'parity') return null
  const isOfWeeks = term.unit === 'week'
  const [first, step, count] = isOfWeeks ? [mondayOf(today), 7, 2 * most_weeks] : [today, 1, 31]
  const days = Array.from({ length: count }, (_, index) => first + step * index)
    .filter((day) => (isOfWeeks ? weekNumberOf(day) : dayOfMonth(day)) % 2 === term.rest)
    .map((day) => dayRange(Math.max(day, today), day + step - 1, { isFrame: isOfWeeks }))
  return { days, next: at + 1 }
}

/** Of the week of a Monday: it is of the year in which its Thursday lies. */
function weekNumberOf(monday: DayNumber): number {
  const { year } = partsOf(monday + 3)
  return Math.floor((monday + 3 - (dayOf(year, 1, 1) ?? 0)) / 7) + 1
}

function isCountedBehind(term: Term | undefined): boolean {
  return ['month', 'ordinal', 'unit', 'hour', 'am', 'pm'].includes(term?.kind ?? '')
}
