import type { CalendarEvent, EventAttendee, EventTime } from '@meridian/icalendar'
import { fieldOf } from '../kit/listed-items.ts'
import { htmlOf } from '../kit/plain-text.ts'

/** An event as Google wants it. What is to be empty is said to be so, as a change leaves out what stays. */
export function eventBodyOf(event: CalendarEvent): Record<string, unknown> {
  return {
    ...contentBodyOf(event),
    recurrence: recurrenceOf(event),
    ...(event.attendees.length > 0 && { attendees: listInvited(event) }),
  }
}

/** The change that makes the event that is there into the one that is wanted. */
export function changeBodyOf(
  event: CalendarEvent,
  current: unknown,
  { isOccurrence }: { readonly isOccurrence: boolean },
): Record<string, unknown> {
  return {
    ...contentBodyOf(event),
    // An occurrence has no rule of its own, and may not be given one.
    ...(!isOccurrence && { recurrence: recurrenceOf(event) }),
    attendees: mergeAttendees(listInvited(event), currentAttendees(current)),
  }
}

function contentBodyOf(event: CalendarEvent) {
  const { title, is_transparent, is_private, status, start, end } = event
  return {
    summary: title,
    ...placeOf(event),
    start: timeBodyOf(start),
    end: timeBodyOf(end),
    transparency: is_transparent ? 'transparent' : 'opaque',
    visibility: is_private ? 'private' : 'default',
    status: status === 'tentative' ? 'tentative' : 'confirmed',
  }
}

/** Google knows no link but that of its own conferences: any other one stands in the place, else behind the text. */
function placeOf({ link, location, ...event }: CalendarEvent) {
  const place = location?.name ?? ''
  const description = htmlOf(event.description)
  const isGoogles = link !== null && URL.parse(link)?.hostname === 'meet.google.com'
  if (link === null || isGoogles || `${place}\n${event.description}`.includes(link))
    return { location: place, description }
  if (place === '') return { location: link, description }
  return { location: place, description: description === '' ? link : `${description}\n\n${link}` }
}

/** The other kind of time is taken away, should the event have been of the other kind. */
function timeBodyOf({ time, zone }: EventTime) {
  return zone === null
    ? { date: time, dateTime: null, timeZone: null }
    : { date: null, dateTime: time, timeZone: zone }
}

function recurrenceOf({ start, rrule, excluded, added }: CalendarEvent): string[] | null {
  const lines = [
    ...(rrule === null ? [] : [`RRULE:${rrule}`]),
    ...(excluded.length === 0 ? [] : [startsLine('EXDATE', start, excluded)]),
    ...(added.length === 0 ? [] : [startsLine('RDATE', start, added)]),
  ]
  return lines.length === 0 ? null : lines
}

function startsLine(name: string, { zone }: EventTime, starts: readonly string[]): string {
  const basic = starts.map((time) => time.replace(/[-:]/g, ''))
  if (zone === null) return `${name};VALUE=DATE:${basic.join(',')}`
  return zone === 'UTC'
    ? `${name}:${basic.map((time) => `${time}Z`).join(',')}`
    : `${name};TZID=${zone}:${basic.join(',')}`
}

interface Invited {
  readonly email: string
  readonly displayName?: string
  readonly optional: boolean
  readonly responseStatus: string
}

function listInvited({ attendees }: CalendarEvent): Invited[] {
  return attendees
    .filter(({ email }) => email !== '')
    .map(({ email, name, role, answer }) => ({
      email,
      ...(name !== '' && { displayName: name }),
      optional: role === 'optional' || role === 'informed',
      responseStatus: answers[answer],
    }))
}

const answers: Readonly<Record<EventAttendee['answer'], string>> = {
  needs_action: 'needsAction',
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'tentative',
  delegated: 'needsAction',
}

/**
 * Google takes the list that it is sent for the whole one: what the guests have answered there goes back as it is, and
 * the account itself and rooms, of which Meridian knows nothing, stay.
 */
function mergeAttendees(invited: readonly Invited[], current: readonly CurrentAttendee[]): unknown[] {
  const known = new Map(current.map((attendee) => [attendee.email, attendee]))
  const wanted = new Set(invited.map(({ email }) => email.toLowerCase()))
  const kept = current.filter(({ email, staysUnasked }) => staysUnasked && !wanted.has(email))
  return [
    ...kept.map(({ raw }) => raw),
    ...invited.map((guest) => {
      const { responseStatus: _answeredHere, ...asked } = guest
      const raw = known.get(guest.email.toLowerCase())?.raw
      return raw ? { ...raw, ...asked } : guest
    }),
  ]
}

interface CurrentAttendee {
  /** Small letters. */
  readonly email: string
  readonly staysUnasked: boolean
  readonly raw: object
}

function currentAttendees(current: unknown): CurrentAttendee[] {
  const attendees = fieldOf(current, 'attendees')
  if (!Array.isArray(attendees)) return []
  return attendees.flatMap((raw: unknown) => {
    const email = fieldOf(raw, 'email')
    if (typeof raw !== 'object' || raw === null || typeof email !== 'string') return []
    const staysUnasked = ['self', 'organizer', 'resource'].some((name) => fieldOf(raw, name) === true)
    return [{ email: email.toLowerCase(), staysUnasked, raw }]
  })
}
