import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { readOwners } from './owners.ts'
import { answerPage, isDescending, readChoice } from './pages.ts'
import { presentEventType } from './present.ts'
import { denied, not_found } from './refusals.ts'
import { findUser } from './world.ts'

export function listEventTypes(call: Call): SimulatedReply {
  const { url, world, query } = call
  const owners = readOwners(call, 'This user is not in your organization')
  const active = readChoice(query, 'active', ['true', 'false'])
  return answerPage({
    url,
    path: '/event_types',
    query,
    items: world.event_types.filter(
      (type) =>
        owners.has(type.owner_id) &&
        type.deleted_at === null &&
        (active === undefined || type.active === (active === 'true')),
    ),
    placeOf: ({ name, id }) => [name, id],
    descending: isDescending(query, 'name'),
    present: (type) => presentEventType(url, world, type),
  })
}

/** A deleted one too, for the sake of the events that were booked from it. */
export function getEventType({ url, world, user, params }: Call): SimulatedReply {
  const type = world.event_types.find(({ id }) => id === params.uuid)
  if (!type) return not_found
  if (findUser(world, type.owner_id)?.organization_id !== user.organization_id) return denied()
  return { status: 200, body: { resource: presentEventType(url, world, type) } }
}
