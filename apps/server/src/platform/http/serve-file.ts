import type { Endpoint } from '@meridian/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { withRetry } from '../postgres/retry.ts'
import { type Parsed, parseInput, type PublicCall, type Server } from './serve.ts'

/** A file that may be in the caller's hands already. */
export interface VersionedFile {
  /** Differs whenever the content does; letters and digits. */
  readonly version: string
  readonly changed_at: Date
  /** Makes the content; only called for who does not have it. */
  readonly write: () => Promise<string>
}

/**
 * Serves a file to whoever asks, signed in or not. Who names the version at hand, or a moment since which nothing
 * changed, is answered 304 (RFC 9110 §13.1).
 */
export function serveFile<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  find: (input: Parsed<P, Q, B>, call: PublicCall) => Promise<VersionedFile>,
): void {
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request)
      const call = { db: server.db, now: server.now(), request }
      const file = await withRetry(() => find(input, call), { isRead: true })
      reply
        .header('cache-control', 'no-store')
        .header('etag', `"${file.version}"`)
        .header('last-modified', file.changed_at.toUTCString())
      if (isAtHand(request, file)) return reply.code(304).send()
      return reply
        .code(endpoint.status)
        .type(`${endpoint.produces}; charset=utf-8`)
        .send(await file.write())
    },
  })
}

function isAtHand({ headers }: FastifyRequest, { version, changed_at }: VersionedFile): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.split(',').some((tag) => ['*', `"${version}"`].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // The header counts in seconds.
  return Math.floor(changed_at.getTime() / 1000) * 1000 <= since
}
