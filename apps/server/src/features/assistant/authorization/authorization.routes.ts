import * as contract from '@meridian/contract'
import { serveOpen } from '../../../platform/http/serve-open.ts'
import { type Call, type Server, serve } from '../../../platform/http/serve.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { readClients } from './client-document.service.ts'
import { authorizationMetadata, resourceMetadata } from './discovery.rules.ts'
import { presentGrant } from './grant.present.ts'
import { listGrantRows } from './grant.queries.ts'
import { createOwnGrant, deleteOwnGrant, readAssistantRequest } from './grant.service.ts'
import { refuse } from './token-request.rules.ts'
import { answerRevocation, answerTokenRequest } from './token.service.ts'

/** Each may call the server of a program. */
const requests_per_person: Limit = { most: 60, windowSeconds: 600 }
const form_bytes_max = 16_384

export function assistantAuthorizationRoutes(server: Server): void {
  const { config } = server
  const clients = readClients(config)
  const asked = ({ request, now }: Call) => {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    return { clients, origin, now }
  }

  serve(
    server,
    contract.checkAssistantRequest,
    async ({ body }, call) => readAssistantRequest(body.request, asked(call)),
    { before: count },
  )

  serve(
    server,
    contract.createAssistantGrant,
    async ({ body }, call) => createOwnGrant(call.db, call.actor, body, { ...asked(call), tools: server }),
    { ownTransaction: true, isSecret: true, before: count },
  )

  serve(server, contract.listAssistantGrants, async (_, { db, actor, now }) =>
    (await listGrantRows(db, actor.user_id, now)).map(presentGrant),
  )

  serve(server, contract.deleteAssistantGrant, async ({ params }, { db, actor, now }) =>
    deleteOwnGrant(db, actor, params.grant_id, now),
  )

  // An instance below a path has its documents there, and behind the well-known part (RFC 8414 §3.1).
  const base = new URL(config.publicUrl ?? 'http://localhost').pathname.replace(/\/$/, '')
  const resource = '/.well-known/oauth-protected-resource'
  const issuer = '/.well-known/oauth-authorization-server'
  serveOpen(server, {
    formBytesMax: form_bytes_max,
    fail: ({ message, status }) =>
      refuse(status < 429 ? 'invalid_request' : 'temporarily_unavailable', message, status),
    addresses: [
      ...paths(resource, ['', '/mcp', `${base}/mcp`]).map((path) => ({
        method: 'GET' as const,
        path,
        handle: ({ origin }: { readonly origin: string }) => ({
          status: 200,
          content: resourceMetadata(origin),
        }),
      })),
      ...paths(issuer, ['', base]).map((path) => ({
        method: 'GET' as const,
        path,
        handle: ({ origin }: { readonly origin: string }) => ({
          status: 200,
          content: authorizationMetadata(origin),
        }),
      })),
      { method: 'POST', path: '/oauth/token', handle: answerTokenRequest },
      { method: 'POST', path: '/oauth/revoke', handle: answerRevocation },
    ],
  })
}

async function count(_: unknown, { db, actor, now }: Call): Promise<void> {
  await countHit(db, 'assistant request', actor.user_id, requests_per_person, now)
}

function paths(path: `/${string}`, ends: readonly string[]): `/${string}`[] {
  return [...new Set(ends)].map((end): `/${string}` => `${path}${end}`)
}
