import { connectCalDav } from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { presentIntegration } from '../connection.present.ts'
import { getIntegration } from '../connection.service.ts'
import { connect } from './caldav.service.ts'

/** Each attempt tries a password at a foreign server. */
const connecting: Limit = { most: 20, windowSeconds: 600 }

export function caldavRoutes(server: Server): void {
  serve(
    server,
    connectCalDav,
    async ({ body }, { db, actor, now, request }) => {
      await connect(server, actor, body, { log: request.log })
      return presentIntegration(await getIntegration(db, actor, 'caldav', server.config), now)
    },
    // The call waits for a server, and its input is a password.
    {
      before: (_, { db, actor, now }) => countHit(db, 'caldav_connecting', actor.user_id, connecting, now),
      ownTransaction: true,
      isSecret: true,
    },
  )
}
