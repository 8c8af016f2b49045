import type { Endpoint } from '@meridian/contract'
import type { z } from 'zod'
import { withRetry } from '../postgres/retry.ts'
import { type Parsed, parseInput, type PublicCall, type Server } from './serve.ts'

/**
 * Serves a picture to every holder of its URL, because browsers cannot sign the request of an <img>. The URL
 * changes with the picture, so the browser requests each once; shared caches do not store it.
 */
export function servePicture<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  find: (input: Parsed<P, Q, B>, call: PublicCall) => Promise<Buffer>,
): void {
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request)
      const call = { db: server.db, now: server.now(), request }
      const content = await withRetry(() => find(input, call), { isRepeatable: true })
      return reply
        .code(endpoint.status)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .type(endpoint.produces)
        .send(content)
    },
  })
}
