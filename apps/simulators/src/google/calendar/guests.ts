import { isJson, type Json } from '../../kit/message.ts'
import type { Scene } from '../../kit/provider.ts'
import type { GoogleWorld } from '../world.ts'
import type { Attendee, Calendar, ResponseStatus, StoredEvent } from './calendar-world.ts'
import { formerAfter, withInherited } from './instances.ts'

type Commit = (scene: Scene<GoogleWorld>, calendar: Calendar, event: StoredEvent) => void

/** The private fields of each guest's copy, which the organizer's changes do not touch. */
export const own_fields = ['colorId', 'reminders', 'transparency', 'extendedProperties'] as const

/** Brings the organizer's event to the calendars of its guests, and takes it from those who are none any more. */
export function spread(
  scene: Scene<GoogleWorld>,
  calendar: Calendar,
  event: StoredEvent,
  commit: Commit,
): void {
  if (!isOrganizers(calendar, event) || event.fields['privateCopy'] === true) return
  const full = withInherited(calendar, event)
  const guests = new Set(full.attendees?.map(({ email }) => email))
  for (const other of scene.world.calendar.calendars.values()) {
    if (other === calendar || !other.is_primary) continue
    const copy = other.events.get(event.id)
    const made = guests.has(other.id) ? makeCopy(other, full, copy) : withdraw(other, full, copy)
    if (made && !isSameCopy(copy, made)) commit(scene, other, made)
  }
}

/** Whether this calendar is the one the event is arranged in. */
export function isOrganizers(calendar: Calendar, { organizer }: StoredEvent): boolean {
  return organizer.email === calendar.id
}

/** Where the event of which this is a copy is arranged; here, when that is nowhere in this world. */
export function findOriginal(
  { world }: Scene<GoogleWorld>,
  calendar: Calendar,
  event: StoredEvent,
): Calendar {
  const original = world.calendar.calendars.get(event.organizer.email)
  return original?.events.has(event.recurring_event_id ?? event.id) ? original : calendar
}

/** The attendees with this one's answer changed; an unknown address is no guest and changes nothing. */
export function withAnswer(
  attendees: readonly Attendee[] | undefined,
  email: string,
  responseStatus: ResponseStatus,
  comment?: string,
): Attendee[] {
  return (attendees ?? []).map((attendee) =>
    attendee.email === email
      ? { ...attendee, responseStatus, ...(comment !== undefined && { comment }) }
      : attendee,
  )
}

/** The event as it stands in a guest's calendar; undefined where there is nothing to bring. */
function makeCopy(
  guest: Calendar,
  full: StoredEvent,
  copy: StoredEvent | undefined,
): StoredEvent | undefined {
  if (!copy && full.status === 'cancelled' && !isLivingSeries(guest, full)) return undefined
  const kept = Object.fromEntries(
    own_fields.filter((name) => copy && name in copy.fields).map((name) => [name, copy?.fields[name]]),
  )
  const made = { ...full, fields: { ...full.fields, ...withoutPrivate(full.fields), ...kept }, former: [] }
  // What a guest has removed stays away for as long as the answer is no.
  const answer = full.attendees?.find(({ email }) => email === guest.id)?.responseStatus
  const isRemoved = copy?.status === 'cancelled' && !copy.is_bare && answer === 'declined'
  return {
    ...made,
    status: isRemoved ? 'cancelled' : full.status,
    former: copy ? formerAfter(guest, copy, made) : [],
  }
}

/** The event of a removed guest; for one instance of a series, its cancellation. */
function withdraw(
  guest: Calendar,
  full: StoredEvent,
  copy: StoredEvent | undefined,
): StoredEvent | undefined {
  if (copy) {
    if (copy.organizer.email !== full.organizer.email || copy.status === 'cancelled') return undefined
    return { ...copy, status: 'cancelled', is_bare: copy.recurring_event_id === undefined }
  }
  return isLivingSeries(guest, full) ? { ...full, status: 'cancelled', former: [] } : undefined
}

function isLivingSeries(guest: Calendar, { recurring_event_id }: StoredEvent): boolean {
  const master = recurring_event_id === undefined ? undefined : guest.events.get(recurring_event_id)
  return master !== undefined && master.status !== 'cancelled'
}

function withoutPrivate(fields: Json): Json {
  const { extendedProperties } = fields
  if (!isJson(extendedProperties)) return {}
  const { private: _own, ...shared } = extendedProperties
  return { extendedProperties: shared }
}

/** Whether a copy says already what it would say, so that nothing is written for nothing. */
function isSameCopy(copy: StoredEvent | undefined, made: StoredEvent): boolean {
  return copy !== undefined && said(copy) === said(made)
}

function said({ start, end, recurrence, status, attendees, fields, sequence, is_bare }: StoredEvent): string {
  return JSON.stringify([start, end, recurrence, status, attendees, fields, sequence, is_bare])
}
