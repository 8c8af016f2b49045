import * as contract from '@meridian/contract'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { countPasswordTry } from '../password/password-change.service.ts'
import { deleteOwnAccount as remove } from './deletion.service.ts'
import { closeNotices, listNotices } from './notice.service.ts'
import { presentOwnData } from './own-data.present.ts'
import { collectOwnData } from './own-data.service.ts'

const exports_per_person: Limit = { most: 5, windowSeconds: 3600 }

export function accountRoutes(server: Server): void {
  serve(
    server,
    contract.exportOwnData,
    async (_, { db, now, actor }) => presentOwnData(await collectOwnData(db, actor, now)),
    {
      before: async (_, { db, now, actor }) => countHit(db, 'export', actor.user_id, exports_per_person, now),
    },
  )

  serve(server, contract.listNotices, (_, { db, now, actor }) => listNotices(db, actor, now))

  serve(server, contract.closeNotices, (_, { db, now, actor }) => closeNotices(db, actor, now))

  serve(
    server,
    contract.deleteOwnAccount,
    async ({ body }, { db, now, actor, request }) =>
      remove(db, actor, body, { config: server.config, now, log: request.log }),
    {
      ownTransaction: true,
      isSecret: true,
      before: async (_, { db, now, actor }) => countPasswordTry(db, actor, now),
    },
  )
}
