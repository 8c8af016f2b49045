import type { MailInvitation } from '@meridian/contract'
import { type CalendarEvent, type CalendarMessage, readCalendar, readMessage } from '@meridian/icalendar'
import { occurrenceKey } from './request.rules.ts'

/** A calendar part of a mail, with the method that its headers name. */
export interface MailCalendar {
  readonly method: string | null
  readonly text: string
}

/** The content of a mail's calendar (RFC 5546). */
export interface Message extends CalendarMessage {
  readonly kind: MailInvitation['kind']
  /**
   * The event with all its occurrences; null where the message contains no times, or none that can be stored.
   */
  readonly event: CalendarEvent | null
  /**
   * Occurrences of the same event that the message changes beside it, each with its recurrence id, by their start.
   */
  readonly changes: readonly CalendarEvent[]
}

/**
 * The first calendar that requests or answers something, else the first that announces a meeting. Null for
 * none.
 */
export function messageOf(calendars: readonly MailCalendar[], defaultZone: string): Message | null {
  const messages = calendars.slice(0, calendars_max).flatMap((calendar) => readOne(calendar, defaultZone))
  return messages.find(({ kind }) => kind !== 'announcement') ?? messages[0] ?? null
}

/** A mail is about one event; larger calendars are files, which are imported. */
const calendars_max = 5
const characters_max = 1_000_000
const events_max = 50

const kinds: Readonly<Record<string, MailInvitation['kind']>> = {
  REQUEST: 'request',
  CANCEL: 'cancellation',
  REPLY: 'answer',
  COUNTER: 'counter_proposal',
  DECLINECOUNTER: 'counter_declined',
}

function readOne({ method, text }: MailCalendar, defaultZone: string): Message[] {
  if (text.length > characters_max) return []
  const options = { defaultZone, maxEvents: events_max }
  const read = readMessage(text, options)
  if (!read) return []
  // RFC 6047 §2.4: the mail and its calendar name the same method. Where one of them names none, the other counts.
  const named = method?.toUpperCase() ?? ''
  if (named !== '' && read.method !== '' && named !== read.method) return []
  const message = { ...read, method: read.method === '' ? named : read.method }
  const kind = kinds[message.method] ?? 'announcement'
  const hasRange = message.parts.some(({ isForFollowing }) => isForFollowing)
  // Its times are those of one occurrence, and no meeting of their own: replies and cancellations need none.
  if (hasRange && kind !== 'announcement' && kind !== 'request')
    return [{ ...message, kind, event: null, changes: [] }]
  const calendarMail = readCalendar(text, { ...options, separatesChanges: hasRange && kind === 'request' })
  const events = calendarMail.ok
    ? calendarMail.events.filter(({ uid }) => uid === message.parts[0].uid).toSorted(byRecurrence)
    : []
  const [event = null, ...changes] = events
  return [{ ...message, kind, event, changes }]
}

/** The series itself comes first. */
function byRecurrence(one: CalendarEvent, other: CalendarEvent): number {
  const [first, second] = [one, other].map(({ recurrence_id }) =>
    recurrence_id ? occurrenceKey(recurrence_id) : '',
  )
  return (first ?? '') < (second ?? '') ? -1 : 1
}
