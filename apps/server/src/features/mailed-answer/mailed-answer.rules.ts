import type { MeetingAction } from '@meridian/contract'
import { wallTimeOf } from '@meridian/engine'
import { type CalendarEvent, type EventTime, writeCalendar } from '@meridian/icalendar'
import { mark, textsIn } from '../../platform/texts/texts.ts'
import { sayTime, type ToldTime } from '../../platform/time-words.ts'

/** As whom the person answers. */
export interface Answerer {
  readonly name: string
  readonly address: string
}

const product_id = '-//Meridian//Meridian//EN'

/** METHOD:REPLY: the one who answers, and nobody else (RFC 5546 §3.2.3). */
export function replyCalendar(
  event: CalendarEvent,
  answerer: Answerer,
  meeting_action: Exclude<MeetingAction, 'pending'>,
  now: Date,
): string {
  const answer = meeting_action === 'approved' ? 'accepted' : 'declined'
  const reply = { ...bareOf(event), attendees: [attendeeOf(answerer, answer)] }
  return writeCalendar([reply], { productId: product_id, method: 'REPLY', now: now.getTime() })
}

/** A time proposed in the place of one occurrence, the only one of a single event. */
export interface CounterTime {
  readonly original_starts_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
  /** On whose clock whole days begin. */
  readonly zone: string
}

/** METHOD:COUNTER: the event as the person would have it; of a series the one occurrence that comes next. */
export function counterCalendar(
  event: CalendarEvent,
  answerer: Answerer,
  { original_starts_at, starts_at, ends_at, zone }: CounterTime,
  now: Date,
): string {
  const timeOf = (at: Date): EventTime => ({ time: wallTimeOf(at.getTime(), zone), zone })
  const isSeries = event.rrule !== null || event.added.length > 0
  const original = timeOf(original_starts_at)
  const [start, end] = [timeOf(starts_at), timeOf(ends_at)]
  const is_all_day = event.is_all_day && [start, end].every(({ time }) => time.endsWith('T00:00:00'))
  const counter: CalendarEvent = {
    ...bareOf(event),
    recurrence_id: isSeries ? (event.is_all_day ? dateOf(original) : original) : event.recurrence_id,
    rrule: null,
    added: [],
    is_all_day,
    start: is_all_day ? dateOf(start) : start,
    end: is_all_day ? dateOf(end) : end,
    attendees: [attendeeOf(answerer, 'tentative')],
  }
  return writeCalendar([counter], { productId: product_id, method: 'COUNTER', now: now.getTime() })
}

/** What is not the answer's to repeat is left out. */
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
  counter: mark('Another time proposed'),
}

const sentences = {
  approved: mark('{name} has accepted your invitation to “{title}”.'),
  rejected: mark('{name} has declined your invitation to “{title}”.'),
  counter: mark('{name} proposes another time for “{title}”:'),
}

const untitled_sentences = {
  approved: mark('{name} has accepted your invitation to the meeting.'),
  rejected: mark('{name} has declined your invitation to the meeting.'),
  counter: mark('{name} proposes another time for the meeting:'),
}

export interface Taste {
  readonly language: string
  readonly time_format: '12' | '24'
  readonly timezone: string
}

/** What the mail says beside its calendar, in the language of who answers. */
export function answerWords(
  event: CalendarEvent,
  answer: {
    readonly name: string
    readonly action: 'approved' | 'rejected' | 'counter'
    /** Null for a time that the calendar part alone tells. */
    readonly proposed: ToldTime | null
    readonly present: ToldTime
  },
  taste: Taste,
): { readonly subject: string; readonly text: string } {
  const { t, locale } = textsIn(taste.language)
  const zone = event.start.zone ?? taste.timezone
  const say = (time: ToldTime) => sayTime(time, zone, { locale, time_format: taste.time_format })
  const { name, action } = answer
  const { title } = event
  const lines = [
    title === '' ? t(untitled_sentences[action], { name }) : t(sentences[action], { name, title }),
  ]
  if (answer.proposed) lines.push(say(answer.proposed), t('instead of'))
  return {
    subject: `${t(subjects[action])}: ${title || '–'}`.replaceAll(/\p{Cc}+/gu, ' '),
    text: `${[...lines, say(answer.present)].join('\n\n')}\n`,
  }
}
