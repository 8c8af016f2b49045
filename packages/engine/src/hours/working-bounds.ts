import { day_ms, minute_ms } from '../durations.ts'
import { type Bounds, boundsOf } from '../interval/bounds.ts'
import { type Interval, mergeIntervals } from '../interval/interval.ts'
import { weekdayOf } from '../zone/calendar-day.ts'
import { instantOfWall } from '../zone/wall-time.ts'
import { onZoneDataChange } from '../zone/zone-data.ts'
import { zoneOffsets } from '../zone/zone-offset.ts'
import type { WeeklyHours } from './weekly-hours.ts'

/** The working time of one zone and week from `from` to `to`, which it covers whole. */
export interface WorkingBounds {
  readonly from: number
  readonly to: number
  readonly bounds: Bounds
}

/**
 * Working time that covers at least the window. All people who share a zone and a week share the answer, and
 * later windows are cut from it, so a search seldom computes hours at all.
 */
export function workingBounds(timeZone: string, weekly: WeeklyHours, window: Interval): WorkingBounds {
  const week = weekOf(weekly)
  const known = week.byZone.get(timeZone)
  if (known !== undefined && window[0] >= known.from && window[1] <= known.to) return known

  const found = computeBounds(timeZone, week.days, spanToKeep(window, known))
  if (found.to - found.from <= longest_kept_ms) keep(week, timeZone, found)
  return found
}

/** The merged minutes of each weekday, 0 = Sunday. */
export function weekDays(weekly: WeeklyHours): readonly (readonly Interval[])[] {
  return weekOf(weekly).days
}

/** Weeks equal in content are one object, whichever objects the callers hold. */
interface Week {
  readonly days: readonly (readonly Interval[])[]
  readonly byZone: Map<string, WorkingBounds>
}

const padding_ms = 35 * day_ms
const longest_kept_ms = 3 * 366 * day_ms
const most_kept = 2000

let weeksByObject = new WeakMap<WeeklyHours, Week>()
const weeksByContent = new Map<string, Week>()
let kept = 0
onZoneDataChange(forgetAll)

function weekOf(weekly: WeeklyHours): Week {
  const known = weeksByObject.get(weekly)
  if (known !== undefined) return known
  const days = weekdays.map((weekday) => mergeIntervals(weekly[weekday] ?? []))
  const content = JSON.stringify(days)
  const week = weeksByContent.get(content) ?? { days, byZone: new Map() }
  if (weeksByContent.size >= most_kept) forgetAll()
  weeksByContent.set(content, week)
  weeksByObject.set(weekly, week)
  return week
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

function spanToKeep(window: Interval, known: WorkingBounds | undefined): Interval {
  const from = Math.min(window[0] - padding_ms, known?.from ?? Infinity)
  const to = Math.max(window[1] + padding_ms, known?.to ?? -Infinity)
  // Windows that wander far apart are not bridged.
  return to - from <= longest_kept_ms ? [from, to] : [window[0], window[1]]
}

function keep(week: Week, timeZone: string, found: WorkingBounds): void {
  if (!week.byZone.has(timeZone)) kept += 1
  if (kept > most_kept) forgetAll()
  week.byZone.set(timeZone, found)
}

function forgetAll(): void {
  weeksByContent.clear()
  weeksByObject = new WeakMap()
  kept = 0
}

function computeBounds(timeZone: string, days: Week['days'], [from, to]: Interval): WorkingBounds {
  const zone = zoneOffsets(timeZone, from, to)
  const hours: Interval[] = []
  // A local day begins up to a day before or after the UTC day of its date.
  const lastDay = Math.floor(to / day_ms) + 1
  for (let day = Math.floor(from / day_ms) - 2; day <= lastDay; day += 1) {
    for (const [startMinute, endMinute] of days[weekdayOf(day)] ?? []) {
      const midnight = day * day_ms
      hours.push([
        instantOfWall(zone, midnight + startMinute * minute_ms),
        instantOfWall(zone, midnight + endMinute * minute_ms),
      ])
    }
  }
  return { from, to, bounds: boundsOf(mergeIntervals(hours)) }
}
