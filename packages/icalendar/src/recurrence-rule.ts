import { instantOf, parseRecurrence, wallTimeOf } from '@meridian/engine'
import type { EventTime } from './calendar-event.ts'
import { formatBasic, parseDateValue } from './date-value.ts'

/**
 * The rule as the product keeps it: capitals, no vendor's parts, and UNTIL as a UTC moment (a date when all day),
 * however the file writes it. A date as the UNTIL of a timed event includes that day, as calendars show it.
 * `dayZone` tells on which date a moment falls when an all-day series ends at one.
 */
export function normalizeRule(
  text: string,
  start: EventTime,
  dayZone: string,
): { readonly ok: true; readonly rrule: string } | { readonly ok: false } {
  if (text.length > longestRule) return { ok: false }
  const parts = text
    .trim()
    .toUpperCase()
    .split(';')
    .map((part) => part.trim())
    .filter(
      (part) => part !== '' && !part.startsWith('X-') && part !== 'RSCALE=GREGORIAN' && !endsNever(part),
    )
    .map((part) => (part.startsWith('UNTIL=') ? normalizeUntil(part, start, dayZone) : part))
  const rrule = parts.join(';')
  return parseRecurrence(rrule).ok && !rrule.startsWith('RRULE:') ? { ok: true, rrule } : { ok: false }
}

// All days of a year written out fit in.
const longestRule = 2000

/** Some writers end a series in the year 9999. */
function endsNever(part: string): boolean {
  return /^UNTIL=9\d{7}(T\d{6}Z?)?$/.test(part)
}

function normalizeUntil(part: string, start: EventTime, dayZone: string): string {
  const until = parseDateValue(part.slice('UNTIL='.length))
  if (!until) return part
  if (start.zone === null) return `UNTIL=${formatBasic(lastDay(until.time, until.isUtc, dayZone))}`
  if (until.isUtc) return `UNTIL=${formatBasic(until.time)}Z`
  const wall = until.isDate ? `${until.time}T23:59:59` : until.time
  return `UNTIL=${formatBasic(wallTimeOf(instantOf(wall, start.zone), 'UTC'))}Z`
}

/** Outlook ends all-day series at midnight of the calendar's zone, written in UTC; others write the date's midnight. */
function lastDay(time: string, isUtc: boolean, dayZone: string): string {
  const isMoment = isUtc && !time.endsWith('T00:00:00')
  return (isMoment ? wallTimeOf(instantOf(time, 'UTC'), dayZone) : time).slice(0, 10)
}
