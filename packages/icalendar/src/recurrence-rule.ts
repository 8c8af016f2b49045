import { expandRecurrence, instantOf, parseRecurrence, wallTimeOf } from '@meridian/engine'
import type { EventTime } from './calendar-event.ts'
import { formatBasic, parseDateValue } from './date-value.ts'

/** A rule as it is kept, none with the reason, or the reason why there is none that could be meant. */
export type NormalRule =
  | { readonly ok: true; readonly rrule: string | null; readonly note: string | null }
  | { readonly ok: false; readonly reason: string }

/**
 * The rule as the product keeps it: capitals, no vendor's parts, and UNTIL as a UTC moment (a date when all day),
 * however the file writes it. A date as the UNTIL of a timed event includes that day, as calendars show it. An empty
 * text is no rule. `dayZone` tells on which date a moment falls when an all-day series ends at one.
 */
export function normalizeRule(text: string, start: EventTime, dayZone: string): NormalRule {
  if (text.length > longestRule) return { ok: false, reason: 'is too long' }
  const parts = text
    .trim()
    .toUpperCase()
    .split(';')
    .map((part) => part.trim())
    .filter(
      (part) => part !== '' && !part.startsWith('X-') && part !== 'RSCALE=GREGORIAN' && !endsNever(part),
    )
    .map((part) => (part.startsWith('UNTIL=') ? normalizeUntil(part, start, dayZone) : part))
  if (parts.length === 0) return { ok: true, rrule: null, note: null }
  if (start.zone === null && parts.some((part) => /^FREQ=(?:HOURLY|MINUTELY|SECONDLY)$/.test(part)))
    return {
      ok: true,
      rrule: null,
      note: 'it lasts whole days and cannot repeat within a day; it is kept once.',
    }
  // RFC 5545, 3.3.10: of a date they are to be ignored.
  const rrule = (
    start.zone === null ? parts.filter((part) => !/^BY(?:HOUR|MINUTE|SECOND)=/.test(part)) : parts
  ).join(';')
  if (!parseRecurrence(rrule).ok || rrule.startsWith('RRULE:'))
    return { ok: false, reason: 'is not a valid recurrence rule' }
  return canBeFollowed(rrule, start)
    ? { ok: true, rrule, note: null }
    : { ok: false, reason: 'repeats too often to be followed' }
}

/** A rule of the engine with its UNTIL as a UTC moment, or a date when all day. */
export function withUntilOfFiles(rrule: string, start: EventTime): string {
  const parts = rrule.split(';')
  return parts
    .map((part) => (part.startsWith('UNTIL=') ? normalizeUntil(part, start, 'UTC') : part))
    .join(';')
}

/** The engine refuses some rules only when it comes to their times. */
function canBeFollowed(rrule: string, { time, zone }: EventTime): boolean {
  const timeZone = zone ?? 'UTC'
  const start = zone === null ? `${time}T00:00:00` : time
  const at = instantOf(start, timeZone)
  try {
    expandRecurrence({ start, timeZone, rrule }, [at, at + 1], 1)
    return true
  } catch (refusal) {
    if (refusal instanceof RangeError) return false
    throw refusal
  }
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
