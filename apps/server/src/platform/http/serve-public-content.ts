import type { Endpoint } from '@meridian/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { addRoute } from './add-route.ts'
import { withRetry } from '../postgres/retry.ts'
import { type Parsed, parseInput, type PublicCall, type Server } from './serve.ts'

/**
 * Serves a file or a picture without a session. `find` reads the content, again after a failure that may pass; `send`
 * answers with the content.
 */
export function servePublicContent<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Found>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  find: (input: Parsed<P, Q, B>, call: PublicCall) => Promise<Found>,
  send: (reply: FastifyReply, found: Found, request: FastifyRequest) => Promise<FastifyReply> | FastifyReply,
): void {
  addRoute(server, endpoint, async (request, reply) => {
    const input = parseInput(endpoint, request)
    const call = { db: server.db, now: server.now(), request }
    return send(reply, await withRetry(() => find(input, call), { isRepeatable: true }), request)
  })
}
