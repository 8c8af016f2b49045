import type { CalendarEvent, EventAttendee, EventOverride, EventPerson } from '@meridian/icalendar'
import { contentVersion } from '../kit/content-version.ts'
import { stampOf, timeAt, zoneOf } from '../kit/event-time.ts'
import { UnreadableItem } from '../kit/listed-items.ts'
import { plainTextOf } from '../kit/plain-text.ts'
import type { RemoteEvent, RemoteFacts, RemoteMeeting, RemoteOccurrence } from '../kit/remote-event.ts'
import { webLink } from '../kit/web-link.ts'
import { joinLinkOf } from './conference.ts'
import { momentOf, spanOf } from './event-time.ts'
import { readRecurrence } from './recurrence.ts'
import type { GoogleEvent } from './replies.ts'

/**
 * One item of an event list. `calendarZone` is where a time lies that names no zone of its own. Throws UnreadableItem
 * for what has no sense as an event.
 */
export function remoteEventOf(item: GoogleEvent, calendarZone: string): RemoteEvent {
  // Only the id and the state are promised here, so nothing else is looked at first.
  if (item.status === 'cancelled') return cancelledOf(item, calendarZone)
  if (no_meetings.has(item.eventType)) return { kind: 'removed', external_id: item.id }
  return item.recurringEventId == null ? meetingOf(item, calendarZone) : occurrenceOf(item, calendarZone)
}

/** Working locations and birthdays are in the calendar but are no meetings. */
const no_meetings: ReadonlySet<string> = new Set(['workingLocation', 'birthday'])

/** An occurrence of a living series that does not take place; everything else that is cancelled is gone. */
function cancelledOf({ id, ...item }: GoogleEvent, calendarZone: string): RemoteEvent {
  if (item.recurringEventId == null || item.originalStartTime == null) {
    return { kind: 'removed', external_id: id }
  }
  return {
    kind: 'occurrence',
    external_id: id,
    ...versionOf({ id, ...item }),
    series_external_id: item.recurringEventId,
    original_start: momentOf(item.originalStartTime, calendarZone),
    override: null,
    facts: null,
  }
}

function meetingOf(item: GoogleEvent, calendarZone: string): RemoteMeeting {
  const span = spanIn(item, calendarZone)
  const event: CalendarEvent = {
    uid: item.iCalUID.trim() || `google:${item.id}`,
    recurrence_id: null,
    sequence: item.sequence ?? 0,
    ...contentOf(item),
    ...span,
    ...readRecurrence(item.recurrence, span.start),
    overrides: [],
    created_at: stampOf(item.created),
    modified_at: stampOf(item.updated),
  }
  const identity = { external_id: item.id, ...versionOf(item) }
  return { kind: 'meeting', ...identity, event, facts: factsOf(item), occurrences: null }
}

function occurrenceOf(item: GoogleEvent, calendarZone: string): RemoteOccurrence {
  const { originalStartTime, recurringEventId } = item
  if (originalStartTime == null || recurringEventId == null) {
    throw new UnreadableItem('it does not say which occurrence it is')
  }
  const span = spanIn(item, calendarZone)
  const original = momentOf(originalStartTime, calendarZone)
  const ownZone = zoneOf(originalStartTime.timeZone, span.start.zone ?? calendarZone)
  const override: EventOverride = {
    ...contentOf(item),
    ...span,
    original_start: timeAt(original, ownZone).time,
  }
  return {
    kind: 'occurrence',
    external_id: item.id,
    ...versionOf(item),
    series_external_id: recurringEventId,
    original_start: original,
    override,
    facts: factsOf(item),
  }
}

function spanIn({ start, end }: GoogleEvent, calendarZone: string) {
  if (start == null) throw new UnreadableItem('it has no start')
  return spanOf(start, end ?? null, calendarZone)
}

/** All that has nothing to do with time. */
function contentOf(item: GoogleEvent) {
  const description = plainTextOf(item.description)
  const location = item.location.trim()
  return {
    title: item.summary.replace(/\s+/g, ' ').trim(),
    description,
    location:
      location === '' ? null : { name: location, link: webLink(location), latitude: null, longitude: null },
    link: joinLinkOf(item, description),
    is_transparent: item.transparency === 'transparent',
    is_private: item.visibility === 'private' || item.visibility === 'confidential',
    status: item.status === 'tentative' ? ('tentative' as const) : ('confirmed' as const),
    priority: null,
    organizer: item.organizer == null ? null : personOf(item.organizer),
    attendees: attendeesOf(item),
  }
}

function attendeesOf({ attendees }: GoogleEvent): EventAttendee[] {
  const known = new Map<string, EventAttendee>()
  for (const attendee of attendees) {
    const person = personOf(attendee)
    const key = person.email.toLowerCase() || person.name
    if (key === '' || known.has(key)) continue
    known.set(key, {
      ...person,
      kind: attendee.resource ? 'resource' : 'individual',
      role: attendee.optional ? 'optional' : 'required',
      answer: answers[attendee.responseStatus] ?? 'needs_action',
    })
  }
  return [...known.values()]
}

const answers: Readonly<Record<string, EventAttendee['answer']>> = {
  needsAction: 'needs_action',
  declined: 'declined',
  tentative: 'tentative',
  accepted: 'accepted',
}

function personOf({
  email,
  displayName,
}: {
  readonly email: string
  readonly displayName: string
}): EventPerson {
  const name = displayName.replace(/\s+/g, ' ').trim()
  return { name: name.toLowerCase() === email.toLowerCase() ? '' : name, email: email.trim() }
}

function factsOf(item: GoogleEvent): RemoteFacts {
  const self = item.attendees.find((attendee) => attendee.self)
  const busy_mirror_of = item.extendedProperties?.private?.meridian_busy_mirror ?? ''
  return {
    web_link: webLink(item.htmlLink),
    is_organizer: item.organizer?.self === true && !item.locked,
    is_declined: self?.responseStatus === 'declined',
    linked: null,
    replaces_external_id: null,
    booking_status: item.status === '' ? 'confirmed' : item.status,
    ...(busy_mirror_of !== '' && { busy_mirror_of }),
  }
}

function versionOf(item: GoogleEvent) {
  return { version: item.etag ?? contentVersion(item), updated_ms: item.updated ?? null }
}
