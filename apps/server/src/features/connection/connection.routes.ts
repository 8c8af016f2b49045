import {
  answerVanished,
  disconnectIntegration,
  type Endpoint,
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
import { countHit, type Limit } from '../../platform/security/rate-limit.ts'
import { type Call, type Server, serve } from '../../platform/http/serve.ts'
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
import { beginConnecting, type Callback, connectAccount } from './oauth.service.ts'
import * as vanished from './pull/vanished.service.ts'
import { listComing, syncAndList } from './synced-event.service.ts'

const connecting_per_person: Limit = { most: 30, windowSeconds: 600 }
const syncs_per_person: Limit = { most: 30, windowSeconds: 60 }

export function connectionRoutes(server: Server): void {
  cardRoutes(server)
  oauthRoutes(server)
  syncRoutes(server)
}

const countSync = { before: counted('sync', syncs_per_person) }

function cardRoutes(server: Server): void {
  const { config } = server

  serve(server, getUserTokens, async (_, { db, actor }) =>
    presentConnected(await listConnections(db, actor.user_id)),
  )

  serve(server, listIntegrations, async (_, { db, actor, now }) =>
    (await service.listIntegrations(db, actor, config)).map((facts) => presentIntegration(facts, now)),
  )

  serve(server, updateIntegration, async ({ params, body }, { db, actor, now }) => {
    const provider = service.requireOffered(params.type)
    await service.updateIntegration(db, actor, { provider, change: body }, now)
    return presentIntegration(await service.getIntegration(db, actor, provider, config), now)
  })

  serve(
    server,
    refreshIntegration,
    async ({ params }, { db, actor, now }) => {
      const provider = service.requireOffered(params.type)
      await service.refresh(db, actor, provider, now)
      return presentIntegration(await service.getIntegration(db, actor, provider, config), now)
    },
    countSync,
  )

  serve(server, answerVanished, async ({ params, body }, { db, actor, now }) => {
    const provider = service.requireOffered(params.type)
    await vanished.answerVanished(db, actor, { provider, answer: body }, now)
    return presentIntegration(await service.getIntegration(db, actor, provider, config), now)
  })

  serve(server, disconnectIntegration, async ({ params }, { db, actor, now, request }) =>
    disconnect(db, actor, service.requireOffered(params.type), { now, log: request.log }),
  )
}

function oauthRoutes(server: Server): void {
  const { config } = server
  // A provider compares addresses character by character, and browsers leave the default port out.
  const originOf = ({ protocol, host }: Call['request']) =>
    config.publicUrl ?? URL.parse(`${protocol}://${host}`)?.origin ?? ''
  const counting = { before: counted('connecting', connecting_per_person) }
  // A code works once: a cached answer to a repeated request must not replace the exchange.
  const exchanging = { ...counting, ownTransaction: true, isSecret: true }

  async function exchange({ db, actor, now, request }: Call, callback: Callback, { says }: Endpoint) {
    await connectAccount(server, actor, callback, { failed: says.failed, log: request.log })
    return presentIntegration(await service.getIntegration(db, actor, callback.provider, config), now)
  }

  serve(
    server,
    getRedirectUri,
    async ({ params, query: { capability } }, { db, actor, request }) => {
      const provider = service.requireOffered(params.type)
      return beginConnecting(server, db, actor, { provider, origin: originOf(request), capability })
    },
    counting,
  )

  serve(
    server,
    verifyOAuth,
    async ({ params, body: { integration_type, ...body } }, call) => {
      const provider = service.requireSame(params.type, integration_type)
      return exchange(call, { ...body, provider }, verifyOAuth)
    },
    exchanging,
  )

  serve(
    server,
    getOAuthToken,
    async ({ params, body }, call) =>
      exchange(call, { ...body, provider: service.requireOffered(params.type) }, getOAuthToken),
    exchanging,
  )
}

function syncRoutes(server: Server): void {
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
