import type { Endpoint } from '@meridian/contract'
import type { z } from 'zod'
import type { Parsed, PublicCall, Server } from './serve.ts'
import { servePublicContent } from './serve-public-content.ts'

/**
 * Serves a picture to every holder of its URL, because browsers cannot sign the request of an <img>. The URL
 * changes with the picture, so the browser requests each once; shared caches do not store it.
 */
export function servePicture<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  find: (input: Parsed<P, Q, B>, call: PublicCall) => Promise<Buffer>,
): void {
  servePublicContent(server, endpoint, find, (reply, content) =>
    reply
      .code(endpoint.status)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin')
      .type(endpoint.produces)
      .send(content),
  )
}
