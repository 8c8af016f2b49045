import { readCalendarWeek, readParity } from './calendar-weeks.ts'
import { lastOfMonth, mondayOf } from './day-number.ts'
import { type DayContext, dayRange, endsPhrase, monthAt, type ReadDays } from './day-range.ts'
import { halfOfMonth, partOfSameWeek } from './parts-of-months.ts'
import { readHoliday } from './holidays.ts'
import type { Term } from '../terms/term.ts'
import { readYearPart } from './year-parts.ts'

/** Days that are named by a number of their own, or by what happens on them. */
export function readNamedDays(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  return (
    readCalendarWeek(terms, at, context) ??
    readParity(terms, at, context) ??
    readHalf(terms, at, context) ??
    readHoliday(terms, at, context) ??
    readYearPart(terms, at, context)
  )
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
  if (week?.kind === 'same_week')
    return { days: [partOfSameWeek(context.today, half.half === 1 ? [0, 2] : [2, 4])], next: at + 2 }
  const month = monthAt(terms, at + 1, context)
  if (month) return { days: [halfOfMonth(lastOfMonth(month.year, month.month), half.half)], next: month.next }
  if (!endsPhrase(terms[at + 1])) return null
  const { today } = context
  return {
    days: [dayRange(today, today, { partOfMonth: { half: half.half }, isOfNamed: true })],
    next: at + 1,
  }
}
