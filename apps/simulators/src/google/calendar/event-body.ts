import { isJson, type Json } from '../../kit/message.ts'
import { invalidParameter, missing, refuse, RefusalError } from '../errors.ts'
import type { Attendee, Calendar, ResponseStatus, StoredEvent } from './calendar-world.ts'
import { momentOf, presentTime, readTime, type EventTime } from './event-time.ts'
import { isRecurrence } from './recurrence.ts'

/** What a writer decides about an event, checked. */
export interface Draft {
  readonly status: StoredEvent['status']
  readonly start: EventTime
  readonly end: EventTime
  readonly recurrence: readonly string[] | undefined
  readonly attendees: readonly Attendee[] | undefined
  readonly fields: Json
}

/** A whole event as it was sent; throws the refusal it would get. */
export function readDraft(calendar: Calendar, body: Json): Draft {
  const start = takeTime(calendar, body, 'start')
  const end = takeTime(calendar, body, 'end')
  if (start.kind !== end.kind) throw new RefusalError(invalid('Invalid start time.'))
  if (momentOf(end, calendar.time_zone) < momentOf(start, calendar.time_zone) || isEmptyDay(start, end)) {
    throw new RefusalError(refuse(400, 'timeRangeEmpty', 'The specified time range is empty.'))
  }
  const recurrence = readRecurrence(body, { start, end })
  if (recurrence && start.kind === 'moment' && !hasZone(body['start'])) {
    throw new RefusalError(missing('time zone definition for start time'))
  }
  return {
    status: readStatus(body),
    start,
    end,
    recurrence,
    attendees: readAttendees(body['attendees']),
    fields: readFields(body),
  }
}

/** The event as a client would send the whole of it back: the base of a patch. */
export function writableOf(event: StoredEvent, calendar: Calendar): Json {
  return {
    ...event.fields,
    status: event.status,
    start: presentTime(event.start, calendar.time_zone),
    end: presentTime(event.end, calendar.time_zone),
    ...(event.recurrence && { recurrence: event.recurrence }),
    ...(event.attendees && { attendees: event.attendees }),
  }
}

/** Objects are merged, lists and all else replaced, and null takes away. */
export function mergePatch(ground: Json, patch: Json): Json {
  const merged: Record<string, unknown> = { ...ground }
  for (const [key, value] of Object.entries(patch)) {
    const known = merged[key]
    if (value === null) delete merged[key]
    else merged[key] = isJson(value) ? mergePatch(isJson(known) ? known : {}, value) : value
  }
  return merged
}

/** Client ids: base32hex, 5 to 1024 long. */
export function readClientId(body: Json): string | undefined {
  const { id } = body
  if (id === undefined || id === null) return undefined
  if (typeof id === 'string' && /^[a-v0-9]{5,1024}$/.test(id)) return id
  throw new RefusalError(invalid('Invalid resource id value.'))
}

const text_fields = [
  'summary',
  'description',
  'location',
  'colorId',
  'transparency',
  'visibility',
  'eventType',
]
const other_fields = [
  'reminders',
  'extendedProperties',
  'source',
  'attachments',
  'guestsCanInviteOthers',
  'guestsCanModify',
  'guestsCanSeeOtherGuests',
  'anyoneCanAddSelf',
  'privateCopy',
  'workingLocationProperties',
  'outOfOfficeProperties',
  'focusTimeProperties',
  'birthdayProperties',
]
const allowed: Readonly<Record<string, readonly string[]>> = {
  transparency: ['opaque', 'transparent'],
  visibility: ['default', 'public', 'private', 'confidential'],
  eventType: ['default', 'birthday', 'focusTime', 'fromGmail', 'outOfOffice', 'workingLocation'],
}
const answers: readonly ResponseStatus[] = ['needsAction', 'declined', 'tentative', 'accepted']

/** What is not known, or may not be written, is passed over. */
function readFields(body: Json): Json {
  for (const name of text_fields) {
    const value = body[name]
    if (value === undefined) continue
    if (typeof value !== 'string') throw new RefusalError(invalid(`Invalid value for field ${name}.`))
    if (allowed[name]?.includes(value) === false) throw new RefusalError(invalid(`Invalid ${name} value.`))
  }
  const names = [...text_fields, ...other_fields].filter((name) => body[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, body[name]]))
}

function takeTime(calendar: Calendar, body: Json, name: 'start' | 'end'): EventTime {
  const time = readTime(body[name], calendar.time_zone)
  if (!('problem' in time)) return time
  const words = {
    missing: missing(`${name} time`),
    invalid: invalid(`Invalid ${name} time.`),
    zone: invalid(`Invalid time zone definition for ${name} time.`),
  }
  throw new RefusalError(words[time.problem])
}

function isEmptyDay(start: EventTime, end: EventTime): boolean {
  return start.kind === 'day' && end.kind === 'day' && start.date >= end.date
}

function hasZone(time: unknown): boolean {
  return isJson(time) && typeof time['timeZone'] === 'string'
}

function readRecurrence(body: Json, times: { start: EventTime; end: EventTime }): string[] | undefined {
  const { recurrence } = body
  if (recurrence === undefined || (Array.isArray(recurrence) && recurrence.length === 0)) return undefined
  const lines = Array.isArray(recurrence) ? recurrence.filter((line) => typeof line === 'string') : []
  if (!isRecurrence(lines, times)) throw new RefusalError(invalid('Invalid recurrence rule.'))
  return lines
}

function readStatus({ status }: Json): StoredEvent['status'] {
  if (status === undefined) return 'confirmed'
  if (status === 'confirmed' || status === 'tentative' || status === 'cancelled') return status
  throw new RefusalError(invalid('Invalid value for field status.'))
}

function readAttendees(value: unknown): Attendee[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new RefusalError(invalid('Invalid value for field attendees.'))
  const read = value.map(readAttendee)
  const emails = new Set(read.map(({ email }) => email))
  return [...emails].flatMap((email) => read.find((attendee) => attendee.email === email) ?? [])
}

/** The flags `organizer` and `self` depend on the reader and are not stored. */
function readAttendee(value: unknown): Attendee {
  if (!isJson(value)) throw new RefusalError(invalid('Invalid attendee.'))
  const { email, displayName, optional, resource, comment, additionalGuests, responseStatus } = value
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new RefusalError(invalid('Invalid attendee email.'))
  }
  const answer = answers.find((known) => known === responseStatus)
  return {
    email: email.toLowerCase(),
    ...(typeof displayName === 'string' && { displayName }),
    ...(optional === true && { optional }),
    ...(resource === true && { resource }),
    ...(typeof comment === 'string' && { comment }),
    ...(typeof additionalGuests === 'number' && { additionalGuests }),
    // A room takes what it is asked for.
    responseStatus: answer ?? (resource === true ? 'accepted' : 'needsAction'),
  }
}

function invalid(message: string) {
  const { status, body } = invalidParameter('', message)
  const { domain = 'global', reason = 'invalid' } = body.error.errors[0] ?? {}
  return refuse(status, reason, message, {}, domain)
}
