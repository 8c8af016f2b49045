import { frameOf } from './date-ranges.ts'
import { partsOf } from './day-number.ts'
import type { DayContext, ReadDays } from './day-range.ts'
import { firstAdvent } from '../terms/holiday-dates.ts'
import { ordinalAt } from './ordinals.ts'
import type { Term } from '../terms/term.ts'

/** `Am zweiten Advent`, `the first week of Advent`: its Sundays, the days behind them and the weekends that they end. */
export function readAdvent(terms: readonly Term[], at: number, { today }: DayContext): ReadDays | null {
  const ordinal = ordinalAt(terms, at)
  if (!ordinal || ordinal.nth > 4) return null
  const part = terms[ordinal.next]
  const days = part && daysOf(part)
  const place = ordinal.next + (days ? 1 : 0)
  const advent = terms[place]
  if (advent?.kind !== 'holiday' || advent.holiday !== 'advent') return null
  const [from, until] = days ?? [0, 0]
  const weeks = ordinal.nth < 0 ? 3 : ordinal.nth - 1
  const { year } = partsOf(today)
  const sunday = [year, year + 1]
    .map((each) => firstAdvent(each) + 7 * weeks)
    .find((day) => day + until >= today)
  return sunday === undefined ? null : { days: [frameOf(sunday + from, sunday + until)], next: place + 1 }
}

/** Counted from the Sunday. */
function daysOf(term: Term): readonly [number, number] | null {
  if (term.kind === 'week_noun') return [1, 6]
  if (term.kind === 'weekend') return [-1, 0]
  return term.kind === 'weekday' && term.day >= 6 ? [term.day - 7, term.day - 7] : null
}
