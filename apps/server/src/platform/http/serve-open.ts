import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Db } from '../postgres/db.ts'
import { addLogFacts } from './request-log.ts'
import { toAppError } from './replies.ts'
import type { Server } from './serve.ts'

/** A request of a program that has not signed in, from any site. */
export interface OpenRequest {
  readonly db: Db
  readonly now: Date
  readonly log: Log
  readonly ip: string
  /** Where programs reach this server: the public URL, else the host of the request. */
  readonly origin: string
  readonly hasQuery: boolean
  readonly authorization: string | undefined
  /** Undefined where the body is no form. */
  readonly form: URLSearchParams | undefined
}

export interface OpenReply {
  readonly status: number
  readonly content: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface OpenAddress {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly handle: (asked: OpenRequest) => Promise<OpenReply> | OpenReply
}

export interface OpenPart {
  readonly addresses: readonly OpenAddress[]
  readonly formBytesMax: number
  readonly fail: (failure: AppError) => OpenReply
}

/**
 * Serves JSON to programs without a session, pages of other sites among them: nothing here depends on a cookie, so that
 * any site may ask.
 */
export function serveOpen(
  { app, db, now, config }: Server,
  { addresses, formBytesMax, fail }: OpenPart,
): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body))
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.headers(for_any_site)
      next()
    })
    scope.setErrorHandler((failure: FastifyError, request, reply) => {
      const known = toAppError(failure)
      if (!known) request.log.error({ err: failure }, 'unexpected failure')
      else addLogFacts(request, { refused: known.code })
      if (known?.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds))
      return send(reply, fail(known ?? unforeseen))
    })
    for (const { method, path, handle } of addresses) {
      scope.route({
        method,
        url: path,
        bodyLimit: formBytesMax,
        exposeHeadRoute: false,
        handler: async (request: FastifyRequest, reply: FastifyReply) =>
          send(
            reply,
            await handle({
              db,
              now: now(),
              log: request.log,
              ip: request.ip,
              origin: config.publicUrl ?? `${request.protocol}://${request.host}`,
              hasQuery: request.url.includes('?'),
              authorization: request.headers.authorization,
              form: formOf(request),
            }),
          ),
      })
      scope.route({
        method: 'OPTIONS',
        url: path,
        handler: (_request, reply) =>
          reply
            .code(204)
            .headers({ ...for_preflight, 'access-control-allow-methods': method })
            .send(),
      })
    }
    done()
  })
}

const for_any_site = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const for_preflight = {
  'access-control-allow-headers': 'authorization, content-type, mcp-protocol-version',
  'access-control-max-age': '86400',
}
const unforeseen = new AppError('unavailable', 'Something went wrong. Please try again.')

function formOf({ headers, body }: FastifyRequest): URLSearchParams | undefined {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) return undefined
  return new URLSearchParams(typeof body === 'string' ? body : '')
}

function send(reply: FastifyReply, { status, content, headers = {} }: OpenReply): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(content)
}
