import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../kit/message.ts'
import type { Scene } from '../../kit/provider.ts'
import { refuse, RefusalError } from '../errors.ts'
import type { GoogleWorld } from '../world.ts'
import type { Calendar, StoredEvent } from './calendar-world.ts'
import { nextId } from './calendars.ts'
import { conferenceFields, finishConference } from './conference.ts'
import { mergePatch, readClientId, readDraft, writableOf, type Draft } from './event-body.ts'
import { exceptionsOf, formerAfter, hasSlot, masterOf } from './instances.ts'
import { commit } from './stamp.ts'

type CalendarScene = Scene<GoogleWorld>

export interface Write {
  readonly body: Json
  /** `conferenceDataVersion=1`; without it what is sent about conferences is passed over. */
  readonly with_conference: boolean
}

export interface Insertion extends Write {
  /** The account that makes the event. */
  readonly creator: string
  readonly organizer?: StoredEvent['organizer']
  readonly ical_uid?: string
  /** Replaces a generated or client's id; the rules for client ids do not apply. */
  readonly id?: string
}

/** A new event; the id of a deleted one is taken too. */
export function insertEvent(scene: CalendarScene, calendar: Calendar, insertion: Insertion): StoredEvent {
  const { body, creator, with_conference } = insertion
  const id = insertion.id ?? readClientId(body) ?? nextId(scene.world.calendar)
  if (calendar.events.has(id)) {
    throw new RefusalError(refuse(409, 'duplicate', 'The requested identifier already exists.'))
  }
  const draft = readDraft(calendar, body)
  const own = {
    email: calendar.id,
    ...(!calendar.is_primary && { displayName: calendar.summary }),
  }
  const event: StoredEvent = {
    id,
    ical_uid: insertion.ical_uid ?? `${id}@google.com`,
    created_ms: scene.clock.now(),
    creator,
    organizer: insertion.organizer ?? own,
    ...draft,
    fields: {
      ...draft.fields,
      ...conferenceFields(undefined, with_conference ? body['conferenceData'] : undefined),
    },
    recurring_event_id: undefined,
    original_start: undefined,
    sequence: 0,
    updated_ms: 0,
    version: 0,
    changed: 0,
    former: [],
    is_bare: false,
  }
  commit(scene, calendar, event)
  finishConference(scene, calendar, event)
  return event
}

/** Writes only what is sent. `event` has what it inherits; an instance that differs from now on is stored. */
export function patchEvent(
  scene: CalendarScene,
  calendar: Calendar,
  event: StoredEvent,
  { body, with_conference }: Write,
): StoredEvent {
  const { conferenceData, ...patch } = body
  const merged = mergePatch(writableOf(event, calendar), patch)
  const draft = readDraft(calendar, merged)
  return writeDraft(scene, calendar, event, draft, with_conference ? conferenceData : undefined)
}

/** Writes the whole event; what is not sent is gone, but for a conference that was not to be touched. */
export function putEvent(
  scene: CalendarScene,
  calendar: Calendar,
  event: StoredEvent,
  { body, with_conference }: Write,
): StoredEvent {
  const draft = readDraft(calendar, body)
  const conference = with_conference ? (body['conferenceData'] ?? null) : undefined
  return writeDraft(scene, calendar, event, draft, conference)
}

/** Cancels an event, a series with all its instances, or one instance, which then stands in the way of its slot. */
export function cancelEvent(scene: CalendarScene, calendar: Calendar, event: StoredEvent): StoredEvent {
  const stored = calendar.events.get(event.id) ?? { ...event, fields: {}, attendees: undefined }
  stored.status = 'cancelled'
  stored.sequence += 1
  commit(scene, calendar, stored)
  return stored
}

/** Makes a draft what the event is. `conference` undefined leaves that as it is. */
export function writeDraft(
  scene: CalendarScene,
  calendar: Calendar,
  event: StoredEvent,
  draft: Draft,
  conference?: unknown,
): StoredEvent {
  checkChange(event, draft)
  const known = calendar.events.get(event.id)
  const written: StoredEvent = {
    ...event,
    ...draft,
    ...ownParts(masterOf(calendar, event), {
      fields: { ...draft.fields, ...conferenceFields(event, conference) },
      attendees: draft.attendees,
    }),
    sequence: event.sequence + (isMoved(event, draft) ? 1 : 0),
    former: known ? formerAfter(calendar, known, draft) : event.former,
    is_bare: false,
  }
  calendar.events.set(written.id, written)
  dropOrphans(calendar, written)
  commit(scene, calendar, written)
  finishConference(scene, calendar, written)
  return written
}

function checkChange(event: StoredEvent, draft: Draft): void {
  if (event.recurring_event_id !== undefined && draft.recurrence) {
    throw new RefusalError(refuse(400, 'invalid', 'Invalid recurrence rule.'))
  }
  if (typeOf(draft) !== typeOf(event)) {
    throw new RefusalError(refuse(400, 'eventTypeRestriction', 'The event type cannot be changed.'))
  }
}

function typeOf({ fields }: Pick<Draft, 'fields'>): unknown {
  return fields['eventType'] ?? 'default'
}

function isMoved(event: StoredEvent, draft: Draft): boolean {
  return !isDeepStrictEqual(
    [draft.start, draft.end, draft.recurrence, draft.status],
    [event.start, event.end, event.recurrence, event.status],
  )
}

/** An instance keeps only what differs from its master, so that it follows the master in the rest. */
function ownParts(
  master: StoredEvent | undefined,
  { fields, attendees }: Pick<Draft, 'fields' | 'attendees'>,
): Pick<Draft, 'fields' | 'attendees'> {
  if (!master) return { fields, attendees }
  return {
    fields: differing(fields, master.fields),
    attendees: isDeepStrictEqual(attendees, master.attendees) ? undefined : (attendees ?? []),
  }
}

/** Cancels instances that the changed series no longer has. */
function dropOrphans(calendar: Calendar, master: StoredEvent): void {
  for (const instance of exceptionsOf(calendar, master.id)) {
    if (instance.original_start && !hasSlot(master, instance.original_start)) instance.status = 'cancelled'
  }
}

function differing(fields: Json, ground: Json): Json {
  const names = [...new Set([...Object.keys(fields), ...Object.keys(ground)])]
  const changed = names.filter((name) => !isDeepStrictEqual(fields[name], ground[name]))
  return Object.fromEntries(changed.map((name) => [name, fields[name]]))
}
