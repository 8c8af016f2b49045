import { day_ms, formatTimes, type OccurrenceTimes, type ShownTimes, timesOfMoments } from '@meridian/engine'
import { badField } from '../../platform/errors.ts'

type TimedRow = Pick<OccurrenceTimes, 'meeting_timezone' | 'is_all_day'> & {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** When a row's listed occurrence takes place. */
export function listedTimes(row: TimedRow): OccurrenceTimes {
  return timesOfMoments(row, { starts_ms: row.starts_at.getTime(), ends_ms: row.ends_at.getTime() })
}

/** The displayed times of a row's listed occurrence; all-day dates are never converted. */
export function shownTimes(row: TimedRow): ShownTimes {
  return formatTimes(listedTimes(row))
}

/** Throws `bad_input` for a meeting longer than 366 days. */
export function requireLength(lengthMs: number, path: string): void {
  if (lengthMs > longest_ms) throw badField(path, 'A meeting can last at most 366 days.')
}

/** Throws `bad_input` for a date outside the years that meetings may have. */
export function requireDate(date: string, path: string): void {
  if (date < earliest_date || date > latest_date) {
    throw badField(path, `The date must lie between ${earliest_date} and ${latest_date}.`)
  }
}

/** Throws `bad_input` naming the timestamp when no meeting could take place then. */
export function requireMeetingTime({
  start_timestamp,
  end_timestamp,
}: {
  start_timestamp: string
  end_timestamp: string
}): void {
  requireDate(start_timestamp.slice(0, 10), 'start_timestamp')
  requireDate(end_timestamp.slice(0, 10), 'end_timestamp')
  requireLength(Date.parse(end_timestamp) - Date.parse(start_timestamp), 'end_timestamp')
}

const longest_ms = 366 * day_ms
const earliest_date = '1900-01-01'
const latest_date = '2199-12-31'
