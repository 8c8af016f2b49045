import * as contract from '@meridian/contract'
import { type Server, serve, servePublic } from '../../../platform/http/serve.ts'
import { countHit, countNetworkHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { countPasswordTry, requireOwnPassword } from '../password/password-change.service.ts'
import { confirmSession } from '../session/fresh-sign-in.service.ts'
import { presentSession } from '../user/user.present.ts'
import { completeSignIn } from './code-sign-in.service.ts'
import * as service from './second-factor.service.ts'

const codes_per_person: Limit = { most: 10, windowSeconds: 300 }

export function secondFactorRoutes(server: Server): void {
  const { box, config } = server
  const tries_per_network: Limit = { most: config.triesPerNetwork, windowSeconds: 600 }

  servePublic(
    server,
    contract.completeSignIn,
    async ({ body }, { db, now, request }) => {
      const caller = { user_agent: request.headers['user-agent'] ?? null, network: networkOf(request.ip) }
      return presentSession(await completeSignIn({ db, box, config, now, log: request.log }, body, caller))
    },
    {
      ownTransaction: true,
      before: (_, { db, now, request }) => countNetworkHit(db, 'login', request.ip, tries_per_network, now),
    },
  )

  serve(
    server,
    contract.confirmByPassword,
    async ({ body: { password } }, { db, actor, now }) => {
      await requireOwnPassword(db, actor, { password, field: 'password' })
      return confirmSession(db, actor, now)
    },
    {
      ownTransaction: true,
      // The idempotency record must not contain a hash of passwords.
      isSecret: true,
      before: (_, { db, now, actor }) => countPasswordTry(db, actor, now),
    },
  )

  serve(server, contract.getSecondFactor, (_, { db, actor }) => service.getSecondFactor(db, actor.user_id))

  serve(
    server,
    contract.startSecondFactor,
    (_, { db, actor, now }) => service.startSecondFactor(db, box, actor, now),
    { isSecret: true },
  )

  serve(
    server,
    contract.turnOnSecondFactor,
    ({ body }, { db, actor, now }) => service.turnOnSecondFactor(server, db, actor, body, now),
    {
      isSecret: true,
      before: (_, { db, now, actor }) => countHit(db, 'first code', actor.user_id, codes_per_person, now),
    },
  )

  serve(server, contract.turnOffSecondFactor, (_, { db, actor, now }) =>
    service.turnOffSecondFactor(server, db, actor, now),
  )

  serve(
    server,
    contract.createRecoveryCodes,
    (_, { db, actor, now }) => service.createRecoveryCodes(server, db, actor, now),
    { isSecret: true },
  )
}
