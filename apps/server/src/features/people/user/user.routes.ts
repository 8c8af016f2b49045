import {
  getUser,
  getWorkspace,
  login,
  logout,
  register,
  suggestUsers,
  updateTimestampInfo,
  updateUser,
} from '@meridian/contract'
import { countHit, countNetworkHit, type Limit, networkOf } from '../../../platform/security/rate-limit.ts'
import { type Server, serve, servePublic } from '../../../platform/http/serve.ts'
import { registerUser } from './registration.service.ts'
import { signIn, signOut } from '../session/session.service.ts'
import { guardAccount } from '../session/sign-in-guard.service.ts'
import { presentSession, presentSuggestion, presentUser, presentWorkspace } from './user.present.ts'
import { getUserRow, getWorkspaceRow } from './user.queries.ts'
import { updateProfile, keepTimestampInfo, suggestUsers as suggest } from './user.service.ts'

const tries_per_account: Limit = { most: 10, windowSeconds: 300 }

export function userRoutes(server: Server): void {
  const tries_per_network: Limit = { most: server.config.triesPerNetwork, windowSeconds: 600 }

  servePublic(
    server,
    register,
    async ({ body }, { db, now }) => presentUser(await registerUser(server, db, body, now)),
    {
      ownTransaction: true,
      before: async (_, { db, now, request }) =>
        countNetworkHit(db, 'register', request.ip, tries_per_network, now),
    },
  )

  servePublic(
    server,
    login,
    async ({ body }, { db, now, request }) => {
      const user_agent = request.headers['user-agent'] ?? null
      const network = networkOf(request.ip)
      return presentSession(
        await signIn(
          db,
          { ...body, user_agent, network },
          { box: server.box, config: server.config, now, log: request.log },
        ),
      )
    },
    {
      ownTransaction: true,
      before: async ({ body }, { db, now, request }) => {
        const network = networkOf(request.ip)
        await countNetworkHit(db, 'login', request.ip, tries_per_network, now)
        const account = `${body.primary_email.toLowerCase()} ${network}`
        await countHit(db, 'login of', account, tries_per_account, now)
        await guardAccount(db, { primary_email: body.primary_email, network }, now)
      },
    },
  )

  serve(server, logout, ({ body }, { db, actor, request }) =>
    signOut(db, actor, { everywhere: body.everywhere ?? false, log: request.log }),
  )

  serve(server, getUser, async (_, { db, actor }) => presentUser(await getUserRow(db, actor.user_id)))

  serve(server, updateUser, async ({ body }, { db, now, actor }) =>
    presentUser(await updateProfile(db, actor, body, now)),
  )

  serve(server, suggestUsers, async ({ query }, { db, actor, now }) =>
    (await suggest(db, actor, query, now)).map(presentSuggestion),
  )

  serve(server, updateTimestampInfo, async ({ body }, { db, actor }) => keepTimestampInfo(db, actor, body))

  serve(server, getWorkspace, async (_, { db }) => presentWorkspace(await getWorkspaceRow(db)))
}
