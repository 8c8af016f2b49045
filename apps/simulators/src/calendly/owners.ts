import type { Call } from './access.ts'
import { idIn } from './present.ts'
import { denied, invalid, Refusal } from './refusals.ts'
import { findUser, runsOrganization } from './world.ts'

/**
 * Ids of the users that a list covers, from its `user` and `organization`: the caller, or as
 * owner or administrator all of one's organization or one of its members. Throws the vendor's refusals.
 */
export function readOwners(call: Call, otherUser: string): ReadonlySet<string> {
  const { world, user, query } = call
  const userUri = query.get('user')
  const organizationUri = query.get('organization')
  if (userUri === null && organizationUri === null) {
    throw new Refusal(invalid('user', 'either user or organization must be given'))
  }
  const userId = userUri === null ? undefined : readId(call, 'user', userUri)
  const organizationId = organizationUri === null ? undefined : readId(call, 'organization', organizationUri)
  if (organizationId !== undefined && organizationId !== user.organization_id) throw new Refusal(denied())
  if (userId === user.id) return new Set([user.id])
  if (organizationId === undefined) throw new Refusal(denied(otherUser))
  if (!runsOrganization(user)) throw new Refusal(denied('You do not have permission'))
  const members = world.users.filter(({ organization_id }) => organization_id === organizationId)
  if (userId === undefined) return new Set(members.map(({ id }) => id))
  if (findUser(world, userId)?.organization_id !== organizationId) {
    throw new Refusal(denied('This user is not in your organization'))
  }
  return new Set([userId])
}

export function readId({ url }: Call, parameter: 'user' | 'organization', uri: string): string {
  const id = idIn(url, `${parameter}s`, uri)
  if (id === undefined) throw new Refusal(invalid(parameter, 'is not a valid URI'))
  return id
}
