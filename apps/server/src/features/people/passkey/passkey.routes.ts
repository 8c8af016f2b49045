import * as contract from '@meridian/contract'
import { AppError } from '../../../platform/errors.ts'
import { type PublicCall, type Server, serve, servePublic } from '../../../platform/http/serve.ts'
import { countHit, countNetworkHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { presentSession, presentUser } from '../user/user.present.ts'
import { presentPasskey } from './passkey.present.ts'
import * as registration from './passkey-registration.service.ts'
import { listPasskeyRows } from './passkey.queries.ts'
import * as service from './passkey.service.ts'
import { findRelyingParty } from './relying-party.rules.ts'

const tries_per_person: Limit = { most: 30, windowSeconds: 300 }

export function passkeyRoutes(server: Server): void {
  const { box, config } = server
  const tries_per_network: Limit = { most: config.triesPerNetwork, windowSeconds: 600 }

  /** Throws `unavailable` where browsers would make no passkey. */
  const toolsOf = ({ db, now, request }: PublicCall) => {
    const relyingParty = findRelyingParty(config, request)
    if (!relyingParty)
      throw new AppError(
        'unavailable',
        'This instance has no passkeys: its operator has to set PUBLIC_URL to an https address with a host name.',
      )
    return { db, box, config, now, relyingParty, log: request.log }
  }

  serve(server, contract.listPasskeys, async (_, { db, actor }) =>
    (await listPasskeyRows(db, actor.user_id)).map(presentPasskey),
  )

  serve(server, contract.startPasskey, (_, call) => service.startPasskey(toolsOf(call), call.actor))

  serve(
    server,
    contract.createPasskey,
    async ({ body }, call) => presentPasskey(await service.createPasskey(toolsOf(call), call.actor, body)),
    {
      ownTransaction: true,
      before: (_, { db, now, actor }) => countHit(db, 'passkey', actor.user_id, tries_per_person, now),
    },
  )

  serve(server, contract.updatePasskey, async ({ params, body }, { db, actor, now }) =>
    presentPasskey(await service.renamePasskey(db, actor, { ...params, ...body }, now)),
  )

  serve(server, contract.deletePasskey, ({ params }, { db, actor, now }) =>
    service.deletePasskey(server, db, actor, params, now),
  )

  servePublic(
    server,
    contract.startPasskeyRegistration,
    async ({ body }, call) => registration.startPasskeyRegistration({ ...toolsOf(call), config }, body),
    {
      before: (_, { db, now, request }) =>
        countNetworkHit(db, 'passkey_registration', request.ip, tries_per_network, now),
    },
  )

  servePublic(
    server,
    contract.registerWithPasskey,
    async ({ body }, call) =>
      presentUser(await registration.registerWithPasskey({ ...toolsOf(call), config }, body)),
    {
      ownTransaction: true,
      before: (_, { db, now, request }) =>
        countNetworkHit(db, 'register', request.ip, tries_per_network, now),
    },
  )

  servePublic(server, contract.startPasskeySignIn, async (_, call) =>
    service.startPasskeySignIn(toolsOf(call)),
  )

  servePublic(
    server,
    contract.signInWithPasskey,
    async ({ body }, call) => {
      const { headers, ip } = call.request
      const caller = { user_agent: headers['user-agent'] ?? null, network: networkOf(ip) }
      return presentSession(await service.signInWithPasskey(toolsOf(call), body, caller))
    },
    {
      ownTransaction: true,
      before: (_, { db, now, request }) => countNetworkHit(db, 'login', request.ip, tries_per_network, now),
    },
  )

  serve(
    server,
    contract.confirmByPasskey,
    ({ body }, call) => service.confirmByPasskey(toolsOf(call), call.actor, body),
    {
      ownTransaction: true,
      isSecret: true,
      before: (_, { db, now, actor }) => countHit(db, 'passkey', actor.user_id, tries_per_person, now),
    },
  )
}
