import type { CalendarEvent, EventAttendee, EventPerson, EventTime } from './calendar-event.ts'
import { foldLine, formatProperty } from './content-line.ts'
import { formatBasic } from './date-value.ts'
import { answers, kinds, roles } from './event-people.ts'
import { writeZone, type ZoneYears, zonesOf } from './write-zone.ts'

export interface WriteOptions {
  /** PRODID, such as `-//Example//Meridian//EN`. */
  readonly productId: string
  /** What programs call the calendar that is made of the file. */
  readonly name?: string
  /** Epoch milliseconds: when the file is made. */
  readonly now: number
  /** PUBLISH for a file that is only read; REQUEST and CANCEL are invitations, REPLY and COUNTER answers to them. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL' | 'REPLY' | 'COUNTER'
}

/**
 * The events as one RFC 5545 calendar. `readCalendar` gives back the same events, and so does any other program: every
 * zone comes with rules that hold in the years of its events.
 */
export function writeCalendar(events: readonly CalendarEvent[], options: WriteOptions): string {
  const { productId, name, now, method } = options
  const nowYear = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').year
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    formatProperty('PRODID', {}, productId, 'text'),
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name
      ? [formatProperty('NAME', {}, name, 'text'), formatProperty('X-WR-CALNAME', {}, name, 'text')]
      : []),
    ...zonesOf(events, nowYear).flatMap((zone: ZoneYears) => writeZone(zone)),
    ...events.flatMap((event) => writeEvent(event, formatMoment(now))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function writeEvent(event: CalendarEvent, stamp: string): string[] {
  const changed = event.overrides.flatMap(({ original_start, ...change }) => {
    const original = { time: original_start, zone: event.start.zone }
    return writeComponent({ ...event, ...change, rrule: null, excluded: [], added: [] }, original, stamp)
  })
  return [...writeComponent(event, event.recurrence_id, stamp), ...changed]
}

function writeComponent(event: CalendarEvent, original: EventTime | null, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    formatProperty('UID', {}, event.uid, 'text'),
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${event.sequence}`,
    ...(original ? [writeTimes('RECURRENCE-ID', [original.time], original.zone)] : []),
    writeTimes('DTSTART', [event.start.time], event.start.zone),
    ...writeEnd(event),
    ...(event.rrule === null ? [] : [`RRULE:${event.rrule}`]),
    ...(event.excluded.length > 0 ? [writeTimes('EXDATE', event.excluded, event.start.zone)] : []),
    ...(event.added.length > 0 ? [writeTimes('RDATE', event.added, event.start.zone)] : []),
    ...writeContent(event),
    ...(event.created_at === null ? [] : [`CREATED:${formatMoment(Date.parse(event.created_at))}`]),
    ...(event.modified_at === null ? [] : [`LAST-MODIFIED:${formatMoment(Date.parse(event.modified_at))}`]),
    'END:VEVENT',
  ]
}

/** RFC 5545, 3.6.1: an end lies after the start, and an event without one has no length. */
function writeEnd({ start, end }: CalendarEvent): string[] {
  const hasLength = start.time !== end.time || start.zone !== end.zone
  return hasLength ? [writeTimes('DTEND', [end.time], end.zone)] : []
}

function writeContent(event: CalendarEvent): string[] {
  return [
    formatProperty('SUMMARY', {}, event.title, 'text'),
    ...(event.description === '' ? [] : [formatProperty('DESCRIPTION', {}, event.description, 'text')]),
    ...writeLocation(event),
    ...(event.link === null ? [] : [formatProperty('URL', {}, asUri(event.link), 'raw')]),
    `STATUS:${event.status.toUpperCase()}`,
    `TRANSP:${event.is_transparent ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(event.is_private ? ['CLASS:PRIVATE'] : []),
    ...(event.priority === null ? [] : [`PRIORITY:${event.priority}`]),
    ...(event.organizer
      ? [formatProperty('ORGANIZER', commonName(event.organizer), address(event.organizer), 'raw')]
      : []),
    ...event.attendees.map(writeAttendee),
  ]
}

function writeLocation({ location }: CalendarEvent): string[] {
  if (!location) return []
  const { name, link, latitude, longitude } = location
  const altrep: Record<string, string> = link === null || link === name ? {} : { ALTREP: asUri(link) }
  return [
    ...(name === '' ? [] : [formatProperty('LOCATION', altrep, name, 'text')]),
    ...(latitude === null || longitude === null ? [] : [`GEO:${decimal(latitude)};${decimal(longitude)}`]),
  ]
}

function writeAttendee(attendee: EventAttendee): string {
  const params = {
    ...commonName(attendee),
    CUTYPE: keyOf(kinds, attendee.kind),
    ROLE: keyOf(roles, attendee.role),
    PARTSTAT: keyOf(answers, attendee.answer),
    ...(attendee.isAsked && { RSVP: 'TRUE' }),
  }
  return formatProperty('ATTENDEE', params, address(attendee), 'raw')
}

function writeTimes(name: string, times: readonly string[], zone: string | null): string {
  if (zone === null) return `${name};VALUE=DATE:${times.map(formatBasic).join(',')}`
  if (zone === 'UTC') return `${name}:${times.map((time) => `${formatBasic(time)}Z`).join(',')}`
  return `${formatProperty(name, { TZID: zone }, '', 'raw')}${times.map(formatBasic).join(',')}`
}

function commonName({ name }: EventPerson): Record<string, string> {
  return name === '' ? {} : { CN: name }
}

/** Where no mail address is known a URI must still stand; the last one is what Apple's calendar writes. */
function address({ email, id }: EventPerson): string {
  if (email !== '') return `mailto:${asUri(email)}`
  return id === undefined ? 'invalid:nomail' : `urn:uuid:${id}`
}

/** Nothing that could end the line or be taken for an escape. */
function asUri(text: string): string {
  return text.replace(/\s|\\(?=[,;])/g, (character) => encodeURIComponent(character))
}

function keyOf<Value>(names: Readonly<Record<string, Value>>, value: Value): string {
  return Object.keys(names).find((name) => names[name] === value) ?? ''
}

/** Without an exponent, which GEO does not know. */
function decimal(number: number): string {
  const text = String(number)
  return text.includes('e') ? number.toFixed(12) : text
}

function formatMoment(ms: number): string {
  return `${formatBasic(new Date(ms).toISOString().slice(0, 19))}Z`
}
