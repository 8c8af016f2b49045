import {
  isSeries,
  lastOccurrence,
  parseRecurrence,
  type Rule,
  type SeriesTimes,
  wallTimeOf,
} from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'
import { UnusableEvent } from './calendar-file.rules.ts'

/** Throws `UnusableEvent` for an event that would slow down every search of the person. */
export function refuseCrowds(event: CalendarEvent): void {
  const { excluded, added, overrides } = event
  const changes = excluded.length + added.length + overrides.length
  if (changes > most_changes) throw new UnusableEvent(`it changes ${changes} of its occurrences`)
  // Each changed occurrence is written with all fields of its series.
  const written = overrides.reduce((sum, override) => sum + sizeOf({ ...event, ...override }), 0)
  if (written > most_written) throw new UnusableEvent('its changed occurrences fill more than 10 MB')
}

function sizeOf({ title, description, attendees }: CalendarEvent): number {
  return title.length + description.length + attendees.length * attendee_size
}

/**
 * The specification's fields, as close to the rule as they can be; the rule itself decides. Throws
 * `UnusableEvent` for an invalid rule, or one that repeats too often.
 */
export function repetitionOf(times: SeriesTimes) {
  const none = { recurring_type: null, recurring_days: 0, recurring_end_date: null }
  if (!isSeries(times)) return none
  if (times.rrule === null) return { ...none, recurring_type: 'custom' as const }
  const parsed = parseRecurrence(times.rrule)
  if (!parsed.ok) throw new UnusableEvent(`its rule cannot be read: ${parsed.reason}`)
  refuseCrowded(parsed.rule)
  const { meeting_timezone: timeZone, first_start_wall: start, rrule } = times
  const last = lastOccurrence({ start, timeZone, rrule })
  const weekdays =
    parsed.rule.weekdays.length > 0 ? parsed.rule.weekdays.map(({ weekday }) => weekday) : [dayOf(start)]
  return {
    recurring_type: typeOf(parsed.rule),
    recurring_days:
      parsed.rule.frequency === 'WEEKLY' ? weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0) : 0,
    recurring_end_date: last === null ? null : wallTimeOf(last, timeZone).slice(0, 10),
  }
}

const most_starts_a_day = 24
const most_changes = 5000
const most_counted = 10_000
/** Text that could not be read back is not stored. */
const most_written = 10_000_000
const attendee_size = 100

/** A calendar holds meetings; a rule that repeats every minute would fill every search. */
function refuseCrowded({ frequency, hours, minutes, seconds, count }: Rule): void {
  if (count !== null && count > most_counted) throw new UnusableEvent(`it repeats ${count} times`)
  const times = [hours, minutes, seconds].reduce((product, list) => product * Math.max(1, list.length), 1)
  const perDay = frequency === 'HOURLY' ? 24 * (times / Math.max(1, hours.length)) : times
  if (frequency === 'MINUTELY' || frequency === 'SECONDLY' || perDay > most_starts_a_day) {
    throw new UnusableEvent('it repeats more often than every hour')
  }
}

function typeOf({ frequency, interval }: Rule) {
  if (interval !== 1) return 'custom' as const
  if (frequency === 'DAILY') return 'daily' as const
  if (frequency === 'MONTHLY') return 'monthly' as const
  return frequency === 'WEEKLY' ? ('weekly' as const) : ('custom' as const)
}

function dayOf(wall: string): number {
  return new Date(`${wall}Z`).getUTCDay()
}
