import {
  changePassword,
  deletePicture,
  endSession,
  listSessions,
  readPicture,
  uploadPicture,
} from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { servePicture } from '../../../platform/http/serve-picture.ts'
import { presentOpenSession } from '../session/open-session.present.ts'
import { listOpenSessions } from '../session/open-session.queries.ts'
import * as sessions from '../session/open-session.service.ts'
import * as passwords from '../password/password-change.service.ts'
import * as pictures from './picture.service.ts'
import { presentUser } from './user.present.ts'

const pictures_per_person: Limit = { most: 30, windowSeconds: 3600 }

export function ownAccountRoutes(server: Server): void {
  serve(
    server,
    changePassword,
    async ({ body }, { db, now, actor, request }) => ({
      sessions_ended: await passwords.changePassword(db, actor, body, {
        now,
        log: request.log,
        tools: server,
      }),
    }),
    {
      ownTransaction: true,
      // The idempotency record must not contain a hash of passwords.
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

  serve(
    server,
    uploadPicture,
    async ({ body }, { db, now, actor }) => presentUser(await pictures.updatePicture(db, actor, body, now)),
    {
      ownTransaction: true,
      // Uploading the same picture again has the same result; its bytes need no record.
      isSecret: true,
      before: async (_, { db, now, actor }) =>
        countHit(db, 'picture', actor.user_id, pictures_per_person, now),
    },
  )

  serve(server, deletePicture, async (_, { db, now, actor }) =>
    presentUser(await pictures.removePicture(db, actor, now)),
  )

  servePicture(server, readPicture, ({ params }, { db }) => pictures.getPicture(db, params))
}
