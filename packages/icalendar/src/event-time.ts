import { day_ms, instantOf, wallTimeOf } from '@meridian/engine'
import type { EventTime } from './calendar-event.ts'
import type { Property } from './content-line.ts'
import {
  addDays,
  type DateValue,
  type Duration,
  earliestDate,
  latestDate,
  parseDateValue,
} from './date-value.ts'
import type { Era, ZoneFinder } from './zone-finder.ts'
import { offsetBy } from './zone-rules.ts'

/** Everything outside a property that decides which moment its time means. */
export interface TimeContext {
  readonly findZone: ZoneFinder
  /** For times without any zone, and for the dates on which moments fall. */
  readonly floatingZone: string
  /** The zone the calendar names for itself (X-WR-TIMEZONE), if any. */
  readonly calendarZone: string | null
  readonly era: Era
  readonly warn: (message: string) => void
}

/** The reason why an event cannot be kept, as the end of a sentence. Caught where events are read, and nowhere else. */
export class UnreadableEvent extends Error {}

/** The time of a property such as DTSTART. Throws `UnreadableEvent`. */
export function readTime(property: Property, context: TimeContext): EventTime {
  return placeTime(readDateValue(property), property.params['tzid'], context)
}

/** The value alone, for properties that hold one. Throws `UnreadableEvent`. */
function readDateValue({ name, value }: Property): DateValue {
  const date = parseDateValue(value)
  if (!date) throw new UnreadableEvent(`${name.toUpperCase()} ${quote(value)} is not a date or time`)
  return date
}

/** A date value in the zone its TZID names. Throws `UnreadableEvent` for an unknown zone. */
export function placeTime(value: DateValue, tzid: string | undefined, context: TimeContext): EventTime {
  if (value.isDate) return { time: value.time, zone: null }
  if (value.isUtc) return placeUtc(value, tzid, context)
  if (tzid === undefined || tzid.trim() === '') return { time: value.time, zone: context.floatingZone }
  const answer = context.findZone(tzid, context.era)
  if (!answer) throw new UnreadableEvent(`time zone ${quote(tzid)} is unknown`)
  if (answer.note !== null) context.warn(answer.note)
  if (answer.kind === 'zone') return { time: value.time, zone: answer.zone }
  const asUtc = instantOf(value.time, 'UTC')
  // The rules are looked up at the wall time as if it were UTC, then once more at the moment that gives.
  const nearly = asUtc - offsetBy(answer.changes, asUtc) * 60_000
  return { time: wallTimeOf(asUtc - offsetBy(answer.changes, nearly) * 60_000, 'UTC'), zone: 'UTC' }
}

/** Some writers give UTC a TZID: the moment is the one in UTC, and the zone is where its clock is read. */
function placeUtc({ time }: DateValue, tzid: string | undefined, { findZone, era }: TimeContext): EventTime {
  const answer = tzid === undefined ? null : findZone(tzid, era)
  return inZone({ time, zone: 'UTC' }, answer?.kind === 'zone' ? answer.zone : 'UTC')
}

/** The same moment on the clock of another zone; dates stay as they are. */
export function inZone(time: EventTime, zone: string | null): EventTime {
  if (time.zone === null || zone === null || time.zone === zone) return time
  return clockReading(momentOf(time), zone)
}

/** In UTC where the zone's clock reads the same twice and the reading would mean the first time. */
function clockReading(ms: number, zone: string): EventTime {
  const time = wallTimeOf(ms, zone)
  return instantOf(time, zone) === ms ? { time, zone } : { time: wallTimeOf(ms, 'UTC'), zone: 'UTC' }
}

/** Epoch milliseconds; a date counts from its midnight in UTC, which is good for comparing dates only. */
export function momentOf({ time, zone }: EventTime): number {
  return zone === null ? Date.parse(`${time}T00:00:00Z`) : instantOf(time, zone)
}

/** Days are added to the wall clock, hours to the moment (RFC 5545, 3.3.6). Throws `UnreadableEvent` beyond all dates. */
export function addDuration(start: EventTime, { days, seconds }: Duration): EventTime {
  const wholeDays = start.zone === null ? days + Math.ceil(seconds / 86_400) : days
  const roughlyMs = momentOf(start) + wholeDays * day_ms + seconds * 1000
  if (!(roughlyMs > Date.parse(earliestDate) && roughlyMs < Date.parse(latestDate)))
    throw new UnreadableEvent('it lasts too long')
  const date = addDays(start.time.slice(0, 10), wholeDays)
  if (start.zone === null) return { time: date, zone: null }
  return clockReading(instantOf(date + start.time.slice(10), start.zone) + seconds * 1000, start.zone)
}

export function quote(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`
}
