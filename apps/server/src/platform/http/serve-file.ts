import type { Endpoint } from '@meridian/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Parsed, PublicCall, Server } from './serve.ts'
import { servePublicContent } from './serve-public-content.ts'

/** A file that the caller may have cached. */
export interface VersionedFile {
  /** Changes whenever the content does; letters and digits. */
  readonly version: string
  readonly changed_at: Date
  /** Renders the content; called only for clients without the current version. */
  readonly write: () => Promise<string>
}

/**
 * Serves a public file. A request with the current version, or with a moment since which nothing has changed,
 * is answered 304 (RFC 9110 §13.1).
 */
export function serveFile<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  find: (input: Parsed<P, Q, B>, call: PublicCall) => Promise<VersionedFile>,
): void {
  servePublicContent(server, endpoint, find, async (reply, file, request) => {
    reply
      .header('cache-control', 'no-store')
      .header('etag', `"${file.version}"`)
      .header('last-modified', file.changed_at.toUTCString())
    if (isAtHand(request, file)) return reply.code(304).send()
    return reply
      .code(endpoint.status)
      .type(`${endpoint.produces}; charset=utf-8`)
      .send(await file.write())
  })
}

function isAtHand({ headers }: FastifyRequest, { version, changed_at }: VersionedFile): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.split(',').some((tag) => ['*', `"${version}"`].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  // The header has a resolution of seconds.
  return Math.floor(changed_at.getTime() / 1000) * 1000 <= since
}
