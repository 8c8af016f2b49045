import * as contract from '@meridian/contract'
import { AppError } from '../../../platform/errors.ts'
import { type Actor, authenticate } from '../../../platform/security/auth.ts'
import { countHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { type Server, serve, servePublic } from '../../../platform/http/serve.ts'
import { confirmByLink, sendAddressLink } from './address-confirmation.service.ts'

const sent_per_person: Limit = { most: 5, windowSeconds: 3600 }

export function addressRoutes(server: Server): void {
  const tries_per_network: Limit = { most: server.config.triesPerNetwork, windowSeconds: 600 }

  servePublic(
    server,
    contract.confirmAddress,
    async ({ body: { token } }, { db, now, request }) => {
      const reader = await findReader(server, request.headers.authorization, now)
      const { primary_email } = await confirmByLink(db, { token, reader }, now)
      return { primary_email }
    },
    {
      before: async (_, { db, now, request }) =>
        countHit(db, 'confirm address', networkOf(request.ip), tries_per_network, now),
    },
  )

  serve(
    server,
    contract.sendAddressLink,
    (_, { db, actor, now }) => sendAddressLink(server, db, actor, now),
    {
      isSecret: true,
      before: async (_, { db, now, actor }) =>
        countHit(db, 'address link', actor.user_id, sent_per_person, now),
    },
  )
}

/** Who opens the link; null for the signed-out. */
async function findReader(
  server: Server,
  authorization: string | undefined,
  now: Date,
): Promise<Actor | null> {
  try {
    const actor = await authenticate(server, authorization, now)
    return actor.api_token ? null : actor
  } catch (error) {
    if (error instanceof AppError && error.code === 'signed_out') return null
    throw error
  }
}
