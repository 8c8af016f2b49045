import {
  disconnectIntegration,
  getOAuthToken,
  getRedirectUri,
  getUserTokens,
  listCalendlyEventTypes,
  listGoogleCalendars,
  listIntegrations,
  listZoomEvents,
  refreshIntegration,
  syncCalendly,
  syncGoogleCalendar,
  syncZoom,
  updateIntegration,
  verifyOAuth,
} from '@meridian/contract'
import { countHit, type Limit } from '../../platform/rate-limit.ts'
import { type Call, type Server, serve } from '../../platform/serve.ts'
import {
  presentCalendar,
  presentConnected,
  presentIntegration,
  presentSync,
  presentSynced,
} from './connection.present.ts'
import { listConnections } from './connection.queries.ts'
import * as service from './connection.service.ts'
import { disconnect } from './disconnection.service.ts'
import { beginConnecting, connectAccount } from './oauth.service.ts'
import { listComing, syncAndList } from './synced-event.service.ts'

const connecting_per_person: Limit = { most: 30, windowSeconds: 600 }
const syncs_per_person: Limit = { most: 30, windowSeconds: 60 }

export function connectionRoutes(server: Server): void {
  const { config } = server
  // A provider compares addresses letter for letter, and browsers leave the usual port out.
  const originOf = ({ protocol, host }: Call['request']) =>
    config.publicUrl ?? URL.parse(`${protocol}://${host}`)?.origin ?? ''
  const countConnecting = { before: counted('connecting', connecting_per_person) }
  const countSync = { before: counted('sync', syncs_per_person) }
  const present = async ({ db, actor, now }: Call, kind: Parameters<typeof service.requireOffered>[0]) =>
    presentIntegration(await service.getIntegration(db, actor, service.requireOffered(kind), config), now)

  serve(server, getUserTokens, async (_, { db, actor }) =>
    presentConnected(await listConnections(db, actor.user_id)),
  )

  serve(server, listIntegrations, async (_, { db, actor, now }) =>
    (await service.listIntegrations(db, actor, config)).map((facts) => presentIntegration(facts, now)),
  )

  serve(server, updateIntegration, async ({ params, body }, call) => {
    const provider = service.requireOffered(params.type)
    await service.changeIntegration(call.db, call.actor, { provider, change: body }, call.now)
    return present(call, params.type)
  })

  serve(
    server,
    refreshIntegration,
    async ({ params }, call) => {
      await service.refresh(call.db, call.actor, service.requireOffered(params.type), call.now)
      return present(call, params.type)
    },
    countSync,
  )

  serve(
    server,
    getRedirectUri,
    async ({ params }, { db, actor, request }) =>
      beginConnecting(server, db, actor, {
        provider: service.requireOffered(params.type),
        origin: originOf(request),
      }),
    countConnecting,
  )

  // A code is good once: no kept answer to a repeated request may stand in for the exchange.
  const exchanging = { ...countConnecting, ownTransaction: true, isSecret: true }
  serve(
    server,
    verifyOAuth,
    async ({ params, body }, call) => {
      const callback = { ...body, provider: service.requireSame(params.type, body.integration_type) }
      await connectAccount(server, call.actor, callback, {
        failed: verifyOAuth.says.failed,
        log: call.request.log,
      })
      return present(call, params.type)
    },
    exchanging,
  )

  serve(
    server,
    getOAuthToken,
    async ({ params, body }, call) => {
      const callback = { ...body, provider: service.requireOffered(params.type) }
      await connectAccount(server, call.actor, callback, {
        failed: getOAuthToken.says.failed,
        log: call.request.log,
      })
      return present(call, params.type)
    },
    exchanging,
  )

  serve(server, disconnectIntegration, async ({ params }, { db, actor, now, request }) =>
    disconnect(db, actor, service.requireOffered(params.type), { now, log: request.log }),
  )

  syncRoutes(server, countSync)
}

function syncRoutes(server: Server, countSync: { before: ReturnType<typeof counted> }): void {
  serve(server, listGoogleCalendars, async (_, { db, actor }) => ({
    calendars: (await service.listCalendars(db, actor, 'google')).map(presentCalendar),
  }))

  serve(
    server,
    syncGoogleCalendar,
    async (_, { db, actor, now }) => presentSynced(await syncAndList(db, actor, 'google', now), now),
    countSync,
  )

  serve(
    server,
    syncCalendly,
    async (_, { db, actor, now }) => presentSynced(await syncAndList(db, actor, 'calendly', now), now),
    countSync,
  )

  serve(server, listCalendlyEventTypes, async (_, { db, actor, now }) => {
    const connection = await service.getConnection(db, actor, 'calendly')
    return { ...presentSync(connection, now), event_types: connection.event_types ?? [] }
  })

  serve(
    server,
    syncZoom,
    async (_, { db, actor, now }) => presentSynced(await syncAndList(db, actor, 'zoom', now), now),
    countSync,
  )

  serve(server, listZoomEvents, async (_, { db, actor, now }) =>
    presentSynced(await listComing(db, actor, 'zoom', now), now),
  )
}

function counted(name: string, limit: Limit) {
  return (_: unknown, { db, actor, now }: Call) => countHit(db, name, actor.user_id, limit, now)
}
