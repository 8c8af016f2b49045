import { findList, findText, InputError, takeObject, takeText } from '../kit/input.ts'
import { isJson, type Json, type SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { follow } from './announce.ts'
import { book, markNoShow, undoNoShow } from './bookings.ts'
import { answerPage, isDescending, readChoice } from './pages.ts'
import { idIn, inviteeUri, presentInvitee, uriOf } from './present.ts'
import { denied, invalid, not_found, Refusal } from './refusals.ts'
import { readEvent } from './scheduled-events.ts'
import type { Person } from './slots.ts'
import { findInvitee, inviteesOf } from './world.ts'
import type { EventType, Invitee } from './world.ts'

export function listInvitees(call: Call): SimulatedReply {
  const { url, world, query } = call
  const event = readEvent(call)
  const status = readChoice(query, 'status', ['active', 'canceled'])
  const email = query.get('email')?.toLowerCase()
  return answerPage({
    url,
    path: `/scheduled_events/${event.id}/invitees`,
    query,
    items: inviteesOf(world, event.id).filter(
      (invitee) =>
        (status === undefined || invitee.status === status) &&
        (email === undefined || invitee.email.toLowerCase() === email),
    ),
    placeOf: ({ created_at, id }) => [created_at, id],
    descending: isDescending(query, 'created_at'),
    present: (invitee) => presentInvitee(url, world, invitee),
  })
}

export function getEventInvitee(call: Call): SimulatedReply {
  const { url, world, params } = call
  const event = readEvent(call, 'You do not have permission to view this event')
  const invitee = findInvitee(world, params.invitee_uuid ?? '')
  if (invitee?.event_id !== event.id) return not_found
  return { status: 200, body: { resource: presentInvitee(url, world, invitee) } }
}

/** Books a slot for an invitee, without Calendly's page. */
export function createInvitee(call: Call): SimulatedReply {
  const { scene, url, world, nowMs, body } = call
  const type = readEventType(call)
  const start_ms = readStart(body)
  if (start_ms <= nowMs || isTaken(call, type, start_ms)) return invalid('start_time', 'is not available')
  const booked = book(world, nowMs, {
    event_type: type,
    start_ms,
    invitee: readPerson(takeObject(body, 'invitee')),
    guests: (findList(body, 'event_guests') ?? []).filter((guest) => typeof guest === 'string'),
    answers: readAnswers(body),
  })
  follow(scene, booked)
  return { status: 201, body: { resource: presentInvitee(url, world, booked.invitee) } }
}

export function createNoShow(call: Call): SimulatedReply {
  const { scene, url, world, nowMs, body } = call
  const invitee = readInviteeUri(call, takeText(body, 'invitee'))
  if (invitee.no_show) return { status: 201, body: { resource: presentNoShow(url, invitee) } }
  follow(scene, { notices: markNoShow(world, nowMs, invitee) })
  return { status: 201, body: { resource: presentNoShow(url, invitee) } }
}

export function getNoShow(call: Call): SimulatedReply {
  return { status: 200, body: { resource: presentNoShow(call.url, readNoShow(call)) } }
}

export function deleteNoShow(call: Call): SimulatedReply {
  const { scene, world, nowMs } = call
  follow(scene, { notices: undoNoShow(world, nowMs, readNoShow(call)) })
  return { status: 204 }
}

function readEventType({ url, world, user, body }: Call): EventType {
  const id = idIn(url, 'event_types', takeText(body, 'event_type'))
  const type = world.event_types.find((known) => known.id === id)
  if (!type) throw new Refusal(not_found)
  if (type.owner_id !== user.id) throw new Refusal(denied())
  if (!type.active || type.deleted_at !== null) throw new Refusal(invalid('event_type', 'is not active'))
  return type
}

function readStart(body: Json): number {
  const ms = Date.parse(takeText(body, 'start_time'))
  if (Number.isNaN(ms)) throw new Refusal(invalid('start_time', 'is not a valid time'))
  return ms
}

/** A host has one event at a time; only a group takes further people, while it has room. */
function isTaken({ world }: Call, type: EventType, start_ms: number): boolean {
  const end_ms = start_ms + type.duration * 60_000
  return world.events.some((event) => {
    if (event.status !== 'active' || !event.host_ids.includes(type.owner_id)) return false
    if (event.start_ms >= end_ms || event.end_ms <= start_ms) return false
    const active = inviteesOf(world, event.id).filter(({ status }) => status === 'active')
    const isSameSlot = event.event_type_id === type.id && event.start_ms === start_ms
    return type.kind === 'solo' || !isSameSlot || active.length >= type.limit
  })
}

function readPerson(invitee: Json): Person {
  const first_name = findText(invitee, 'first_name') ?? null
  const last_name = findText(invitee, 'last_name') ?? null
  const name = findText(invitee, 'name') ?? [first_name, last_name].filter((part) => part !== null).join(' ')
  if (name === '') throw new InputError('"name" is missing.')
  return {
    name,
    first_name,
    last_name,
    email: takeText(invitee, 'email'),
    timezone: findText(invitee, 'timezone') ?? null,
  }
}

function readAnswers(body: Json): Invitee['answers'] {
  return (findList(body, 'questions_and_answers') ?? []).map((item) => {
    if (!isJson(item)) throw new InputError('"questions_and_answers" must be a list of objects.')
    return { question: takeText(item, 'question'), answer: takeText(item, 'answer') }
  })
}

function readInviteeUri(call: Call, uri: string): Invitee {
  const invitee = call.world.invitees.find((known) => inviteeUri(call.url, known) === uri)
  if (!invitee) throw new Refusal(not_found)
  readEvent({ ...call, params: { uuid: invitee.event_id } })
  return invitee
}

function readNoShow(call: Call): Invitee {
  const invitee = call.world.invitees.find(({ no_show }) => no_show?.id === call.params.uuid)
  if (!invitee) throw new Refusal(not_found)
  readEvent({ ...call, params: { uuid: invitee.event_id } })
  return invitee
}

function presentNoShow(url: string, invitee: Invitee) {
  return {
    uri: uriOf(url, 'invitee_no_shows', invitee.no_show?.id ?? ''),
    invitee: inviteeUri(url, invitee),
    created_at: invitee.no_show?.created_at,
  }
}
