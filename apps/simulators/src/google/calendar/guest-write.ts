import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../kit/message.ts'
import type { Scene } from '../../kit/provider.ts'
import { refuse, RefusalError } from '../errors.ts'
import type { GoogleWorld } from '../world.ts'
import type { Attendee, Calendar, ResponseStatus, StoredEvent } from './calendar-world.ts'
import type { Draft } from './event-body.ts'
import { findOriginal, own_fields, withAnswer } from './guests.ts'
import { findEvent } from './instances.ts'
import { commit } from './stamp.ts'
import { writeDraft } from './write-event.ts'

type CalendarScene = Scene<GoogleWorld>

/** A guest writes: the own answer and what is a guest's own; the rest only where guests may modify. */
export function writeAsGuest(
  scene: CalendarScene,
  calendar: Calendar,
  event: StoredEvent,
  draft: Draft,
): StoredEvent {
  if (!isSameForAll(calendar, event, draft)) {
    if (event.fields['guestsCanModify'] !== true) {
      const message = 'Shared properties can only be changed by the organizer of the event.'
      throw new RefusalError(refuse(403, 'forbiddenForNonOrganizer', message))
    }
    const original = findOriginal(scene, calendar, event)
    const there = findEvent(original, event.id) ?? event
    writeDraft(scene, original, there, { ...draft, fields: { ...draft.fields, ...pickOwn(there.fields) } })
  }
  writeOwnFields(scene, calendar, event.id, draft.fields)
  const answer = draft.attendees?.find(({ email }) => email === calendar.id)
  const known = event.attendees?.find(({ email }) => email === calendar.id)
  if (answer && !isDeepStrictEqual(answer, known)) {
    answerInvitation(scene, calendar, event.id, calendar.id, answer.responseStatus, answer.comment)
  }
  return findEvent(calendar, event.id) ?? event
}

/** An answer is written where the event is arranged and comes to all its guests from there. */
export function answerInvitation(
  scene: CalendarScene,
  calendar: Calendar,
  eventId: string,
  email: string,
  answer: ResponseStatus,
  comment?: string,
): void {
  const here = findEvent(calendar, eventId)
  if (!here) return
  const original = findOriginal(scene, calendar, here)
  const event = findEvent(original, eventId)
  if (!event) return
  const stored = original.events.get(eventId) ?? { ...event, fields: {} }
  stored.attendees = withAnswer(event.attendees, email, answer, comment)
  commit(scene, original, stored)
}

/** A guest removes the event: it is gone here, and the answer is no. */
export function removeAsGuest(scene: CalendarScene, calendar: Calendar, event: StoredEvent): void {
  const stored = calendar.events.get(event.id) ?? { ...event }
  stored.status = 'cancelled'
  commit(scene, calendar, stored)
  answerInvitation(scene, calendar, event.id, calendar.id, 'declined')
}

function writeOwnFields(scene: CalendarScene, calendar: Calendar, eventId: string, fields: Json): void {
  const event = findEvent(calendar, eventId)
  if (!event) return
  const stored = calendar.events.get(eventId) ?? event
  const next = pickOwn(fields)
  if (isDeepStrictEqual(next, pickOwn(event.fields))) return
  const rest = Object.fromEntries(Object.entries(stored.fields).filter(([name]) => !isOwn(name)))
  stored.fields = { ...rest, ...next }
  commit(scene, calendar, stored)
}

function isSameForAll({ id }: Calendar, event: StoredEvent, draft: Draft): boolean {
  const shared = (one: Draft | StoredEvent) => [
    one.status,
    one.start,
    one.end,
    one.recurrence,
    withoutSelf(one.attendees, id),
    Object.fromEntries(Object.entries(one.fields).filter(([name]) => !isOwn(name) && !isConference(name))),
  ]
  return isDeepStrictEqual(shared(event), shared(draft))
}

function withoutSelf(attendees: readonly Attendee[] | undefined, own: string): readonly Attendee[] {
  return attendees?.filter(({ email }) => email !== own) ?? []
}

function pickOwn(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isOwn(name)))
}

function isOwn(name: string): boolean {
  return own_fields.some((own) => own === name)
}

function isConference(name: string): boolean {
  return name === 'conferenceData' || name === 'hangoutLink'
}
