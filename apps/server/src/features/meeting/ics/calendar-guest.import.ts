import type { MeetingAction } from '@meridian/contract'
import type { CalendarEvent, EventAttendee, EventPerson } from '@meridian/icalendar'
import { type GuestColumns, type Importer, nameOf } from './calendar-file.rules.ts'

/**
 * Organizer and attendees as guests, without the importer. A file sends no invitations, so they
 * are guests even where they have an account.
 */
export function draftGuests(
  event: CalendarEvent,
  { importer, warn }: { readonly importer: Importer; readonly warn: (message: string) => void },
): GuestColumns[] {
  const guests = new Map<string, GuestColumns>()
  const nameless: EventPerson[] = []
  const add = (person: EventPerson, meeting_action: MeetingAction) => {
    const email = person.email.toLowerCase()
    if (email === importer.email || guests.has(email)) return
    if (email === '' || email.length > longest_email) nameless.push(person)
    else guests.set(email, { guest_email: person.email, guest_name: nameOrNull(person), meeting_action })
  }
  if (event.organizer) add(event.organizer, answerOf(event.organizer, event.attendees) ?? 'approved')
  for (const attendee of event.attendees) add(attendee, actions[attendee.answer])
  const kept = [...guests.values()].slice(0, most_guests)
  if (kept.length < guests.size) {
    warn(`${nameOf(event)}: only the first ${most_guests} of its ${guests.size} guests are kept.`)
  }
  if (nameless.length > 0) {
    const first = nameless.slice(0, 3).map(({ name }) => name.slice(0, 100))
    const names = [...first, ...(nameless.length > 3 ? ['…'] : [])].join(', ')
    warn(
      nameless.length === 1
        ? `${nameOf(event)}: without a mail address a guest is not kept: ${names}.`
        : `${nameOf(event)}: without a mail address ${nameless.length} guests are not kept: ${names}.`,
    )
  }
  return kept
}

const most_guests = 1000
const longest_email = 320
const longest_name = 200

const actions: Readonly<Record<EventAttendee['answer'], MeetingAction>> = {
  accepted: 'approved',
  declined: 'rejected',
  needs_action: 'pending',
  tentative: 'pending',
  delegated: 'pending',
}

function answerOf({ email }: EventPerson, attendees: readonly EventAttendee[]): MeetingAction | undefined {
  const own = attendees.find((attendee) => attendee.email.toLowerCase() === email.toLowerCase())
  return own && actions[own.answer]
}

function nameOrNull({ name }: EventPerson): string | null {
  return name === '' ? null : name.slice(0, longest_name).toWellFormed()
}
