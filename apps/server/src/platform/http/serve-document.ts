import { withRetry } from '../postgres/retry.ts'
import type { PublicCall, Server } from './serve.ts'

/** A page of its own: no script runs in it, whatever it contains. */
export interface HtmlDocument {
  readonly status: number
  readonly html: string
  /** The whole Content-Security-Policy of the document, in place of the app's. */
  readonly policy: string
}

/**
 * Serves a page to every holder of its URL, of which `:ticket` is the secret part. No cache stores it, and no
 * linked page gets it as a referrer.
 */
export function serveDocument(
  server: Server,
  path: `/${string}/:ticket`,
  find: (ticket: string, call: PublicCall) => Promise<HtmlDocument>,
): void {
  server.app.route<{ Params: { ticket: string } }>({
    method: 'GET',
    url: path,
    handler: async (request, reply) => {
      const call = { db: server.db, now: server.now(), request }
      const { status, html, policy } = await withRetry(() => find(request.params.ticket, call), {
        isRepeatable: true,
      })
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html)
    },
  })
}
