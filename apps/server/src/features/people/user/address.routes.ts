import * as contract from '@meridian/contract'
import { countHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { type Server, serve, servePublic } from '../../../platform/http/serve.ts'
import { confirmByLink, sendAddressLink } from './address-confirmation.service.ts'

const sent_per_person: Limit = { most: 5, windowSeconds: 3600 }

export function addressRoutes(server: Server): void {
  const tries_per_network: Limit = { most: server.config.triesPerNetwork, windowSeconds: 600 }

  servePublic(
    server,
    contract.confirmAddress,
    async ({ body: { token } }, { db, now }) => {
      const { primary_email } = await confirmByLink(db, token, now)
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
