import { forgotPassword, mailed_link_minutes, resetPassword, setPassword } from '@meridian/contract'
import { countHit, countNetworkHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { type Server, servePublic } from '../../../platform/http/serve.ts'
import { enqueuePasswordLink, requireMail } from './forgotten-password.service.ts'
import { setPasswordByLink } from './password-link.service.ts'

/** By the requesting network: a stranger elsewhere uses up none of the person's own requests. */
const asked_for_per_address: Limit = { most: 5, windowSeconds: 3600 }

export function passwordLinkRoutes(server: Server): void {
  const tries_per_network: Limit = { most: server.config.triesPerNetwork, windowSeconds: 600 }

  servePublic(
    server,
    setPassword,
    ({ body }, { db, now, request }) =>
      setPasswordByLink(db, body, { is_mailed: false, network: networkOf(request.ip), tools: server, now }),
    {
      ownTransaction: true,
      before: async (_, { db, now, request }) =>
        countNetworkHit(db, 'set password', request.ip, tries_per_network, now),
    },
  )

  servePublic(
    server,
    resetPassword,
    ({ body }, { db, now, request }) =>
      setPasswordByLink(db, body, { is_mailed: true, network: networkOf(request.ip), tools: server, now }),
    {
      ownTransaction: true,
      before: async (_, { db, now, request }) =>
        countNetworkHit(db, 'set password', request.ip, tries_per_network, now),
    },
  )

  servePublic(
    server,
    forgotPassword,
    async ({ body }, { db, now }) => {
      await enqueuePasswordLink(db, { ...body, public_url: requireMail(server.config) }, now)
      return { link_minutes: mailed_link_minutes }
    },
    {
      before: async ({ body }, { db, now, request }) => {
        requireMail(server.config)
        await countNetworkHit(db, 'forgotten', request.ip, tries_per_network, now)
        const asked = `${body.primary_email.toLowerCase()} ${networkOf(request.ip)}`
        await countHit(db, 'forgotten of', asked, asked_for_per_address, now)
      },
    },
  )
}
