import { activeInvitees, addEvent, addInvitee, findOpenSlot, type Booking } from './slots.ts'
import { findEvent, findInvitee, newId, stamp } from './world.ts'
import type { CalendlyWorld, Cancellation, Invitee, ScheduledEvent } from './world.ts'

/** Something subscribers are told, about one person in one event. */
export interface Notice {
  readonly event:
    | 'invitee.created'
    | 'invitee.canceled'
    | 'invitee_no_show.created'
    | 'invitee_no_show.deleted'
  readonly invitee_id: string
}

export interface Booked {
  readonly event: ScheduledEvent
  readonly invitee: Invitee
  readonly notices: readonly Notice[]
}

/** Books a slot; in a group the person joins those who have the same slot already. */
export function book(world: CalendlyWorld, nowMs: number, booking: Booking): Booked {
  const event = findOpenSlot(world, booking) ?? addEvent(world, nowMs, booking)
  const invitee = addInvitee(world, nowMs, event, booking, null)
  return { event, invitee, notices: [{ event: 'invitee.created', invitee_id: invitee.id }] }
}

/** Calendly never moves an event: the old one is canceled, a new one made, and the two invitees know each other. */
export function reschedule(
  world: CalendlyWorld,
  nowMs: number,
  invitee: Invitee,
  to: { readonly start_ms: number; readonly push_after_ms?: number | null; readonly external_id?: string },
  cancellation: Omit<Cancellation, 'created_at'>,
): Booked {
  const old = getEvent(world, invitee)
  const event_type = world.event_types.find(({ id }) => id === old.event_type_id)
  if (!event_type) throw new RangeError(`The event ${old.id} has no event type.`)
  const { external_id } = to
  const booking: Booking = {
    event_type,
    invitee,
    start_ms: to.start_ms,
    host_ids: old.host_ids,
    guests: old.guests.map(({ email }) => email),
    answers: invitee.answers,
    calendar_event:
      old.calendar_event && external_id ? { ...old.calendar_event, external_id } : old.calendar_event,
    push_after_ms: to.push_after_ms,
  }
  const event = findOpenSlot(world, booking) ?? addEvent(world, nowMs, booking)
  const successor = addInvitee(world, nowMs, event, booking, invitee.id)
  invitee.rescheduled = true
  invitee.new_invitee_id = successor.id
  const notices = cancelInvitee(world, nowMs, invitee, cancellation)
  return {
    event,
    invitee: successor,
    notices: [...notices, { event: 'invitee.created', invitee_id: successor.id }],
  }
}

/** Removes all invitees of an event. */
export function cancelEvent(
  world: CalendlyWorld,
  nowMs: number,
  event: ScheduledEvent,
  cancellation: Omit<Cancellation, 'created_at'>,
): Notice[] {
  const notices = activeInvitees(world, event).flatMap((invitee) =>
    cancelInvitee(world, nowMs, invitee, cancellation),
  )
  if (event.status === 'active') closeEvent(world, nowMs, event, cancellation)
  return notices
}

/** Takes one person off; the event itself is canceled with the last one. */
export function cancelInvitee(
  world: CalendlyWorld,
  nowMs: number,
  invitee: Invitee,
  cancellation: Omit<Cancellation, 'created_at'>,
): Notice[] {
  const event = getEvent(world, invitee)
  invitee.status = 'canceled'
  invitee.cancellation = { ...cancellation, created_at: stamp(world, nowMs) }
  invitee.updated_at = stamp(world, nowMs)
  event.updated_at = stamp(world, nowMs)
  if (activeInvitees(world, event).length === 0) closeEvent(world, nowMs, event, cancellation)
  return [{ event: 'invitee.canceled', invitee_id: invitee.id }]
}

export function markNoShow(world: CalendlyWorld, nowMs: number, invitee: Invitee): Notice[] {
  invitee.no_show = { id: newId(world, 'no-show'), created_at: stamp(world, nowMs) }
  invitee.updated_at = stamp(world, nowMs)
  return [{ event: 'invitee_no_show.created', invitee_id: invitee.id }]
}

export function undoNoShow(world: CalendlyWorld, nowMs: number, invitee: Invitee): Notice[] {
  invitee.no_show = null
  invitee.updated_at = stamp(world, nowMs)
  return [{ event: 'invitee_no_show.deleted', invitee_id: invitee.id }]
}

export function getEvent(world: CalendlyWorld, { event_id }: Invitee): ScheduledEvent {
  const event = findEvent(world, event_id)
  if (!event) throw new RangeError(`There is no event ${event_id}.`)
  return event
}

export function getInvitee(world: CalendlyWorld, id: string): Invitee {
  const invitee = findInvitee(world, id)
  if (!invitee) throw new RangeError(`There is no invitee ${id}.`)
  return invitee
}

function closeEvent(
  world: CalendlyWorld,
  nowMs: number,
  event: ScheduledEvent,
  cancellation: Omit<Cancellation, 'created_at'>,
): void {
  event.status = 'canceled'
  event.cancellation = { ...cancellation, created_at: stamp(world, nowMs) }
  event.updated_at = stamp(world, nowMs)
}
