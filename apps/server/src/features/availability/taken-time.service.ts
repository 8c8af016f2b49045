import { day_ms, type Interval, mergeIntervals, occurrencesADay } from '@meridian/engine'
import { isTurnOver, nextTurn } from '../../platform/jobs/pace.ts'
import type { BusyRow } from './availability.queries.ts'
import type { BusyTime } from './availability.rules.ts'
import { addBusyTimes, type BusyOwner, repeats } from './busy-time.rules.ts'

/** How many occurrences a read may still examine. */
export interface Budget {
  left: number
}

/** The taken time of one person. */
export interface TakenTime {
  readonly busy: readonly BusyTime[]
  /** From here on occurrences were not examined and count as taken; null where all were examined. */
  readonly unknown_from_ms: number | null
}

export interface TakenTimeQuestion {
  readonly owner: BusyOwner
  /** Disjoint, ascending. */
  readonly windows: readonly Interval[]
  readonly budget: Budget
  /** Whether touching times may be merged into one, without meeting ids. */
  readonly joins: boolean
}

/**
 * Examines the windows piece by piece, in order, and stops where the budget or a person's share of it is used
 * up: from there on the time is unknown, which is not free.
 */
export async function readTakenTime(
  rows: readonly BusyRow[],
  { owner, windows, budget, joins }: TakenTimeQuestion,
): Promise<TakenTime> {
  const busy: BusyTime[] = []
  const whole: Interval = [windows[0]?.[0] ?? 0, windows.at(-1)?.[1] ?? 0]
  const series = rows.filter(repeats)
  for (const row of rows) if (!repeats(row)) addBusyTimes(busy, row, owner, whole)
  if (series.length === 0) return { busy, unknown_from_ms: null }
  let own = Math.min(budget.left, joins ? most_joined : most_told)
  for (const piece of piecesOf(windows, series)) {
    if (own <= 0) return cutAt(busy, piece[0], whole[1])
    const found = await timesWithin(piece, series, owner)
    own -= found.length + series.length
    budget.left -= found.length + series.length
    for (const each of joins && found.length > most_apart ? joined(found) : found) busy.push(each)
  }
  return { busy, unknown_from_ms: null }
}

/** Time that was not examined is not free. */
export function cutAt(busy: readonly BusyTime[], from: number, to: number): TakenTime {
  return { busy: [...busy, { meeting_id: null, interval: [from, to] }], unknown_from_ms: from }
}

/** The most occurrences of one person, where only the time matters, and where each meeting is reported. */
const most_joined = 500_000
const most_told = 50_000
/** Above this number merging touching times is cheaper. */
const most_apart = 5000
/** How many occurrences one piece should hold. */
const piece_size = 10_000

async function timesWithin(
  piece: Interval,
  series: readonly BusyRow[],
  owner: BusyOwner,
): Promise<BusyTime[]> {
  const found: BusyTime[] = []
  for (const row of series) {
    if (isTurnOver()) await nextTurn()
    addBusyTimes(found, row, owner, piece)
  }
  return found
}

function joined(times: readonly BusyTime[]): BusyTime[] {
  return mergeIntervals(times.map(({ interval }) => interval)).map((interval) => ({
    meeting_id: null,
    interval,
  }))
}

/** The windows in pieces of whole days, shorter where more takes place. */
function* piecesOf(windows: readonly Interval[], series: readonly BusyRow[]): Generator<Interval> {
  const perDay = series.reduce((sum, row) => sum + occurrencesADay(row), 0)
  const longestMs = Math.max(1, Math.floor(piece_size / perDay)) * day_ms
  for (const [from, to] of windows) {
    for (let at = from; at < to; at += longestMs) yield [at, Math.min(at + longestMs, to)]
  }
}
