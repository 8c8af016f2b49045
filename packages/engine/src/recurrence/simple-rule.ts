import { day_ms } from '../durations.ts'
import { weekdayOf } from '../zone/calendar-day.ts'
import { parseWallTime } from '../zone/wall-time.ts'
import { weekday_codes } from './rule.ts'

/** What the create form offers. Weekdays are 0 = Sunday … 6 = Saturday; `until` is a local date that still counts. */
export interface SimpleRule {
  readonly recurring_type: 'daily' | 'weekly' | 'monthly' | 'custom'
  readonly days: readonly number[]
  readonly until?: string
  /** the series' first wall time, `yyyy-MM-ddTHH:mm` */
  readonly startWall: string
}

/**
 * The rule as RFC 5545 text without DTSTART. Weekly and custom series without days keep the start's weekday.
 * A monthly series that starts on the 29th to 31st takes the last day of shorter months, so that no month is
 * left out. RangeError for a wrong weekday, date or wall time.
 */
export function rruleOf({ recurring_type, days, until, startWall }: SimpleRule): string {
  const startMs = parseWallTime(startWall)
  const parts = [...periodParts(recurring_type, days, startMs)]
  if (until !== undefined) parts.push(`UNTIL=${untilText(until)}`)
  return parts.join(';')
}

function periodParts(kind: SimpleRule['recurring_type'], days: readonly number[], startMs: number): string[] {
  if (kind === 'daily') return ['FREQ=DAILY']
  if (kind === 'monthly') return ['FREQ=MONTHLY', ...monthDayParts(new Date(startMs).getUTCDate())]
  const weekdays = days.length > 0 ? days : [weekdayOf(Math.floor(startMs / day_ms))]
  const codes = [...new Set(weekdays)].toSorted((a, b) => a - b).map(weekdayCode)
  return ['FREQ=WEEKLY', `BYDAY=${codes.join(',')}`]
}

/** The latest of the days up to the wanted one that the month has. */
function monthDayParts(dayOfMonth: number): string[] {
  if (dayOfMonth <= 28) return [`BYMONTHDAY=${dayOfMonth}`]
  const candidates = [28, 29, 30, 31].filter((day) => day <= dayOfMonth)
  return [`BYMONTHDAY=${candidates.join(',')}`, 'BYSETPOS=-1']
}

function weekdayCode(weekday: number): string {
  const code = weekday_codes[weekday]
  if (code === undefined) throw new RangeError(`Not a weekday: ${weekday}`)
  return code
}

/** Written as local time, so that the last day is included in every zone. */
function untilText(until: string): string {
  parseWallTime(`${until}T23:59`)
  return `${until.replaceAll('-', '')}T235959`
}
