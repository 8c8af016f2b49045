import * as contract from '@meridian/contract'
import { type PublicCall, type Server, serve, servePublic } from '../../../platform/http/serve.ts'
import { serveWebhooks } from '../../../platform/http/serve-webhook.ts'
import { countHit, countNetworkHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { presentSession } from '../user/user.present.ts'
import { presentIdentity } from './identity.present.ts'
import { listIdentityRows } from './identity.queries.ts'
import * as service from './single-sign-on.service.ts'

const tries_per_person: Limit = { most: 30, windowSeconds: 300 }

export function singleSignOnRoutes(server: Server): void {
  const { box, config } = server
  const tries_per_network: Limit = { most: config.triesPerNetwork, windowSeconds: 600 }
  const toolsOf = ({ db, now, request }: PublicCall) => ({ db, box, config, now, log: request.log })
  const countNetwork = ({ db, now, request }: PublicCall) =>
    countNetworkHit(db, 'login', request.ip, tries_per_network, now)

  servePublic(
    server,
    contract.startSingleSignOn,
    ({ body }, call) => service.startSignIn(toolsOf(call), { ...body, user_id: null }),
    { ownTransaction: true, before: (_, call) => countNetwork(call) },
  )

  servePublic(
    server,
    contract.completeSingleSignOn,
    async ({ body }, call) => {
      const { headers, ip } = call.request
      const caller = { user_agent: headers['user-agent'] ?? null, network: networkOf(ip) }
      return presentSession(await service.completeSignIn(toolsOf(call), body, caller))
    },
    { ownTransaction: true, before: (_, call) => countNetwork(call) },
  )

  serve(server, contract.listIdentities, async (_, { db, actor }) =>
    (await listIdentityRows(db, actor.user_id)).map((row) => presentIdentity(config, row)),
  )

  serve(
    server,
    contract.startIdentity,
    ({ body }, call) => service.startLink(toolsOf(call), call.actor, body.oidc_provider),
    {
      ownTransaction: true,
      before: (_, { db, now, actor }) => countHit(db, 'identity', actor.user_id, tries_per_person, now),
    },
  )

  serve(
    server,
    contract.createIdentity,
    async ({ body }, call) =>
      presentIdentity(config, await service.createIdentity(toolsOf(call), call.actor, body)),
    {
      ownTransaction: true,
      before: (_, { db, now, actor }) => countHit(db, 'identity', actor.user_id, tries_per_person, now),
    },
  )

  serve(server, contract.deleteIdentity, ({ params }, { db, actor, now }) =>
    service.deleteIdentity(db, { config, box: server.box, actor }, params.identity_id, now),
  )

  // OpenID Connect Back-Channel Logout 1.0, 2.5: a form with one token.
  serveWebhooks(
    server,
    config.singleSignOn.providers.map(({ key: oidc_provider }) => ({
      path: `/auth/sso/${oidc_provider}/logout`,
      handle: async ({ db, log }, { rawBody }) => {
        const form = new URLSearchParams(Buffer.from(rawBody).toString('utf8'))
        const logout_token = form.get('logout_token') ?? ''
        await service.endProviderSessions({ db, config, log }, { oidc_provider, logout_token })
        return null
      },
    })),
  )
}
