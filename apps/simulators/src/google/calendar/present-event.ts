import type { Json } from '../../kit/message.ts'
import type { AccessRole, Attendee, Calendar, StoredEvent } from './calendar-world.ts'
import { presentTime } from './event-time.ts'
import { masterOf } from './instances.ts'

/** The reader of an event. */
export interface Viewer {
  readonly account: string
  readonly role: AccessRole
  /** In which times are written; the calendar's own unless asked otherwise. */
  readonly zone: string
  /** With more attendees than this only the viewer's own entry is shown. */
  readonly max_attendees?: number | undefined
}

/** An event on the wire, as much of it as the viewer may see. `event` has what it inherits. */
export function presentEvent(calendar: Calendar, event: StoredEvent, viewer: Viewer): Json {
  if (event.is_bare) return presentGone(calendar, event, viewer)
  const isPrivate = event.fields['visibility'] === 'private' || event.fields['visibility'] === 'confidential'
  const seesAll = viewer.role === 'owner' || viewer.role === 'writer'
  const isHidden = viewer.role === 'freeBusyReader' || (isPrivate && !seesAll)
  return {
    ...frame(event),
    htmlLink: `https://www.google.com/calendar/event?eid=${eid(calendar, event)}`,
    created: new Date(event.created_ms).toISOString(),
    updated: new Date(event.updated_ms).toISOString(),
    ...(isHidden ? { visibility: 'private', ...shownToAll(event) } : details(calendar, event, viewer)),
    start: presentTime(event.start, viewer.zone),
    end: presentTime(event.end, viewer.zone),
    ...(event.recurrence && { recurrence: event.recurrence }),
    ...slotFields(event, viewer),
    iCalUID: event.ical_uid,
    sequence: event.sequence,
    eventType: event.fields['eventType'] ?? 'default',
  }
}

/** All that is said of what was deleted: that it is. A cancelled instance of a living series says which it was. */
export function presentGone(calendar: Calendar, event: StoredEvent, viewer: Viewer): Json {
  const master = masterOf(calendar, event)
  const isInstance = event.recurring_event_id !== undefined && master?.status !== 'cancelled'
  return { ...frame(event), ...(isInstance && slotFields(event, viewer)) }
}

/** The event's etag, as it stands in If-Match. */
export function etagOf({ version, id }: StoredEvent): string {
  return `"${3_000_000_000_000_000 + version * 2}${id.length % 2}"`
}

function frame(event: StoredEvent) {
  return { kind: 'calendar#event', etag: etagOf(event), id: event.id, status: event.status }
}

function slotFields({ recurring_event_id, original_start }: StoredEvent, { zone }: Viewer): Json {
  if (recurring_event_id === undefined || !original_start) return {}
  return { recurringEventId: recurring_event_id, originalStartTime: presentTime(original_start, zone) }
}

function shownToAll({ fields }: StoredEvent): Json {
  return fields['transparency'] === 'transparent' ? { transparency: 'transparent' } : {}
}

function details(calendar: Calendar, event: StoredEvent, viewer: Viewer): Json {
  // As they were written, without those that stand for their default.
  const { eventType: _last, ...fields } = event.fields
  const { transparency, visibility, ...rest } = fields
  return {
    ...rest,
    ...(transparency !== undefined && transparency !== 'opaque' && { transparency }),
    ...(visibility !== undefined && visibility !== 'default' && { visibility }),
    creator: { email: event.creator, ...(event.creator === calendar.id && { self: true }) },
    organizer: { ...event.organizer, ...(event.organizer.email === calendar.id && { self: true }) },
    ...attendeeFields(calendar, event, viewer),
    reminders: fields['reminders'] ?? { useDefault: true },
  }
}

function attendeeFields(calendar: Calendar, event: StoredEvent, viewer: Viewer): Json {
  const { attendees = [], organizer, fields } = event
  if (attendees.length === 0) return {}
  const seesGuests = fields['guestsCanSeeOtherGuests'] !== false || organizer.email === calendar.id
  const isShort = attendees.length > (viewer.max_attendees ?? Infinity)
  const shown = seesGuests && !isShort ? attendees : attendees.filter(({ email }) => email === calendar.id)
  return {
    ...(shown.length < attendees.length && { attendeesOmitted: true }),
    attendees: shown.map((attendee) => presentAttendee(calendar, attendee, organizer.email)),
  }
}

function presentAttendee(calendar: Calendar, attendee: Attendee, organizer: string): Json {
  return {
    ...attendee,
    ...(attendee.email === organizer && { organizer: true }),
    ...(attendee.email === calendar.id && { self: true }),
  }
}

function eid(calendar: Calendar, event: StoredEvent): string {
  return Buffer.from(`${event.id} ${calendar.id}`).toString('base64url')
}
