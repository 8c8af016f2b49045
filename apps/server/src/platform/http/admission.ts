import type { Endpoint } from '@meridian/contract'
import type { FastifyRequest } from 'fastify'
import { type Actor, authenticate, requireAccess, requireScope } from '../security/auth.ts'
import { addLogFacts } from './request-log.ts'
import { withRetry } from '../postgres/retry.ts'
import type { Call, Server } from './serve.ts'

/**
 * Authenticates the caller before the body is parsed, so that a stranger cannot send a large one. Throws
 * `signed_out`, `forbidden` where the role or the scopes of an API token do not admit to the call, and `limited` for
 * an API token in a loop.
 */
export async function admit(server: Server, endpoint: Endpoint, request: FastifyRequest): Promise<Call> {
  const { db } = server
  const now = server.now()
  const actor = await withRetry(() => authenticate(server, request.headers.authorization, now), {
    isRepeatable: true,
  })
  addLogFacts(request, { user_id: actor.user_id })
  if (actor.api_token) await server.countTokenCall(actor.api_token.api_token_id, now)
  requireAccess(endpoint.access, actor.role)
  requireScope(endpoint.scope, actor.api_token)
  request.actor = actor
  return { db, now, request, actor }
}

/** The call of a request that was admitted. */
export function getCall(server: Server, request: FastifyRequest): Call {
  const { actor } = request
  if (!actor) throw new Error('The request was not admitted.')
  return { db: server.db, now: server.now(), request, actor }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once `admit` has let the request in. */
    actor?: Actor
  }
}
