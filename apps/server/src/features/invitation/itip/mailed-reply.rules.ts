import { wallTimeOf } from '@meridian/engine'
import { type CalendarEvent, type EventAttendee, type EventTime, writeCalendar } from '@meridian/icalendar'
import { mark, textsIn } from '../../../platform/texts/texts.ts'
import { formatTime, type DeliveredTime } from '../../../platform/format-time.ts'
import type { MailedEventRow } from './mailed-event.queries.ts'
import { asOrganizerKnows, originalStart, type SeriesPart } from './series-part.rules.ts'

/** The address and name that the person replies with. */
export interface Answerer {
  readonly name: string
  readonly address: string
}

const product_id = '-//Meridian//Meridian//EN'

/** An event, or the part of a series that it is. */
export type AnsweredEvent = SeriesPart & Pick<MailedEventRow, 'series_ical_uid'>

/** METHOD:REPLY: contains the replying attendee and no other (RFC 5546 §3.2.3). */
export function replyCalendar(
  answered: AnsweredEvent,
  answerer: Answerer,
  { answer, note }: { readonly answer: 'approved' | 'rejected' | 'tentative'; readonly note: string },
  now: Date,
): string {
  const { event, isForFollowing } = asOrganizerKnows(answered)
  const reply = { ...bareOf(event), attendees: [attendeeOf(answerer, statuses[answer])] }
  const options = {
    productId: product_id,
    method: 'REPLY',
    comment: note,
    isForFollowing,
    now: now.getTime(),
  } as const
  return writeCalendar([reply], options)
}

const statuses = { approved: 'accepted', rejected: 'declined', tentative: 'tentative' } as const

/** The time of one occurrence, proposed or as it is, the only one of a single event. */
export interface CounterTime {
  readonly original_starts_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
  /** All-day events begin at midnight in this zone. */
  readonly zone: string
}

/** METHOD:COUNTER: the event as the person proposes it; for a series its next occurrence. */
export function counterCalendar(
  answered: AnsweredEvent,
  answerer: Answerer,
  time: CounterTime,
  now: Date,
): string {
  const counter = occurrenceEvent(answered, time, attendeeOf(answerer, 'tentative'))
  return writeCalendar([counter], { productId: product_id, method: 'COUNTER', now: now.getTime() })
}

/** METHOD:REPLY to one date of a series. */
export function occurrenceReplyCalendar(
  answered: AnsweredEvent,
  answerer: Answerer,
  { answer, time }: { readonly answer: keyof typeof statuses; readonly time: CounterTime },
  now: Date,
): string {
  const reply = occurrenceEvent(answered, time, attendeeOf(answerer, statuses[answer]))
  return writeCalendar([reply], { productId: product_id, method: 'REPLY', now: now.getTime() })
}

/** One occurrence at these times, with the answering person alone. */
function occurrenceEvent(
  answered: AnsweredEvent,
  { original_starts_at, starts_at, ends_at, zone }: CounterTime,
  attendee: EventAttendee,
): CalendarEvent {
  const { event } = answered
  const timeOf = (at: Date): EventTime => ({ time: wallTimeOf(at.getTime(), zone), zone })
  const isSeries = event.rrule !== null || event.added.length > 0
  const { time } = timeOf(original_starts_at)
  const original = originalStart(answered, event.is_all_day ? time.slice(0, 10) : time)
  const [start, end] = [timeOf(starts_at), timeOf(ends_at)]
  const is_all_day = event.is_all_day && [start, end].every(({ time }) => time.endsWith('T00:00:00'))
  return {
    ...bareOf(asOrganizerKnows(answered).event),
    recurrence_id: isSeries ? { time: original, zone: event.start.zone } : event.recurrence_id,
    rrule: null,
    added: [],
    is_all_day,
    start: is_all_day ? dateOf(start) : start,
    end: is_all_day ? dateOf(end) : end,
    attendees: [attendee],
  }
}

/** Leaves out what a reply must not repeat. */
function bareOf(event: CalendarEvent): CalendarEvent {
  return { ...event, description: '', status: 'confirmed', priority: null, excluded: [], overrides: [] }
}

function dateOf({ time }: EventTime): EventTime {
  return { time: time.slice(0, 10), zone: null }
}

function attendeeOf({ name, address }: Answerer, answer: 'accepted' | 'declined' | 'tentative') {
  return { name, email: address, kind: 'individual', role: 'required', answer } as const
}

const subjects = {
  approved: mark('Accepted'),
  rejected: mark('Declined'),
  tentative: mark('Tentatively accepted'),
  counter: mark('Another time proposed'),
}

const sentences = {
  approved: mark('{name} has accepted your invitation to “{title}”.'),
  rejected: mark('{name} has declined your invitation to “{title}”.'),
  tentative: mark('{name} may come to “{title}”.'),
  counter: mark('{name} proposes another time for “{title}”:'),
}

const untitled_sentences = {
  approved: mark('{name} has accepted your invitation to the meeting.'),
  rejected: mark('{name} has declined your invitation to the meeting.'),
  tentative: mark('{name} may come to the meeting.'),
  counter: mark('{name} proposes another time for the meeting:'),
}

export interface SenderPreferences {
  readonly language: string
  readonly time_format: '12' | '24'
  readonly timezone: string
}

/** The text of the mail beside its calendar, in the replying person's language. */
export function answerWords(
  event: CalendarEvent,
  answer: {
    readonly name: string
    readonly action: 'approved' | 'rejected' | 'tentative' | 'counter'
    /** To the organizer; empty for none. */
    readonly note: string
    /** Null for a time that only the calendar part contains. */
    readonly proposed: DeliveredTime | null
    readonly present: DeliveredTime
  },
  preferences: SenderPreferences,
): { readonly subject: string; readonly text: string } {
  const { t, locale } = textsIn(preferences.language)
  const zone = event.start.zone ?? preferences.timezone
  const say = (time: DeliveredTime) =>
    formatTime(time, zone, { locale, time_format: preferences.time_format })
  const { name, action } = answer
  const { title } = event
  const lines = [
    title === '' ? t(untitled_sentences[action], { name }) : t(sentences[action], { name, title }),
  ]
  if (answer.proposed) lines.push(say(answer.proposed), t('instead of'))
  const noted = answer.note === '' ? [] : [t('Note: {note}', { note: answer.note })]
  return {
    subject: `${t(subjects[action])}: ${title || '–'}`.replaceAll(/\p{Cc}+/gu, ' '),
    text: `${[...lines, say(answer.present), ...noted].join('\n\n')}\n`,
  }
}
