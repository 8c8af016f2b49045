import { type CalendarEvent, type EventAttendee, type EventPerson, writeCalendar } from '@meridian/icalendar'
import { calledOffDates } from './change.rules.ts'
import type { InvitationEmail } from './invitation-email.rules.ts'
import { eventTimeOf, type DeliveredMeeting } from './delivered-meeting.rules.ts'
import { product_id } from '../../meeting/meeting.api.ts'

/** Fields of the event that are the same in each guest's copy. */
export interface EventFrame {
  readonly ical_uid: string
  readonly is_transparent: boolean
  readonly organizer: EventPerson
  /** The addressee. */
  readonly addressee: EventPerson
  /** All attendees, the addressee among them. */
  readonly attendees: readonly EventAttendee[]
}

export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL'
  /** RFC 5545. */
  readonly content: string
}

/** The mail's calendar (RFC 5546, 6047): the meeting as a whole, or its cancelled dates. */
export function calendarPart(invitationEmail: InvitationEmail, frame: EventFrame, now: Date): CalendarPart {
  const options = { productId: product_id, now: now.getTime() }
  if (invitationEmail.mail_kind !== 'cancellation') {
    const event = eventFor(invitationEmail, frame)
    return { method: 'REQUEST', content: writeCalendar([event], { ...options, method: 'REQUEST' }) }
  }
  const whole: CalendarEvent = {
    ...eventFor(invitationEmail, frame),
    status: 'cancelled',
    attendees: [{ ...frame.addressee, kind: 'individual', role: 'required', answer: 'needs_action' }],
    overrides: [],
  }
  const dates = invitationEmail.news ? calledOffDates(invitationEmail.news) : []
  const events =
    dates.length === 0 ? [whole] : dates.map((date) => calledOffEvent(whole, invitationEmail, date))
  return { method: 'CANCEL', content: writeCalendar(events, { ...options, method: 'CANCEL' }) }
}

function eventFor({ meeting, sequence }: InvitationEmail, frame: EventFrame): CalendarEvent {
  return {
    ...meeting,
    uid: frame.ical_uid,
    recurrence_id: null,
    sequence,
    is_transparent: frame.is_transparent,
    is_private: false,
    status: 'confirmed',
    priority: null,
    organizer: frame.organizer,
    attendees: frame.attendees,
    created_at: null,
    modified_at: null,
  }
}

function calledOffEvent(
  whole: CalendarEvent,
  { meeting }: { readonly meeting: DeliveredMeeting },
  { original_start, before }: ReturnType<typeof calledOffDates>[number],
): CalendarEvent {
  return {
    ...whole,
    recurrence_id: { time: original_start, zone: meeting.start.zone },
    is_all_day: before.is_all_day,
    start: eventTimeOf(before.starts_ms, before),
    end: eventTimeOf(before.ends_ms, before),
    rrule: null,
    excluded: [],
    added: [],
  }
}
