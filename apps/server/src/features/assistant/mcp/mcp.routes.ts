import { act_minutes } from '@meridian/contract'
import { createMcpHandler, createRequestStateCodec } from '@modelcontextprotocol/server'
import { makeSharedCallCounter } from '../../../platform/http/shared-call-counter.ts'
import { serveMcp } from '../../../platform/http/serve-mcp.ts'
import type { Server } from '../../../platform/http/serve.ts'
import { readAssistantAccess } from '../assistant-access.service.ts'
import { bearerChallenge } from '../authorization/discovery.rules.ts'
import { type AskedState, buildMcpServer } from './mcp-server.service.ts'

/** Two a second: more than a conversation needs, and a limit for an assistant in a loop. */
const calls_per_client = { name: 'mcp', most: 120, windowSeconds: 60, share: 10 }

/**
 * The Model Context Protocol over HTTP. Nothing is kept between two requests, so that there is no session that somebody
 * else could use. Each request names its person by its token, and no cookie counts.
 */
export function mcpRoutes(server: Server): void {
  const countCall = makeSharedCallCounter(server.db, calls_per_client)
  const codec = createRequestStateCodec<AskedState>({
    key: server.box.sign('request state', 'mcp'),
    ttlSeconds: act_minutes * 60,
    bind: ({ mcpReq, http }) => `${mcpReq.method} ${http?.authInfo?.clientId ?? ''}`,
  })
  serveMcp(server, {
    challenge: bearerChallenge,
    admit: async (asked, now) => {
      const access = await readAssistantAccess(server, asked, now)
      await countCall(access.client.key, now)
      return { user_id: access.actor.user_id, access }
    },
    handle: ({ access }, { request, body, origin, now, log }) => {
      const onError = (error: unknown) => log.error({ err: error }, 'a tool failed')
      const parts = { db: server.db, now, access, origin, codec, onError }
      const handler = createMcpHandler(({ era }) => buildMcpServer({ ...parts, era }), {
        onerror: (error) => log.info({ err: error }, 'the protocol refused a request'),
      })
      const authInfo = { token: '', clientId: access.client.key, scopes: [...access.scopes] }
      return handler.fetch(request, { parsedBody: body, authInfo })
    },
  })
}
