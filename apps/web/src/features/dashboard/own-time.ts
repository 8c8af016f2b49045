import type { Occurrence } from '@meridian/contract'
import { type Interval, mergeIntervals } from '@meridian/engine'
import { startOfDate } from '../../platform/time/format.ts'

/**
 * The occurrences that take the reader's time: neither called off nor declined nor tentative nor shown as free, and with
 * an hour of their own.
 */
export function attendedOf(occurrences: readonly Occurrence[]): Occurrence[] {
  return shownOf(occurrences).filter(({ is_tentative, is_transparent }) => !is_tentative && !is_transparent)
}

/** The same with the tentative ones and those shown as free. */
export function shownOf(occurrences: readonly Occurrence[]): Occurrence[] {
  return occurrences.filter((occurrence) => isAttended(occurrence) && !occurrence.is_all_day)
}

/** What lies over a whole date: a day off, a fair. The dates are those of the calendar, in no zone. */
export function allDayOn(occurrences: readonly Occurrence[], date: string): Occurrence[] {
  return occurrences.filter(
    (occurrence) =>
      occurrence.is_all_day &&
      isAttended(occurrence) &&
      !occurrence.is_tentative &&
      occurrence.meeting_date.start_date <= date &&
      date <= occurrence.meeting_date.end_date,
  )
}

/** The occurrences that begin within the interval. */
export function startingIn(occurrences: readonly Occurrence[], [start, end]: Interval): Occurrence[] {
  return occurrences.filter((occurrence) => {
    const [from] = intervalOf(occurrence)
    return from >= start && from < end
  })
}

/** The occurrences that touch the interval; one without length belongs where it stands. */
export function touching(occurrences: readonly Occurrence[], [start, end]: Interval): Occurrence[] {
  return occurrences.filter((occurrence) => {
    const [from, to] = intervalOf(occurrence)
    return from < end && (to > start || from >= start)
  })
}

export function intervalOf({ start_timestamp, end_timestamp }: Occurrence): Interval {
  return [Date.parse(start_timestamp), Date.parse(end_timestamp)]
}

/** Whole minutes of the interval that the meetings take; what two of them share counts once. */
export function minutesTaken(occurrences: readonly Occurrence[], within: Interval): number {
  const taken = mergeIntervals(occurrences.map(intervalOf))
  return Math.round(sharedMs(taken, within) / 60_000)
}

/** How much of the interval lies in these, which must not overlap one another. */
export function sharedMs(intervals: readonly Interval[], [start, end]: Interval): number {
  return intervals.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)),
    0,
  )
}

/** A date as it passes in a zone: 23, 24 or 25 hours, or others where clocks change by less. */
export function dayOf(date: string, zone: string): Interval {
  return [startOfDate(date, zone), startOfDate(shifted(date, 1), zone)]
}

export function shifted(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

function isAttended({ meeting_status, meeting_action }: Occurrence): boolean {
  return meeting_status !== 'cancelled' && meeting_action !== 'rejected'
}
