import { findText } from '../kit/input.ts'
import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { follow } from './announce.ts'
import { cancelEvent } from './bookings.ts'
import { readOwners } from './owners.ts'
import { answerPage, isDescending, readChoice, readMoment } from './pages.ts'
import { instant, presentEvent } from './present.ts'
import { denied, invalid, not_found, Refusal } from './refusals.ts'
import { findEvent, findUser, inviteesOf, runsOrganization } from './world.ts'
import type { ScheduledEvent } from './world.ts'

/** There is no filter by change: a client finds canceled and moved events only by reading the window again. */
export function listScheduledEvents(call: Call): SimulatedReply {
  const { url, world, query } = call
  const owners = readOwners(
    call,
    'Please also specify organization when requesting events for a user within your organization.',
  )
  const status = readChoice(query, 'status', ['active', 'canceled'])
  const from = readMoment(query, 'min_start_time') ?? -Infinity
  const to = readMoment(query, 'max_start_time') ?? Infinity
  const email = query.get('invitee_email')?.toLowerCase()
  return answerPage({
    url,
    path: '/scheduled_events',
    query,
    items: world.events.filter(
      (event) =>
        event.host_ids.some((id) => owners.has(id)) &&
        (status === undefined || event.status === status) &&
        event.start_ms >= from &&
        event.start_ms <= to &&
        (email === undefined ||
          inviteesOf(world, event.id).some((invitee) => invitee.email.toLowerCase() === email)),
    ),
    placeOf: ({ start_ms, id }) => [instant(start_ms), id],
    descending: isDescending(query, 'start_time'),
    present: (event) => presentEvent(url, world, event),
  })
}

export function getScheduledEvent(call: Call): SimulatedReply {
  return { status: 200, body: { resource: presentEvent(call.url, call.world, readEvent(call)) } }
}

export function cancelScheduledEvent(call: Call): SimulatedReply {
  const { scene, world, nowMs, user, body } = call
  const event = readEvent(call, 'You are not allowed to cancel this event')
  const reason = findText(body, 'reason') ?? null
  if (reason !== null && reason.length > 10_000) return invalid('reason', 'length must be less than 10000')
  if (event.status === 'canceled') return denied('Event is already canceled')
  if (event.start_ms <= nowMs) return denied('Event in the past')
  const cancellation = { canceled_by: user.name, reason, canceler_type: 'host' } as const
  follow(scene, { notices: cancelEvent(world, nowMs, event, cancellation) })
  return { status: 201, body: { resource: event.cancellation } }
}

/** The event in the path, if the caller hosts it or runs the organization of a host. */
export function readEvent(
  { world, user, params }: Call,
  refusal = 'You are not allowed to view this event',
): ScheduledEvent {
  const event = findEvent(world, params.uuid ?? '')
  if (!event) throw new Refusal(not_found)
  const isColleague = (id: string) => findUser(world, id)?.organization_id === user.organization_id
  const isSeen =
    event.host_ids.includes(user.id) || (runsOrganization(user) && event.host_ids.some(isColleague))
  if (!isSeen) throw new Refusal(denied(refusal))
  return event
}
