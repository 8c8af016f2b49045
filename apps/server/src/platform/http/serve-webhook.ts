import type { FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Db } from '../postgres/db.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { Server } from './serve.ts'

/** A request of another program, as it arrived: signatures are over these bytes. */
export interface WebhookRequest {
  readonly params: Readonly<Record<string, string>>
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>
  readonly rawBody: Uint8Array
}

/** What a webhook handler works with. */
export interface WebhookContext {
  readonly db: Db
  readonly box: SecretBox
  readonly now: Date
  readonly log: Log
}

/** A URL that other programs call. */
export interface WebhookEndpoint {
  readonly path: string
  /** Null for an empty answer; an object is sent as it is. */
  readonly handle: (context: WebhookContext, notice: WebhookRequest) => Promise<object | null>
}

/** Answers POST at URLs for programs, which are no part of the contract. */
export function serveWebhooks({ app, db, box, now }: Server, addresses: readonly WebhookEndpoint[]): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    for (const { path, handle } of addresses) {
      scope.route({
        method: 'POST',
        url: path,
        bodyLimit: bytes_max,
        handler: async (request: FastifyRequest) =>
          (await handle({ db, box, now: now(), log: request.log }, noticeOf(request))) ?? taken,
      })
    }
    done()
  })
}

const bytes_max = 262_144
const taken = { status: 200, message: 'OK', data: null }

function noticeOf({ params, headers, body }: FastifyRequest): WebhookRequest {
  const named = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])
  return {
    params: Object.fromEntries(named),
    headers,
    rawBody: body instanceof Uint8Array ? body : new Uint8Array(),
  }
}
