import type { SimulatedReply } from '../kit/message.ts'
import type { Call } from './access.ts'
import { presentUser } from './present.ts'
import { denied, not_found } from './refusals.ts'
import { findUser } from './world.ts'

export function getMe({ url, user }: Call): SimulatedReply {
  return { status: 200, body: { resource: presentUser(url, user) } }
}

/** The caller, or a member of the caller's organization. */
export function getUser({ url, world, user, params }: Call): SimulatedReply {
  const found = findUser(world, params.uuid ?? '')
  if (!found) return not_found
  if (found.organization_id !== user.organization_id) return denied()
  return { status: 200, body: { resource: presentUser(url, found) } }
}
