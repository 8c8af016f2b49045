import type { CalendarEvent, EventAttendee, EventTime } from '@meridian/icalendar'
import type { EventAnswer } from '../kit/calendar-writer.ts'
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

interface Wanted {
  readonly isOccurrence: boolean
  /** What the event said before; what it still says is left out. */
  readonly base?: CalendarEvent | null
}

/** The change that makes the event that is there into the one that is wanted. */
export function changeBodyOf(
  event: CalendarEvent,
  current: unknown,
  { isOccurrence, base }: Wanted,
): Record<string, unknown> {
  const said = base ? sharedBodyOf(base, isOccurrence) : {}
  const body = Object.entries(sharedBodyOf(event, isOccurrence)).filter(
    ([name, value]) => !isSame(value, said[name]),
  )
  const isInvitedAlike = base && isSame(asked(event), asked(base))
  return {
    ...withBothTimes(Object.fromEntries(body), event),
    ...(!isInvitedAlike && { attendees: mergeAttendees(listInvited(event), currentAttendees(current)) }),
  }
}

/** Whether Google would be told the same of both. */
export function isSaidAlike(
  event: CalendarEvent,
  other: CalendarEvent,
  { isOccurrence }: Pick<Wanted, 'isOccurrence'>,
): boolean {
  return (
    isSame(sharedBodyOf(event, isOccurrence), sharedBodyOf(other, isOccurrence)) &&
    isSame(asked(event), asked(other))
  )
}

/**
 * The account's own answer, with the answers of all others as they are; null where the account is not asked, and
 * `answered` where the event has this answer already.
 */
export function answerBodyOf(
  current: unknown,
  { answer: responseStatus, comment }: EventAnswer,
): { attendees: object[] } | 'answered' | null {
  const attendees = currentAttendees(current).map(({ raw }) => raw)
  const own = attendees.find((raw) => fieldOf(raw, 'self') === true)
  if (!own) return null
  const known = fieldOf(own, 'comment') ?? ''
  const said = { responseStatus, ...(comment !== null && { comment }) }
  if (fieldOf(own, 'responseStatus') === responseStatus && (comment ?? known) === known) return 'answered'
  return { attendees: attendees.map((raw) => (raw === own ? { ...raw, ...said } : raw)) }
}

function sharedBodyOf(event: CalendarEvent, isOccurrence: boolean): Record<string, unknown> {
  // An occurrence has no rule of its own, and may not be given one.
  return { ...contentBodyOf(event), ...(!isOccurrence && { recurrence: recurrenceOf(event) }) }
}

/** Google refuses a start and an end of different kinds. */
function withBothTimes(body: Record<string, unknown>, { start, end }: CalendarEvent) {
  if (!('start' in body) && !('end' in body)) return body
  return { ...body, start: timeBodyOf(start), end: timeBodyOf(end) }
}

/** All people of the event, in any role and with any answer. */
function asked(event: CalendarEvent): string[] {
  return listInvited(event)
    .map(({ email }) => email.toLowerCase())
    .toSorted()
}

/** Both are made by the same functions, so that their fields come in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
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
 * Google takes the list that it is sent for the whole one: the guests who are there go back as they are, and
 * the account itself and rooms, of which Meridian knows nothing, stay.
 */
function mergeAttendees(invited: readonly Invited[], current: readonly CurrentAttendee[]): unknown[] {
  const known = new Map(current.map((attendee) => [attendee.email, attendee]))
  const wanted = new Set(invited.map(({ email }) => email.toLowerCase()))
  const kept = current.filter(({ email, staysUnasked }) => staysUnasked && !wanted.has(email))
  return [
    ...kept.map(({ raw }) => raw),
    // Roles are Google's to know.
    ...invited.map((guest) => known.get(guest.email.toLowerCase())?.raw ?? guest),
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
