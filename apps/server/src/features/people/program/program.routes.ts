import * as contract from '@meridian/contract'
import { creationId } from '../../../platform/http/creation-id.ts'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { listTokenRows } from './api-token.queries.ts'
import { createOwnToken, deleteOwnToken } from './api-token.service.ts'
import { listPasswordRows } from './app-password.queries.ts'
import { createOwnAppPassword, deleteOwnAppPassword } from './app-password.service.ts'
import { presentApiToken, presentAppPassword } from './program.present.ts'

export function programRoutes(server: Server): void {
  serve(server, contract.listApiTokens, async (_, { db, actor }) =>
    (await listTokenRows(db, actor.user_id)).map(presentApiToken),
  )

  serve(
    server,
    contract.createApiToken,
    async ({ body }, { db, actor, now, request }) => {
      const { row, api_token } = await createOwnToken(db, actor, body, {
        api_token_id: creationId({ actor, request }, body),
        now,
        log: request.log,
        tools: server,
      })
      return { ...presentApiToken(row), api_token }
    },
    {
      ownTransaction: true,
      isSecret: true,
    },
  )

  serve(server, contract.deleteApiToken, async ({ params }, { db, actor, now }) =>
    deleteOwnToken(db, actor, params.api_token_id, now),
  )

  serve(server, contract.listAppPasswords, async (_, { db, actor }) =>
    (await listPasswordRows(db, actor.user_id)).map(presentAppPassword),
  )

  serve(
    server,
    contract.createAppPassword,
    async ({ body }, { db, actor, now, request }) => {
      const { row, app_password } = await createOwnAppPassword(db, actor, body, {
        app_password_id: creationId({ actor, request }, body),
        now,
        log: request.log,
        tools: server,
      })
      return { ...presentAppPassword(row), app_password }
    },
    {
      ownTransaction: true,
      isSecret: true,
    },
  )

  serve(server, contract.deleteAppPassword, async ({ params }, { db, actor, now }) =>
    deleteOwnAppPassword(db, actor, params.app_password_id, now),
  )
}
