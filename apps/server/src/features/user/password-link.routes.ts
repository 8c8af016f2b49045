import { setPassword } from '@meridian/contract'
import { countHit, type Limit, networkOf } from '../../platform/rate-limit.ts'
import { type Server, servePublic } from '../../platform/serve.ts'
import { setPasswordByLink } from './password-link.service.ts'

export function passwordLinkRoutes(server: Server): void {
  const tries_per_network: Limit = { most: server.config.triesPerNetwork, windowSeconds: 600 }

  servePublic(server, setPassword, ({ body }, { db, now }) => setPasswordByLink(db, body, now), {
    ownTransaction: true,
    before: async (_, { db, now, request }) =>
      countHit(db, 'set password', networkOf(request.ip), tries_per_network, now),
  })
}
