import { frameOf } from './date-ranges.ts'
import { firstOfMonth, lastOfMonth, partsOf } from './day-number.ts'
import type { DayContext, ReadDays } from './day-range.ts'
import type { Term } from '../terms/term.ts'

/** `In spring`, `before the end of the year`, `noch heuer`, `early next year`: the coming such stretch. */
export function readYearPart(
  terms: readonly Term[],
  at: number,
  { today, mayBeMonthFirst }: DayContext,
): ReadDays | null {
  const [term, behind] = [terms[at], terms[at + 1]]
  if (term?.kind !== 'year_part') return null
  // `the end of year party`, `spring cleaning`
  const isNamed = behind?.kind === 'word' && behind.isSelf !== true && behind.start === term.end + 1
  if (mayBeMonthFirst && isNamed) return null
  const { year } = partsOf(today)
  const days = [year - 1, year, year + 1]
    .map((each) => ({
      first: firstOfMonth(lastOfMonth(each, term.first)),
      last: lastOfMonth(each, term.last + (term.last < term.first ? 12 : 0)),
    }))
    // Those of the next year are counted from this one.
    .find(({ last }, place) => (term.first > 12 ? place === 1 : last >= today))
  return days ? { days: [frameOf(Math.max(days.first, today), days.last)], next: at + 1 } : null
}
