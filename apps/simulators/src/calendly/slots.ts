import { conferences, inviteesOf, newId, stamp } from './world.ts'
import type { CalendlyWorld, EventLocation, EventType, Invitee, ScheduledEvent } from './world.ts'

export interface Booking {
  readonly event_type: EventType
  readonly start_ms: number
  readonly invitee: Person
  /** Defaults to the owner of the event type. */
  readonly host_ids?: readonly string[]
  /** Emails of people the invitee brings along. */
  readonly guests?: readonly string[]
  readonly answers?: Invitee['answers']
  readonly calendar_event?: ScheduledEvent['calendar_event']
  /** Milliseconds until a conference link is there; null waits to be told. */
  readonly push_after_ms?: number | null
  /** In place of the event type's own. */
  readonly location?: EventType['location']
}

export interface Person {
  readonly name: string
  readonly email: string
  readonly first_name?: string | null
  readonly last_name?: string | null
  readonly timezone?: string | null
}

/** The event that a further person of a group joins. */
export function findOpenSlot(
  world: CalendlyWorld,
  { event_type, start_ms }: Booking,
): ScheduledEvent | undefined {
  if (event_type.kind !== 'group') return undefined
  return world.events.find(
    (event) =>
      event.event_type_id === event_type.id &&
      event.start_ms === start_ms &&
      event.status === 'active' &&
      activeInvitees(world, event).length < event_type.limit,
  )
}

export function addEvent(world: CalendlyWorld, nowMs: number, booking: Booking): ScheduledEvent {
  const { event_type, start_ms } = booking
  const created_at = stamp(world, nowMs)
  const event: ScheduledEvent = {
    id: newId(world, 'event'),
    event_type_id: event_type.id,
    name: event_type.name,
    status: 'active',
    start_ms,
    end_ms: start_ms + event_type.duration * 60_000,
    host_ids: booking.host_ids ?? [event_type.owner_id],
    location: newLocation(nowMs, booking),
    guests: (booking.guests ?? []).map((email) => ({ email, created_at })),
    calendar_event: booking.calendar_event ?? null,
    cancellation: null,
    created_at,
    updated_at: created_at,
  }
  world.events.push(event)
  return event
}

export function addInvitee(
  world: CalendlyWorld,
  nowMs: number,
  event: ScheduledEvent,
  { invitee: person, answers = [] }: Booking,
  old_invitee_id: string | null,
): Invitee {
  const created_at = stamp(world, nowMs)
  const invitee: Invitee = {
    id: newId(world, 'invitee'),
    event_id: event.id,
    email: person.email,
    name: person.name,
    first_name: person.first_name ?? null,
    last_name: person.last_name ?? null,
    timezone: person.timezone ?? null,
    answers,
    status: 'active',
    rescheduled: false,
    old_invitee_id,
    new_invitee_id: null,
    cancellation: null,
    no_show: null,
    created_at,
    updated_at: created_at,
  }
  world.invitees.push(invitee)
  event.updated_at = created_at
  return invitee
}

export function activeInvitees(world: CalendlyWorld, event: ScheduledEvent): Invitee[] {
  return inviteesOf(world, event.id).filter(({ status }) => status === 'active')
}

function newLocation(
  nowMs: number,
  { event_type, location, push_after_ms = 5000 }: Booking,
): EventLocation | null {
  const wanted = location === undefined ? event_type.location : location
  if (wanted === null) return null
  const isConference = conferences.some((kind) => kind === wanted.kind)
  return {
    type: wanted.kind,
    location: wanted.location ?? null,
    status: isConference ? 'initiated' : null,
    join_url: null,
    pushed_at_ms: isConference && push_after_ms !== null ? nowMs + push_after_ms : null,
  }
}
