import type { CalendarEvent, EventAttendee, EventPerson, EventTime } from './calendar-event.ts'
import { answers, kinds, roles } from './event-people.ts'
import {
  asUri,
  cleanParams,
  type Component,
  type Property,
  ruleProperty,
  stringifyCalendar,
  textProperty,
  timesProperty,
  unknownTextProperty,
  uriProperty,
} from './jcal.ts'
import { buildZone, type ZoneYears, zonesOf } from './write-zone.ts'

export interface WriteOptions {
  /** PRODID, such as `-//Example//Meridian//EN`. */
  readonly productId: string
  /** What programs call the calendar that is made of the file. */
  readonly name?: string
  /** Epoch milliseconds: when the file is made. */
  readonly now: number
  /** PUBLISH for a file that is only read; REQUEST and CANCEL are invitations, REPLY and COUNTER answers to them, which DECLINECOUNTER answers. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL' | 'REPLY' | 'COUNTER' | 'DECLINECOUNTER'
  /** What the sender writes with an answer (RFC 5546 §3.2.3); empty for nothing. */
  readonly comment?: string
  /** Zones that were built before, for a caller that writes many calendars. */
  readonly builtZones?: Map<string, Component>
  /** An event with a recurrence id is about all occurrences that follow, too. */
  readonly isForFollowing?: boolean
}

/**
 * The events as one RFC 5545 calendar. `readCalendar` gives back the same events, and so does any other program: every
 * zone comes with rules that hold in the years of its events.
 */
export function writeCalendar(events: readonly CalendarEvent[], options: WriteOptions): string {
  const { productId, name, now, method } = options
  const nowYear = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').year
  const properties = [
    textProperty('version', '2.0'),
    textProperty('prodid', productId),
    textProperty('calscale', 'GREGORIAN'),
    ...(method ? [textProperty('method', method)] : []),
    ...(name ? [unknownTextProperty('name', name), unknownTextProperty('x-wr-calname', name)] : []),
  ]
  return stringifyCalendar([
    'vcalendar',
    properties,
    [
      ...zonesOf(events, nowYear).map((zone) => builtZone(zone, options.builtZones)),
      ...events.flatMap((event) =>
        buildEvent(event, {
          stamp: momentOf(now),
          comment: options.comment ?? '',
          isForFollowing: options.isForFollowing ?? false,
        }),
      ),
    ],
  ])
}

function builtZone(zone: ZoneYears, built: Map<string, Component> | undefined): Component {
  const key = `${zone.zone} ${zone.firstYear} ${zone.lastYear}`
  const known = built?.get(key) ?? buildZone(zone)
  built?.set(key, known)
  return known
}

interface Sent {
  readonly stamp: string
  readonly comment: string
  readonly isForFollowing: boolean
}

function buildEvent(event: CalendarEvent, sent: Sent): Component[] {
  const changed = event.overrides.map(({ original_start, ...change }) => {
    const original = { time: original_start, zone: event.start.zone }
    return buildComponent({ ...event, ...change, rrule: null, excluded: [], added: [] }, original, {
      ...sent,
      isForFollowing: false,
    })
  })
  return [buildComponent(event, event.recurrence_id, sent), ...changed]
}

function buildComponent(
  event: CalendarEvent,
  original: EventTime | null,
  { stamp, comment, isForFollowing }: Sent,
): Component {
  const properties: Property[] = [
    textProperty('uid', event.uid),
    ['dtstamp', {}, 'date-time', stamp],
    ['sequence', {}, 'integer', event.sequence],
    ...(original ? [recurrenceIdOf(original, isForFollowing)] : []),
    timesProperty('dtstart', [event.start.time], event.start.zone),
    ...endOf(event),
    ...(event.rrule === null ? [] : [ruleProperty(event.rrule)]),
    ...(event.excluded.length > 0 ? [timesProperty('exdate', event.excluded, event.start.zone)] : []),
    ...(event.added.length > 0 ? [timesProperty('rdate', event.added, event.start.zone)] : []),
    ...contentOf(event),
    ...(comment === '' ? [] : [textProperty('comment', comment)]),
    ...momentProperty('created', event.created_at),
    ...momentProperty('last-modified', event.modified_at),
  ]
  return ['vevent', properties, []]
}

function recurrenceIdOf({ time, zone }: EventTime, isForFollowing: boolean): Property {
  const [name, params, ...rest] = timesProperty('recurrence-id', [time], zone)
  return [name, { ...params, ...(isForFollowing && { range: 'THISANDFUTURE' }) }, ...rest]
}

/** RFC 5545, 3.6.1: an end lies after the start, and an event without one has no length. */
function endOf({ start, end }: CalendarEvent): Property[] {
  const hasLength = start.time !== end.time || start.zone !== end.zone
  return hasLength ? [timesProperty('dtend', [end.time], end.zone)] : []
}

function contentOf(event: CalendarEvent): Property[] {
  return [
    textProperty('summary', event.title),
    ...(event.description === '' ? [] : [textProperty('description', event.description)]),
    ...locationOf(event),
    ...(event.link === null ? [] : [uriProperty('url', {}, event.link)]),
    textProperty('status', event.status.toUpperCase()),
    textProperty('transp', event.is_transparent ? 'TRANSPARENT' : 'OPAQUE'),
    ...(event.is_private ? [textProperty('class', 'PRIVATE')] : []),
    ...(event.priority === null ? [] : [['priority', {}, 'integer', event.priority] satisfies Property]),
    ...(event.organizer ? [personProperty('organizer', commonName(event.organizer), event.organizer)] : []),
    ...event.attendees.map(attendeeOf),
  ]
}

function locationOf({ location }: CalendarEvent): Property[] {
  if (!location) return []
  const { name, link, latitude, longitude } = location
  const params: Record<string, string> = link === null || link === name ? {} : { altrep: asUri(link) }
  return [
    ...(name === '' ? [] : [textProperty('location', name, params)]),
    ...(latitude === null || longitude === null
      ? []
      : [['geo', {}, 'float', [decimal(latitude), decimal(longitude)]] satisfies Property]),
  ]
}

function attendeeOf(attendee: EventAttendee): Property {
  const params = {
    ...commonName(attendee),
    cutype: keyOf(kinds, attendee.kind),
    role: keyOf(roles, attendee.role),
    partstat: keyOf(answers, attendee.answer),
    ...(attendee.isAsked && { rsvp: 'TRUE' }),
    ...(attendee.isToldElsewhere && { 'schedule-agent': 'CLIENT' }),
  }
  return personProperty('attendee', params, attendee)
}

function commonName({ name }: EventPerson): Record<string, string> {
  return name === '' ? {} : { cn: name }
}

function personProperty(name: string, params: Record<string, string>, person: EventPerson): Property {
  return [name, cleanParams(params), 'cal-address', address(person)]
}

/** Where no mail address is known a URI must still stand; the last one is what Apple's calendar writes. */
function address({ email, id }: EventPerson): string {
  if (email !== '') return `mailto:${asUri(email)}`
  return id === undefined ? 'invalid:nomail' : `urn:uuid:${id}`
}

function keyOf<Value>(names: Readonly<Record<string, Value>>, value: Value): string {
  return Object.keys(names).find((name) => names[name] === value) ?? ''
}

/** Without an exponent, which GEO does not know. */
function decimal(number: number): string {
  const text = String(number)
  return text.includes('e') ? number.toFixed(12) : text
}

function momentProperty(name: string, at: string | null): Property[] {
  return at === null ? [] : [[name, {}, 'date-time', momentOf(Date.parse(at))]]
}

/** ISO 8601 in UTC, to the second. */
function momentOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}
