import type { Json, SimulatedReply } from '../../kit/message.ts'
import { invalidParameter, missing, notFound, refuse, RefusalError } from '../errors.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { mergePatch, readDraft, writableOf } from './event-body.ts'
import { removeAsGuest, writeAsGuest } from './guest-write.ts'
import { isOrganizers } from './guests.ts'
import { findEvent } from './instances.ts'
import { takeWritable, type CalendarCall, type CalendarMethod } from './method.ts'
import { moveEvent } from './move-event.ts'
import { etagOf, presentEvent } from './present-event.ts'
import { readChoice, readFlag } from './query.ts'
import { cancelEvent, insertEvent, patchEvent, putEvent } from './write-event.ts'

const write_scopes = ['calendar', 'calendar.events', 'calendar.events.owned']
const one = '/calendars/:calendarId/events/:eventId'
const all = '/calendars/:calendarId/events'

/** Writing events as the account of the token. */
export const eventWriteMethods: readonly CalendarMethod[] = [
  { id: 'calendar.events.insert', http: 'POST', path: all, scopes: write_scopes, answer: insert },
  {
    id: 'calendar.events.import',
    http: 'POST',
    path: `${all}/import`,
    scopes: write_scopes,
    answer: importOne,
  },
  { id: 'calendar.events.patch', http: 'PATCH', path: one, scopes: write_scopes, answer: patch },
  { id: 'calendar.events.update', http: 'PUT', path: one, scopes: write_scopes, answer: put },
  { id: 'calendar.events.delete', http: 'DELETE', path: one, scopes: write_scopes, answer: remove },
  { id: 'calendar.events.move', http: 'POST', path: `${one}/move`, scopes: write_scopes, answer: move },
]

function insert(call: CalendarCall): SimulatedReply {
  const calendar = takeWritable(call)
  const { with_conference } = readOptions(call.query)
  if (call.body['eventType'] === 'fromGmail') {
    throw new RefusalError(refuse(400, 'eventTypeRestriction', 'Events of this type cannot be created.'))
  }
  const creator = call.account
  return shown(
    call,
    calendar,
    insertEvent(call.scene, calendar, { body: call.body, creator, with_conference }),
  )
}

/** A copy of an event from elsewhere, told apart by its iCalUID; importing it again writes the same copy. */
function importOne(call: CalendarCall): SimulatedReply {
  const calendar = takeWritable(call)
  const { with_conference } = readOptions(call.query)
  const { iCalUID, organizer } = call.body
  if (typeof iCalUID !== 'string') throw new RefusalError(missing('iCalUID'))
  const known = [...calendar.events.values()].find(
    (event) => event.ical_uid === iCalUID && event.recurring_event_id === undefined,
  )
  if (known) {
    return shown(call, calendar, putEvent(call.scene, calendar, known, { body: call.body, with_conference }))
  }
  const email = isEmailHolder(organizer) ? organizer.email : calendar.id
  const insertion = {
    body: call.body,
    creator: email,
    organizer: { email },
    ical_uid: iCalUID,
    with_conference,
  }
  return shown(call, calendar, insertEvent(call.scene, calendar, insertion))
}

function patch(call: CalendarCall): SimulatedReply {
  const { calendar, event } = takeEvent(call)
  const write = { body: call.body, ...readOptions(call.query) }
  if (isOrganizers(calendar, event)) {
    return shown(call, calendar, patchEvent(call.scene, calendar, event, write))
  }
  const { conferenceData: _organizers, ...own } = call.body
  const draft = readDraft(calendar, mergePatch(writableOf(event, calendar), own))
  return shown(call, calendar, writeAsGuest(call.scene, calendar, event, draft))
}

function put(call: CalendarCall): SimulatedReply {
  const { calendar, event } = takeEvent(call)
  const write = { body: call.body, ...readOptions(call.query) }
  const written = isOrganizers(calendar, event)
    ? putEvent(call.scene, calendar, event, write)
    : writeAsGuest(call.scene, calendar, event, readDraft(calendar, call.body))
  return shown(call, calendar, written)
}

function remove(call: CalendarCall): SimulatedReply {
  const { calendar, event } = takeEvent(call)
  readOptions(call.query)
  if (event.status === 'cancelled') {
    throw new RefusalError(refuse(410, 'deleted', 'Resource has been deleted'))
  }
  if (isOrganizers(calendar, event)) cancelEvent(call.scene, calendar, event)
  else removeAsGuest(call.scene, calendar, event)
  return { status: 204 }
}

function move(call: CalendarCall): SimulatedReply {
  const { calendar, event } = takeEvent(call)
  const destination = call.query.get('destination')
  if (destination === null) throw new RefusalError(missing('destination'))
  const target = takeWritable({ ...call, params: { calendarId: destination } })
  return shown(call, target, moveEvent(call.scene, calendar, target, event))
}

/** The event of the path; checks the caller's etag, if one was sent. */
function takeEvent(call: CalendarCall): { readonly calendar: Calendar; readonly event: StoredEvent } {
  const calendar = takeWritable(call)
  const event = findEvent(calendar, call.params['eventId'] ?? '')
  if (!event) throw new RefusalError(notFound())
  const expected = call.headers['if-match']
  if (expected !== undefined && expected !== '*' && expected !== etagOf(event)) {
    const place = { locationType: 'header', location: 'If-Match' }
    throw new RefusalError(refuse(412, 'conditionNotMet', 'Precondition Failed', place))
  }
  return { calendar, event }
}

function readOptions(query: URLSearchParams): { readonly with_conference: boolean } {
  readChoice(query, 'sendUpdates', ['all', 'externalOnly', 'none'])
  readFlag(query, 'sendNotifications')
  const version = query.get('conferenceDataVersion') ?? '0'
  if (version !== '0' && version !== '1') {
    const message = `Invalid value '${version}'. Values must be within the range: [0, 1]`
    throw new RefusalError(invalidParameter('conferenceDataVersion', message))
  }
  return { with_conference: version === '1' }
}

function shown(call: CalendarCall, calendar: Calendar, event: StoredEvent): SimulatedReply {
  const current = findEvent(calendar, event.id) ?? event
  const role = calendar.access.get(call.account) ?? 'owner'
  const viewer = { account: call.account, role, zone: calendar.time_zone }
  return {
    status: 200,
    headers: { etag: etagOf(current) },
    body: presentEvent(calendar, current, viewer),
  }
}

function isEmailHolder(value: unknown): value is Json & { readonly email: string } {
  return typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string'
}
