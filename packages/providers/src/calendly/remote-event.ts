import type { CalendarEvent, EventAttendee, EventPerson } from '@meridian/icalendar'
import { contentVersion } from '../kit/content-version.ts'
import { stampOf, timeAt } from '../kit/event-time.ts'
import type { RemoteFacts, RemoteMeeting } from '../kit/remote-event.ts'
import { findJoinLink, webLink } from '../kit/web-link.ts'
import type { CalendlyEvent, CalendlyInvitee } from './replies.ts'

/** The host of the bookings, and the zone for their local times. */
export interface Host {
  readonly uri: string
  readonly zone: string
}

/** Changes with everything that the list says, the numbers of invitees among it. */
export function versionOf(booking: CalendlyEvent): string {
  return contentVersion(booking)
}

export function remoteMeetingOf(
  booking: CalendlyEvent,
  invitees: readonly CalendlyInvitee[],
  host: Host,
): RemoteMeeting {
  return {
    kind: 'meeting',
    external_id: booking.uri,
    version: versionOf(booking),
    updated_ms: booking.updated_at ?? null,
    event: eventOf(booking, invitees, host),
    facts: factsOf(booking, invitees, host),
    occurrences: null,
  }
}

function eventOf(booking: CalendlyEvent, invitees: readonly CalendlyInvitee[], host: Host): CalendarEvent {
  const { start_time, end_time } = booking
  const place = booking.location?.location.trim() ?? ''
  return {
    uid: `calendly:${booking.uri}`,
    recurrence_id: null,
    sequence: 0,
    title: booking.name.replace(/\s+/g, ' ').trim(),
    description: descriptionOf(booking, invitees),
    location: place === '' ? null : { name: place, link: webLink(place), latitude: null, longitude: null },
    // A conference has none until it was made.
    link: webLink(booking.location?.join_url ?? '') ?? findJoinLink([place]),
    is_all_day: false,
    start: timeAt(start_time, host.zone),
    end: timeAt(Math.max(start_time, end_time), host.zone),
    is_transparent: false,
    is_private: false,
    status: isCanceled(booking) ? 'cancelled' : 'confirmed',
    priority: null,
    organizer: organizerOf(booking, host),
    attendees: attendeesOf(booking, invitees, host),
    rrule: null,
    excluded: [],
    added: [],
    overrides: [],
    created_at: stampOf(booking.created_at),
    modified_at: stampOf(booking.updated_at),
  }
}

function factsOf(booking: CalendlyEvent, invitees: readonly CalendlyInvitee[], { uri }: Host): RemoteFacts {
  const { calendar_event } = booking
  return {
    web_link: 'https://calendly.com/app/scheduled_events/user/me',
    is_organizer: booking.event_memberships.some(({ user }) => user === uri),
    is_declined: false,
    linked:
      calendar_event?.kind === 'google' && calendar_event.external_id !== ''
        ? { provider: 'google', external_id: calendar_event.external_id }
        : null,
    replaces_external_id: replacedBy(invitees),
    booking_status: booking.status,
  }
}

/** Calendly spells it with one l. */
function isCanceled({ status }: CalendlyEvent): boolean {
  return status === 'canceled' || status === 'cancelled'
}

/**
 * Moving a booking cancels it and creates another one. In an event of several invitees, one invitee's move replaces
 * nothing.
 */
function replacedBy(invitees: readonly CalendlyInvitee[]): string | null {
  const [only, ...others] = invitees
  if (!only || others.length > 0) return null
  return /^(https?:\/\/.+\/scheduled_events\/[\w-]+)\/invitees\/[\w-]+$/.exec(only.old_invitee)?.[1] ?? null
}

function organizerOf({ event_memberships }: CalendlyEvent, { uri }: Host): EventPerson | null {
  const host = event_memberships.find(({ user }) => user === uri) ?? event_memberships[0]
  if (!host || (host.user_email === '' && host.user_name === '')) return null
  return { name: host.user_name.trim(), email: host.user_email.trim() }
}

/** The other hosts, the invitees and their guests. */
function attendeesOf(
  { event_memberships, event_guests }: CalendlyEvent,
  invitees: readonly CalendlyInvitee[],
  { uri }: Host,
): EventAttendee[] {
  const hosts = event_memberships.filter(({ user }) => user !== uri)
  const people = [
    ...hosts.map(({ user_name, user_email }) => attendee(user_name, user_email, 'accepted')),
    ...invitees.map(({ name, email, status }) =>
      attendee(name, email, status === 'active' || status === 'accepted' ? 'accepted' : 'declined'),
    ),
    ...event_guests.map(({ email }) => attendee('', email, 'needs_action')),
  ]
  const known = new Map<string, EventAttendee>()
  for (const one of people) {
    const key = one.email.toLowerCase() || one.name
    const earlier = known.get(key)
    // An invitee who cancelled and booked again attends.
    if (key !== '' && (!earlier || earlier.answer === 'declined')) known.set(key, one)
  }
  return [...known.values()]
}

function attendee(name: string, email: string, answer: EventAttendee['answer']): EventAttendee {
  return { name: name.trim(), email: email.trim(), kind: 'individual', role: 'required', answer }
}

/** The host's notes, and what the invitees have answered. */
function descriptionOf({ meeting_notes_plain }: CalendlyEvent, invitees: readonly CalendlyInvitee[]): string {
  const answers = invitees.map(({ name, questions_and_answers }) => {
    const said = questions_and_answers.filter(({ answer }) => answer.trim() !== '')
    const lines = said.map(({ question, answer }) => `${question.trim()}: ${answer.trim()}`)
    return lines.length > 0 && invitees.length > 1 ? [name, ...lines].join('\n') : lines.join('\n')
  })
  return [meeting_notes_plain.trim(), ...answers].filter((part) => part !== '').join('\n\n')
}
