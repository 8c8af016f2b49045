import type { FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Db } from '../postgres/db.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { Server } from './serve.ts'

/** A call of another program, as it came: signatures are over these bytes. */
export interface Notice {
  readonly params: Readonly<Record<string, string>>
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, unknown>>
  readonly rawBody: Uint8Array
}

/** What a notice is judged with. */
export interface Receiver {
  readonly db: Db
  readonly box: SecretBox
  readonly now: Date
  readonly log: Log
}

/** An address that other programs call. */
export interface NoticeAddress {
  readonly path: string
  /** Null for an answer that says nothing; otherwise it is sent as it is. */
  readonly take: (receiver: Receiver, notice: Notice) => Promise<object | null>
}

/** Answers POST at addresses that are not for people, and so no part of the contract. */
export function serveNotices({ app, db, box, now }: Server, addresses: readonly NoticeAddress[]): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    for (const { path, take } of addresses) {
      scope.route({
        method: 'POST',
        url: path,
        bodyLimit: bytes_max,
        handler: async (request: FastifyRequest) =>
          (await take({ db, box, now: now(), log: request.log }, noticeOf(request))) ?? taken,
      })
    }
    done()
  })
}

const bytes_max = 262_144
const taken = { status: 200, message: 'OK', data: null }

function noticeOf({ params, headers, body }: FastifyRequest): Notice {
  const named = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])
  return {
    params: Object.fromEntries(named),
    headers,
    rawBody: body instanceof Uint8Array ? body : new Uint8Array(),
  }
}
