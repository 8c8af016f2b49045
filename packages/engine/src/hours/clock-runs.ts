import { day_ms } from '../durations.ts'
import { instantOf, parseWallTime } from '../zone/wall-time.ts'
import type { Stay } from './working-time.ts'

/** Dates one after the other that are read on one clock. */
export interface ClockRun {
  readonly timeZone: string
  /** Days since 1970-01-01, both included; the first and the last run reach to infinity. */
  readonly firstDay: number
  readonly lastDay: number
  /** Epoch milliseconds: no hour of the run begins before, or lasts until after. */
  readonly from: number
  readonly until: number
}

/**
 * The clocks on which somebody's dates are read, in order. Every date is in one run. A stay has its dates
 * whole, from the midnight that begins the first to the midnight that ends the last, unless a later stay begins
 * before; the dates at home end where a stay begins and go on where it ends. So no moment is in two runs, and
 * the time that lies between the dates of two clocks is in none.
 */
export function clockRuns(homeZone: string, stays: readonly Stay[]): ClockRun[] {
  const away = awayRuns(stays)
  const begins = earliestFrom(away)
  const runs: ClockRun[] = []
  let firstDay = -Infinity
  let from = -Infinity
  for (const [place, run] of away.entries()) {
    const home = {
      timeZone: homeZone,
      firstDay,
      lastDay: run.firstDay - 1,
      from,
      until: begins[place] ?? Infinity,
    }
    if (home.lastDay >= firstDay) runs.push(home)
    runs.push({ ...run, until: Math.min(run.until, begins[place + 1] ?? Infinity) })
    firstDay = run.lastDay + 1
    from = run.until
  }
  return [...runs, { timeZone: homeZone, firstDay, lastDay: Infinity, from, until: Infinity }]
}

/** Days since 1970-01-01 of a date written yyyy-MM-dd. RangeError for what is no date. */
export function dayOfDate(date: string): number {
  return parseWallTime(`${date}T00:00`) / day_ms
}

const runsByStays = new WeakMap<readonly Stay[], ClockRun[]>()

/**
 * When this run or any after it begins. Clocks lie up to 26 hours apart, so the later of two dates may begin
 * before the earlier one.
 */
function earliestFrom(away: readonly ClockRun[]): number[] {
  let earliest = Infinity
  return away
    .map((_, place) => {
      earliest = Math.min(earliest, away[away.length - 1 - place]?.from ?? Infinity)
      return earliest
    })
    .toReversed()
}

/** The stays in order, each with its whole dates. */
function awayRuns(stays: readonly Stay[]): ClockRun[] {
  const known = runsByStays.get(stays)
  if (known !== undefined) return known
  const runs = stays
    .map(({ timeZone, firstDate, lastDate }): ClockRun => {
      const lastDay = dayOfDate(lastDate)
      return {
        timeZone,
        firstDay: dayOfDate(firstDate),
        lastDay,
        from: instantOf(`${firstDate}T00:00`, timeZone),
        until: instantOf(`${dateOfDay(lastDay + 1)}T00:00`, timeZone),
      }
    })
    .toSorted((one, other) => one.firstDay - other.firstDay)
  runsByStays.set(stays, runs)
  return runs
}

function dateOfDay(day: number): string {
  return new Date(day * day_ms).toISOString().slice(0, 10)
}
