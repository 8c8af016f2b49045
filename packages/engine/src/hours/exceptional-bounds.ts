import { day_ms, minute_ms } from '../durations.ts'
import { boundsOf } from '../interval/bounds.ts'
import { type Interval, mergeIntervals } from '../interval/interval.ts'
import { weekdayOf } from '../zone/calendar-day.ts'
import { instantOfWall } from '../zone/wall-time.ts'
import { zoneOffsets } from '../zone/zone-offset.ts'
import { type ClockRun, clockRuns, dayOfDate } from './clock-runs.ts'
import { weekDays, type WorkingBounds } from './working-bounds.ts'
import type { DateOverride, WorkingTime } from './working-time.ts'

/** Working time that covers the window, of somebody whose week has exceptions. It is computed for each window anew. */
export function exceptionalBounds(
  { timeZone, weekly, overrides = [], stays = [] }: WorkingTime,
  [from, to]: Interval,
): WorkingBounds {
  const week = weekDays(weekly)
  const special = specialDays(overrides)
  const hours: Interval[] = []
  // A local day begins up to a day before or after the UTC day of its date.
  const [firstDay, lastDay] = [Math.floor(from / day_ms) - 2, Math.floor(to / day_ms) + 1]
  let next = 0
  for (const run of clockRuns(timeZone, stays)) {
    const end = Math.min(lastDay, run.lastDay)
    for (let day = Math.max(firstDay, run.firstDay); day <= end; day += 1) {
      while ((special[next]?.lastDay ?? Infinity) < day) next += 1
      const override = special[next]
      const isSpecial = override !== undefined && override.firstDay <= day
      addHours(hours, run, day, isSpecial ? override.hours : (week[weekdayOf(day)] ?? []))
    }
  }
  return { from, to, bounds: boundsOf(mergeIntervals(hours)) }
}

/** Whether the moment lies on a date that an override leaves without hours. */
export function isDayOff({ timeZone, overrides = [], stays = [] }: WorkingTime, instantMs: number): boolean {
  return clockRuns(timeZone, stays).some((run) => {
    if (instantMs < run.from || instantMs >= run.until) return false
    const zone = zoneOffsets(run.timeZone, instantMs, instantMs)
    return specialDays(overrides).some(
      ({ firstDay, lastDay, hours }) =>
        hours.length === 0 &&
        instantMs >= instantOfWall(zone, Math.max(firstDay, run.firstDay) * day_ms) &&
        instantMs < instantOfWall(zone, (Math.min(lastDay, run.lastDay) + 1) * day_ms),
    )
  })
}

interface SpecialDays {
  readonly firstDay: number
  readonly lastDay: number
  /** Minutes of the day, merged. */
  readonly hours: readonly Interval[]
}

const daysByOverrides = new WeakMap<readonly DateOverride[], SpecialDays[]>()

/** In order. */
function specialDays(overrides: readonly DateOverride[]): SpecialDays[] {
  const known = daysByOverrides.get(overrides)
  if (known !== undefined) return known
  const days = overrides
    .map(({ firstDate, lastDate, hours }) => ({
      firstDay: dayOfDate(firstDate),
      lastDay: dayOfDate(lastDate),
      hours: mergeIntervals(hours),
    }))
    .toSorted((one, other) => one.firstDay - other.firstDay)
  daysByOverrides.set(overrides, days)
  return days
}

function addHours(hours: Interval[], run: ClockRun, day: number, minutes: readonly Interval[]): void {
  const midnight = day * day_ms
  for (const [startMinute, endMinute] of minutes) {
    const [start, end] = [midnight + startMinute * minute_ms, midnight + endMinute * minute_ms]
    const zone = zoneOffsets(run.timeZone, start, end)
    hours.push([
      Math.max(instantOfWall(zone, start), run.from),
      Math.min(instantOfWall(zone, end), run.until),
    ])
  }
}
