import { frameOf } from './date-ranges.ts'
import { mondayOf, partsOf } from './day-number.ts'
import { type DayContext, dayRange, type ReadDays } from './day-range.ts'
import { datesOf } from '../terms/holiday-dates.ts'
import type { Term } from '../terms/term.ts'

/** `Easter`, `am Buß- und Bettag`, `à la Toussaint` */
export function readHoliday(
  terms: readonly Term[],
  at: number,
  { today, mayBeMonthFirst }: DayContext,
): ReadDays | null {
  const [term, behind] = [terms[at], terms[at + 1]]
  if (term?.kind !== 'holiday') return null
  // `the Christmas do` is no day, and `Easter I spend at home` is one.
  const isNamed = behind?.kind === 'word' && behind.isSelf !== true && behind.start === term.end + 1
  if (mayBeMonthFirst && isNamed) return null
  const { year } = partsOf(today)
  const days = [year, year + 1].map((each) => datesOf(term.holiday, each)).find(([, last]) => last >= today)
  return days ? { days: [frameOf(...days)], next: at + 1 } : null
}

/** `Die Woche mit Fronleichnam`, `la settimana di Ferragosto` */
export function weekOfHoliday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const holiday = readHoliday(terms, at + (terms[at]?.kind === 'link' ? 1 : 0), context)
  const [days] = holiday?.days ?? []
  if (!holiday || !days || days.last > days.first) return null
  const monday = mondayOf(days.first)
  return { days: [dayRange(monday, monday + 6, { isFrame: true })], next: holiday.next }
}

/** `the week after Easter`: from the working day behind it to the end of that week. */
export function weekAfterHoliday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const holiday = readHoliday(terms, at, context)
  const [days] = holiday?.days ?? []
  if (!holiday || !days) return null
  const isMonday = mondayOf(days.last) === days.last
  const first = isMonday ? days.last + 1 : mondayOf(days.last) + 7
  return { days: [dayRange(first, mondayOf(first) + 6, { isFrame: true })], next: holiday.next }
}
