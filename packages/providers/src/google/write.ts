import { wallTimeOf } from '@meridian/engine'
import type { CalendarEvent } from '@meridian/icalendar'
import { z } from 'zod'
import { type Access, pathOf } from '../kit/access.ts'
import type {
  CalendarWriter,
  ChangeChoice,
  DeleteChoice,
  EventAnswer,
  EventPlace,
  WriteChoice,
  WrittenEvent,
} from '../kit/calendar-writer.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { UnreadableItem } from '../kit/listed-items.ts'
import type { RemoteEvent } from '../kit/remote-event.ts'
import { webLink } from '../kit/web-link.ts'
import { type AskGoogle, googleClient, scope_events } from './client.ts'
import { conferenceStateOf, joinLinkOf } from './conference.ts'
import { answerBodyOf, changeBodyOf, eventBodyOf, isSaidAlike } from './event-body.ts'
import { remoteEventOf } from './remote-event.ts'
import { GoogleEvent, Nothing } from './replies.ts'

export function googleWriter(access: Access): CalendarWriter {
  const ask = googleClient(access)
  return {
    insertEvent: (place, event, choice) => insertEvent(ask, place, event, choice),
    patchEvent: (place, event, choice) => patchEvent(ask, place, event, choice),
    deleteEvent: (place, choice) => deleteEvent(ask, place, choice),
    fetchEvent: async (place) => writtenOf((await fetchRaw(ask, place)).event, place),
    answerEvent: (place, answer) => answerEvent(ask, place, answer),
  }
}

/** Whether Google would be told the same of both. */
export function isWrittenAlike(
  event: CalendarEvent,
  other: CalendarEvent,
  choice: Pick<ChangeChoice, 'isOccurrence'>,
): boolean {
  return isSaidAlike(event, other, choice)
}

/** The id under which a meeting is written: always the same, so that writing twice makes one event. */
export function googleEventId(meeting_id: string): string {
  // Google wants base32hex in small letters, which the hexadecimal digits of a UUID are.
  return `meridian${meeting_id.replaceAll('-', '').toLowerCase()}`
}

export function googleIcalUid(external_id: string): string {
  return `${external_id}@google.com`
}

/** The id of one occurrence, by its original start: epoch milliseconds, or a date when it lasts all day. */
export function googleOccurrenceId(series_external_id: string, original_start: number | string): string {
  const stamp = typeof original_start === 'string' ? original_start : `${wallTimeOf(original_start, 'UTC')}Z`
  return `${series_external_id}_${stamp.replace(/[-:]/g, '')}`
}

/** Without it in every write, Google forgets or ignores conferences. */
const with_conference = { conferenceDataVersion: '1' }

async function insertEvent(ask: AskGoogle, place: EventPlace, event: CalendarEvent, choice: WriteChoice) {
  const { sendUpdates } = choice
  const body = {
    id: place.external_id,
    ...withoutNulls(eventBodyOf(event)),
    ...meetBodyOf(choice),
    ...mirrorBodyOf(choice),
  }
  try {
    const path = `/calendar/v3${pathOf('calendars', place.calendar_id, 'events')}`
    const query = { ...with_conference, sendUpdates }
    return writtenOf(
      await ask({ method: 'POST', path, query, body, reply: GoogleEvent, scopes: scope_events }),
      place,
    )
  } catch (problem) {
    if (!isKind(problem, 'conflict')) throw problem
    return takeExisting(ask, place, event, choice)
  }
}

/** An earlier try got through, or the event was deleted: its id stays taken for ever. */
async function takeExisting(ask: AskGoogle, place: EventPlace, event: CalendarEvent, choice: WriteChoice) {
  const { event: existing, raw } = await ask({ ...eventCall(place), reply: RawEvent })
  if (existing.status !== 'cancelled') return writtenOf(existing, place)
  const body = {
    ...changeBodyOf(event, raw, { isOccurrence: false }),
    ...meetBodyOf(choice),
    ...mirrorBodyOf(choice),
  }
  return sendChange(ask, place, { body, sendUpdates: choice.sendUpdates, version: existing.etag ?? null })
}

async function patchEvent(ask: AskGoogle, place: EventPlace, event: CalendarEvent, choice: ChangeChoice) {
  const { event: current, raw } = choice.isOccurrence
    ? await ask({ ...eventCall(place), reply: RawEvent })
    : await fetchRaw(ask, place)
  const { if_version, sendUpdates } = choice
  if (if_version !== null && current.etag !== if_version) {
    throw new ProviderError('conflict', 'The event has changed at Google.')
  }
  // A second request for a conference would replace the link that guests already have.
  const isAsked = ['ready', 'pending'].includes(conferenceStateOf(current))
  const meet = isAsked ? {} : meetBodyOf(choice)
  const body = {
    ...changeBodyOf(event, raw, choice),
    ...mirrorBodyOf(choice),
    ...(current.status === 'cancelled' && { status: 'confirmed' }),
    ...(choice.isConferenceRemoved ? { conferenceData: null } : meet),
  }
  if (Object.keys(body).length === 0) return writtenOf(current, place)
  return sendChange(ask, place, { body, sendUpdates, version: current.etag ?? null })
}

interface Change {
  readonly body: unknown
  readonly sendUpdates: string
  /** Of the event that the change was made from. */
  readonly version: string | null
}

async function sendChange(ask: AskGoogle, place: EventPlace, { body, sendUpdates, version }: Change) {
  const query = { ...with_conference, sendUpdates }
  const headers: Record<string, string> = version === null ? {} : { 'if-match': version }
  return writtenOf(
    await ask({ ...eventCall(place), method: 'PATCH', query, headers, body, reply: GoogleEvent }),
    place,
  )
}

async function answerEvent(
  ask: AskGoogle,
  place: EventPlace,
  answer: EventAnswer,
): Promise<WrittenEvent | null> {
  const { event, raw } = await fetchRaw(ask, place)
  const body = answerBodyOf(raw, answer)
  if (body === null || body === 'answered') return body && writtenOf(event, place)
  return sendChange(ask, place, { body, sendUpdates: 'all', version: event.etag ?? null })
}

async function deleteEvent(ask: AskGoogle, place: EventPlace, { sendUpdates, if_version }: DeleteChoice) {
  const headers: Record<string, string> = if_version === null ? {} : { 'if-match': if_version }
  try {
    await ask({ ...eventCall(place), method: 'DELETE', query: { sendUpdates }, headers, reply: Nothing })
  } catch (problem) {
    // 404, and 410 for every reason: the request carries no sync token that could be outdated.
    if (!isKind(problem, 'missing') && !isKind(problem, 'outdated')) throw problem
  }
}

/** What is kept beside what is sent back as it came. */
const RawEvent = z.unknown().transform((raw, context) => {
  const event = GoogleEvent.safeParse(raw)
  if (event.success) return { event: event.data, raw }
  context.addIssue({ code: 'custom', message: 'is no event' })
  return z.NEVER
})

async function fetchRaw(ask: AskGoogle, place: EventPlace) {
  const found = await ask({ ...eventCall(place), reply: RawEvent })
  if (found.event.status === 'cancelled')
    throw new ProviderError('missing', 'The event was deleted at Google.')
  return found
}

function eventCall({ calendar_id, external_id }: EventPlace) {
  return {
    path: `/calendar/v3${pathOf('calendars', calendar_id, 'events', external_id)}`,
    scopes: scope_events,
  }
}

function meetBodyOf({ conference_request_id }: WriteChoice) {
  if (conference_request_id === null) return {}
  const conferenceSolutionKey = { type: 'hangoutsMeet' }
  return { conferenceData: { createRequest: { requestId: conference_request_id, conferenceSolutionKey } } }
}

/** Private properties are seen in this calendar alone, by all who read it. */
function mirrorBodyOf({ busy_mirror_of }: WriteChoice) {
  if (busy_mirror_of === undefined) return {}
  return {
    extendedProperties: { private: { meridian_busy_mirror: busy_mirror_of } },
    reminders: { useDefault: false, overrides: [] },
  }
}

function writtenOf(event: GoogleEvent, { timezone }: EventPlace): WrittenEvent {
  return {
    external_id: event.id,
    version: event.etag ?? '',
    updated_ms: event.updated ?? null,
    ical_uid: event.iCalUID === '' ? null : event.iCalUID,
    web_link: webLink(event.htmlLink),
    link: joinLinkOf(event, event.description),
    conference: conferenceStateOf(event),
    remote: remoteOf(event, timezone ?? 'UTC'),
  }
}

function remoteOf(event: GoogleEvent, calendarZone: string): RemoteEvent {
  try {
    return remoteEventOf(event, calendarZone)
  } catch (problem) {
    if (problem instanceof UnreadableItem)
      throw new ProviderError('broken', `The event cannot be read: ${problem.message}.`)
    throw problem
  }
}

/** In a new event there is nothing to take away. */
function withoutNulls(body: object): object {
  const entries = Object.entries(body).filter(([, value]) => value !== null)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'start' || name === 'end' ? withoutNulls(value) : value]),
  )
}

function isKind(problem: unknown, kind: ProviderError['kind']): boolean {
  return problem instanceof ProviderError && problem.kind === kind
}
