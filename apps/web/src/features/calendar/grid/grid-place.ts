import {
  type AxisDay,
  day_ms,
  positionOf,
  type TimeAxis,
  workingIntervals,
  type WorkingTime,
} from '@meridian/engine'
import type { CalendarItem } from '../item/calendar-item.ts'

/** Where nothing is known of the reader's hours: 09:00. */
const usual_minute = 540
const lead_minutes = 60
/** An event that begins earlier before the hours than this is seen by scrolling, so that the day itself stays in sight. */
const early_minutes = 180

/** The first working hour of the days; of days without hours the one at which others begin. */
export function firstHourPlace(axis: TimeAxis, hours: WorkingTime | null): number {
  const opens = hours ? axis.days.flatMap((day) => firstHour(day, hours) ?? []) : []
  return opens.length > 0 ? Math.min(...opens) : placeOfWallMinute(axis, usualOpening(hours))
}

/**
 * Where the hours of a period open, in minutes of the axis: at the first working hour of its days, or an hour before
 * an event that begins up to three hours earlier. Where none of the events would be among the minutes that are seen
 * from there, an hour before the first of them.
 */
export function openingPlace(
  axis: TimeAxis,
  items: readonly CalendarItem[],
  hours: WorkingTime | null,
  seenMinutes: number,
): number {
  const opening = firstHourPlace(axis, hours)
  const timed = items.filter(({ isWholeDays }) => !isWholeDays)
  const spans = axis.days.flatMap((day) =>
    timed
      .filter(({ interval }) => isOn(day, interval[0]))
      .map(({ interval: [start, end] }) => [
        positionOf(day, start),
        positionOf(day, Math.min(end, day.endMs)),
      ]),
  )
  const starts = spans.map(([start = 0]) => start)
  const early = starts.filter((start) => start >= opening - early_minutes)
  const at = Math.max(0, Math.min(opening, Math.min(...early) - lead_minutes))
  const isSeen = ([start = 0, end = 0]: readonly number[]) => start < at + seenMinutes && end > at
  return spans.length === 0 || spans.some(isSeen) ? at : Math.max(0, Math.min(...starts) - lead_minutes)
}

/** What the reader's clock shows at a place of the axis, in minutes since midnight. */
export function wallMinuteAt({ rows }: TimeAxis, at: number): number {
  const row = rows.findLast((each) => each.at <= at) ?? rows[0]
  return row ? row.wallMinute + Math.min(Math.max(0, at - row.at), row.minutes) : 0
}

/** The first place of the axis at which the clock shows this; where all days skip it, what follows. */
export function placeOfWallMinute({ rows }: TimeAxis, wallMinute: number): number {
  const row = rows.findLast((each) => !each.isRepeated && each.wallMinute <= wallMinute)
  return row ? row.at + Math.min(wallMinute - row.wallMinute, row.minutes) : 0
}

/** Of hours that run on from the day before, the beginning is there and not at midnight. */
function firstHour(day: AxisDay, hours: WorkingTime): number | undefined {
  const around = workingIntervals(hours, [day.startMs - day_ms, day.endMs])
  const first = around.find(([start]) => isOn(day, start))
  return first && positionOf(day, first[0])
}

function usualOpening(hours: WorkingTime | null): number {
  const starts = Object.values(hours?.weekly ?? {}).flatMap((day) => day?.map(([start]) => start) ?? [])
  return starts.length > 0 ? Math.min(...starts) : usual_minute
}

function isOn({ startMs, endMs }: AxisDay, ms: number): boolean {
  return ms >= startMs && ms < endMs
}
