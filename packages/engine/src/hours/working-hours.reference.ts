import { day_ms } from '../durations.ts'
import type { Interval } from '../interval/interval.ts'
import { momentOf } from '../zone/wall-time.reference.ts'
import type { WeeklyHours } from './weekly-hours.ts'

/**
 * Working hours day by day through Temporal, neither merged nor cut: every interval of every local date that
 * may touch the window. For tests only.
 */
export function referenceHours(
  person: { timeZone: string; weekly: WeeklyHours },
  [from, to]: Interval,
): Interval[] {
  const hours: Interval[] = []
  const week = Object.entries(person.weekly).map(
    ([day, intervals]) => [Number(day), runsOf(intervals)] as const,
  )
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO('UTC').toPlainDate()
  const days = Math.ceil((to - from) / day_ms) + 2
  for (let offset = -2; offset <= days; offset += 1) {
    const date = first.add({ days: offset })
    for (const [weekday, runs] of week) {
      if (weekday !== date.dayOfWeek % 7) continue
      for (const [start, end] of runs) {
        hours.push([
          instantAtMinute(date, start, person.timeZone),
          instantAtMinute(date, end, person.timeZone),
        ])
      }
    }
  }
  return hours.filter(([start, end]) => start < end)
}

/** The moment at a minute of a date, 1440 being the midnight that ends it. For tests only. */
export function instantAtMinute(date: Temporal.PlainDate, minute: number, timeZone: string): number {
  return momentOf(date.toPlainDateTime().add({ minutes: minute }), timeZone)
}

type Minutes = readonly (readonly [number, number])[]

/** Tests ask for the same week in each zone. */
const known_runs = new WeakMap<Minutes, Minutes>()

/** The minutes of a day that any of the intervals holds, as runs. For tests only. */
export function runsOf(intervals: Minutes): Minutes {
  const runs = known_runs.get(intervals) ?? findRuns(intervals)
  known_runs.set(intervals, runs)
  return runs
}

function findRuns(intervals: Minutes): Minutes {
  const runs: [number, number][] = []
  for (let minute = 0; minute < 1440; minute += 1) {
    if (!intervals.some(([start, end]) => start <= minute && minute < end)) continue
    const last = runs.at(-1)
    if (last?.[1] === minute) last[1] = minute + 1
    else runs.push([minute, minute + 1])
  }
  return runs
}
