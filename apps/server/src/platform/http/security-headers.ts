import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config/config.ts'

/**
 * A strict Content-Security-Policy is what makes the token in local storage acceptable (decision 51): no
 * inline script, nothing from other hosts. Style attributes are allowed because positioned popovers need
 * them.
 */
export function protectBrowsers(app: FastifyInstance, config: Config): void {
  const ofPages = headersFor(config)
  const ofData = Object.fromEntries(
    Object.entries({ ...ofPages, ...data_policy }).filter(([name]) => !for_pages.has(name)),
  )
  app.addHook('onRequest', ({ routeOptions }, reply, next) => {
    reply.headers(routeOptions.config.endpoint?.produces === 'application/json' ? ofData : ofPages)
    next()
  })
}

/** An answer with data loads nothing, whatever a browser takes it for. */
const data_policy = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'" }
/** What that policy says as well, or what concerns documents and old browsers only. */
const for_pages: ReadonlySet<string> = new Set([
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

/** The headers are the same for every answer, so they are put together once. */
function headersFor(config: Config): Record<string, string> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Mails are documents with a stricter policy of their own.
        frameSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  protect(request, response, () => {})
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}
