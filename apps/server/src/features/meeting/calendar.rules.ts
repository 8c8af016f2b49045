import { type Interval, instantOf, overlaps } from '@meridian/engine'
import { isAtMidnight, shownTimes } from './meeting-time.rules.ts'
import { expandSeries, isSeries } from '../occurrence/occurrence.service.ts'
import type { CalendarRow, OccurrenceChangeRow } from './series.queries.ts'

/** One time a meeting takes place, in epoch milliseconds, with its dates in the meeting's own zone. */
export interface CalendarOccurrence {
  readonly row: CalendarRow
  readonly change: OccurrenceChangeRow | null
  readonly original_starts_ms: number
  readonly starts_ms: number
  readonly ends_ms: number
  readonly is_all_day: boolean
  readonly start_date: string
  readonly end_date: string
}

/** Between the same date in the easternmost and the westernmost zone. */
export const longest_zone_distance_ms = 26 * 3_600_000

/**
 * All times of the meetings that touch the window, in order. Dates without a time are never converted: an
 * all-day meeting takes its days from midnight to midnight where the reader lives.
 */
export function occurrencesWithin(
  rows: readonly CalendarRow[],
  window: Interval,
  readerZone: string,
): CalendarOccurrence[] {
  const reach: Interval = [window[0] - longest_zone_distance_ms, window[1] + longest_zone_distance_ms]
  return rows
    .flatMap((row) => timesWithin(row, reach).map((time) => calendarOccurrence(row, time)))
    .filter((occurrence) => touches(asSeen(occurrence, readerZone), window))
    .toSorted((a, b) => a.starts_ms - b.starts_ms || (a.row.meeting_id < b.row.meeting_id ? -1 : 1))
}

type Time = Pick<CalendarOccurrence, 'original_starts_ms' | 'starts_ms' | 'ends_ms' | 'change'>

function timesWithin(row: CalendarRow, reach: Interval): Time[] {
  if (isSeries(row)) return expandSeries(row, row.changes, reach)
  const starts_ms = row.starts_at.getTime()
  return [{ original_starts_ms: starts_ms, starts_ms, ends_ms: row.ends_at.getTime(), change: null }]
}

function calendarOccurrence(row: CalendarRow, time: Time): CalendarOccurrence {
  const starts_at = new Date(time.starts_ms)
  const ends_at = new Date(time.ends_ms)
  const is_all_day = row.is_all_day && (time.change === null || isAtMidnight(time, row.meeting_timezone))
  const { start_date, end_date } = shownTimes({ ...row, is_all_day, starts_at, ends_at })
  return { row, ...time, is_all_day, start_date, end_date }
}

function asSeen(
  { is_all_day, starts_ms, ends_ms, start_date, end_date }: CalendarOccurrence,
  zone: string,
): Interval {
  if (!is_all_day) return [starts_ms, ends_ms]
  const dayAfter = new Date(Date.parse(`${end_date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return [instantOf(`${start_date}T00:00`, zone), instantOf(`${dayAfter}T00:00`, zone)]
}

function touches([start, end]: Interval, window: Interval): boolean {
  return overlaps([start, Math.max(end, start + 1)], window)
}
