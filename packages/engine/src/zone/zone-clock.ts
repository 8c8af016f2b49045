import { day_ms } from '../durations.ts'
import { dayNumber, weekdayOf } from './calendar-day.ts'
import type { YearlyChange, ZoneClock } from './zone-data.ts'

/** Before that the runtime's own data counts: IANA keeps earlier clocks apart only where they are well known. */
export const data_from_ms = 0

/** Where the periods of a clock begin inside [fromMs, toMs), the first at `fromMs`, with their offsets; milliseconds. */
export interface Periods {
  readonly starts: number[]
  readonly offsets: number[]
}

export function periodsOf(clock: ZoneClock, fromMs: number, toMs: number): Periods {
  const [before = 0, ...later] = clock.offsets
  const starts = [fromMs]
  const offsets = [before * 1000]
  const add = (atMs: number, offset: number) => {
    if (atMs >= toMs) return
    if (atMs <= fromMs) offsets[0] = offset * 1000
    else if (offset * 1000 !== offsets.at(-1)) {
      starts.push(atMs)
      offsets.push(offset * 1000)
    }
  }
  clock.changes.forEach((at, index) => add(at * 1000, later[index] ?? 0))
  for (const [atMs, offset] of yearlyChanges(clock, fromMs, toMs)) add(atMs, offset)
  return { starts, offsets }
}

/** Seconds to add to UTC at the moment. */
export function clockOffset(clock: ZoneClock, instantMs: number): number {
  return (periodsOf(clock, instantMs, instantMs).offsets[0] ?? 0) / 1000
}

/** The yearly changes after the last single one, from the last ones before `fromMs` on, ascending. */
function yearlyChanges({ changes, yearly }: ZoneClock, fromMs: number, toMs: number): [number, number][] {
  const afterMs = (changes.at(-1) ?? -Infinity) * 1000
  const found: [number, number][] = []
  const lastYear = yearly.length === 0 ? -Infinity : yearOf(toMs) + 1
  for (let year = yearOf(Math.max(fromMs, afterMs, data_from_ms)) - 1; year <= lastYear; year++) {
    for (const change of yearly) {
      const atMs = yearlyMoment(change, year)
      if (atMs > afterMs) found.push([atMs, change[4]])
    }
  }
  return found.toSorted(([one], [other]) => one - other)
}

/** When the change happens in that year, in epoch milliseconds. */
export function yearlyMoment([month, day, weekday, seconds]: YearlyChange, year: number): number {
  const earliest = dayNumber(year, month, day)
  const ahead = (weekday - weekdayOf(earliest) + 7) % 7
  return (earliest + ahead) * day_ms + seconds * 1000
}

function yearOf(ms: number): number {
  return new Date(ms).getUTCFullYear()
}
