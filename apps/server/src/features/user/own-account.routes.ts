import { changePassword, endSession, listSessions } from '@meridian/contract'
import { type Server, serve } from '../../platform/serve.ts'
import { presentOpenSession } from './open-session.present.ts'
import { listOpenSessions } from './open-session.queries.ts'
import * as sessions from './open-session.service.ts'
import * as passwords from './password-change.service.ts'

export function ownAccountRoutes(server: Server): void {
  serve(
    server,
    changePassword,
    async ({ body }, { db, now, actor, request }) => ({
      sessions_ended: await passwords.changePassword(db, actor, body, { now, log: request.log }),
    }),
    {
      ownTransaction: true,
      // No repeated request is to be recognised by a hash of its passwords.
      isSecret: true,
      before: async (_, { db, now, actor }) => passwords.countPasswordTry(db, actor, now),
    },
  )

  serve(server, listSessions, async (_, { db, now, actor }) =>
    (await listOpenSessions(db, actor.user_id, now)).map((row) => presentOpenSession(row, actor)),
  )

  serve(server, endSession, async ({ params }, { db, now, actor }) =>
    sessions.endSession(db, actor, params, now),
  )
}
