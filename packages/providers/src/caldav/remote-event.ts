import { instantOf } from '@meridian/engine'
import {
  asStartOf,
  type CalendarEvent,
  type EventAttendee,
  type EventOverride,
  type EventTime,
  readCalendar,
} from '@meridian/icalendar'
import type { RemoteEvent, RemoteFacts, RemoteMeeting, RemoteOccurrence } from '../kit/remote-event.ts'
import { mirrorMarkIn } from './busy-mirror.ts'

/** A member of a calendar as its server has it. */
export interface CalendarObject {
  /** The last segment of its address. */
  readonly name: string
  readonly version: string
  readonly text: string
}

/** What reading depends on beside the object. */
export interface ObjectContext {
  /** For times without a zone. */
  readonly zone: string
  /** The addresses of the account's person, in small letters. */
  readonly addresses: readonly string[]
}

interface ReadContext extends ObjectContext {
  readonly busy_mirror_of: string | null
}

export interface ReadObject {
  readonly events: readonly RemoteEvent[]
  /** One sentence each. */
  readonly problems: readonly string[]
}

/** Longer ones hold files, and would take other requests too long. */
const longest = 1_048_576

/** The event of an object with its changed occurrences, whichever of these it holds. */
export function readObject(object: CalendarObject, context: ObjectContext): ReadObject {
  const { name } = object
  const unread: RemoteEvent = { kind: 'unchanged', external_id: name }
  if (object.text.length > longest) {
    return { events: [unread], problems: [`The event ${name.slice(0, 100)} is too long to be read.`] }
  }
  const reading = readCalendar(object.text, { defaultZone: context.zone, separatesChanges: true })
  if (!reading.ok) return { events: [unread], problems: [`The event ${name.slice(0, 100)} is none.`] }
  const problems = reading.skipped.map(({ reason }) => reason)
  const whole = joinEvents(reading.events)
  if (!whole) return { events: problems.length > 0 ? [unread] : [], problems }
  const busy_mirror_of = mirrorMarkIn(object.text)
  return { events: [meetingOf(object, whole, { ...context, busy_mirror_of })], problems }
}

/** The id of one occurrence, by its original start: epoch milliseconds, or a date when it lasts all day. */
export function occurrenceIdOf(name: string, original_start: number | string): string {
  const stamp = typeof original_start === 'string' ? original_start : new Date(original_start).toISOString()
  // No name has a question mark: in an address it is encoded.
  return `${name}?${stamp.replace(/[-:]|\.\d{3}/g, '')}`
}

/** A series, or a single event, and what differs in its occurrences. */
export interface WholeEvent {
  /** Without overrides. */
  readonly series: CalendarEvent
  readonly changed: readonly CalendarEvent[]
}

/** Undefined where there is no event. Invitations to single occurrences come without their series. */
function joinEvents(events: readonly CalendarEvent[]): WholeEvent | undefined {
  const series = events.find(({ recurrence_id }) => recurrence_id === null)
  const changed = events.filter(({ recurrence_id }) => recurrence_id !== null)
  if (series) return { series: { ...series, overrides: [] }, changed }
  const [first, ...others] = changed
  if (!first) return undefined
  const { start } = first
  const added = others.flatMap(({ recurrence_id }) => (recurrence_id ? asStartOf(start, recurrence_id) : []))
  const alone = { ...first, recurrence_id: null, rrule: null, excluded: [], overrides: [] }
  return { series: { ...alone, added: [...new Set(added)].toSorted() }, changed: others }
}

function meetingOf(
  { name, version }: CalendarObject,
  { series, changed }: WholeEvent,
  context: ReadContext,
): RemoteMeeting {
  return {
    kind: 'meeting',
    external_id: name,
    version,
    // LAST-MODIFIED is written by programs, which may leave it as it was.
    updated_ms: null,
    event: series,
    facts: factsOf(series, context),
    occurrences: changed.map((event) => occurrenceOf({ name, version }, { series, event }, context)),
  }
}

function occurrenceOf(
  { name, version }: Pick<CalendarObject, 'name' | 'version'>,
  { series, event }: { readonly series: CalendarEvent; readonly event: CalendarEvent },
  context: ReadContext,
): RemoteOccurrence {
  const start = asStartOf(series.start, event.recurrence_id ?? event.start)
  const original_start = momentOf({ time: start, zone: series.start.zone })
  return {
    kind: 'occurrence',
    external_id: occurrenceIdOf(name, original_start),
    version,
    updated_ms: null,
    series_external_id: name,
    original_start,
    override: overrideOf(event, start),
    facts: factsOf(event, context),
  }
}

function overrideOf(event: CalendarEvent, original_start: string): EventOverride {
  const { is_all_day, start, end, title, description, location, link, is_transparent } = event
  const { is_private, status, priority, organizer, attendees } = event
  const content = { title, description, location, link, is_transparent, is_private, status, priority }
  return { original_start, is_all_day, start, end, ...content, organizer, attendees }
}

/** Epoch milliseconds; a date stays one. */
function momentOf({ time, zone }: EventTime): number | string {
  return zone === null ? time : instantOf(time, zone)
}

function factsOf(event: CalendarEvent, { addresses, busy_mirror_of }: ReadContext): RemoteFacts {
  const own = new Set(addresses)
  const { organizer } = event
  return {
    web_link: null,
    is_organizer: organizer === null || organizer.email === '' || own.has(organizer.email.toLowerCase()),
    is_declined: findOwn(event.attendees, own)?.answer === 'declined',
    linked: null,
    replaces_external_id: null,
    booking_status: null,
    ...(busy_mirror_of !== null && { busy_mirror_of }),
  }
}

export function findOwn(
  attendees: readonly EventAttendee[],
  own: ReadonlySet<string>,
): EventAttendee | undefined {
  return attendees.find(({ email }) => own.has(email.toLowerCase()))
}
