import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Db } from '../postgres/db.ts'
import { withRetry } from '../postgres/retry.ts'
import { addLogFacts } from './request-log.ts'
import { toAppError } from './replies.ts'
import type { Server } from './serve.ts'

/** A request of WebDAV (RFC 4918). */
export interface DavRequest<Person> {
  readonly db: Db
  readonly now: Date
  readonly person: Person
  readonly method: string
  /** With slashes, decoded nowhere. */
  readonly path: string
  /** By name in lower case; one of several with the same name. */
  readonly header: (name: string) => string | undefined
  readonly body: Uint8Array
}

export interface DavReply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly type?: string
  readonly content?: string
}

/** What a program without a session says of itself. */
export interface DavSignIn {
  readonly db: Db
  readonly now: Date
  readonly authorization: string | undefined
  readonly ip: string
  /** Whether the connection is encrypted, so that the password may be sent. */
  readonly isPrivate: boolean
}

export interface DavPart<Person extends { readonly user_id: string }> {
  readonly paths: readonly `/${string}`[]
  /** A well-known address, which needs no sign-in. */
  readonly redirects: { readonly from: `/${string}`; readonly to: `/${string}` }
  readonly methods: readonly string[]
  /** Methods that change nothing, so that they are tried again where the database was away. */
  readonly reads: readonly string[]
  readonly bodyBytesMax: number
  /** Undefined where no or wrong credentials came. */
  readonly signIn: (asked: DavSignIn) => Promise<Person | undefined>
  /** The answer to those who have not signed in, with the way to do so. */
  readonly challenge: DavReply
  readonly handle: (request: DavRequest<Person>) => Promise<DavReply>
  /** The answer to a refusal of its own; undefined for any other failure. */
  readonly refuse: (failure: Error) => DavReply | undefined
  readonly fail: (failure: AppError) => DavReply
}

const known_methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
const loopback = /^(?:127\.|::1$|::ffff:127\.)/
const own_machine = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:\/|$)/i

/**
 * Serves WebDAV with a sign-in of its own for each request: cookies and session tokens count for nothing here. A person
 * is signed in before the body is read.
 */
export function serveDav<Person extends { readonly user_id: string }>(
  { app, db, now, config }: Server,
  part: DavPart<Person>,
): void {
  const people = new WeakMap<FastifyRequest, Person>()
  for (const method of part.methods)
    if (!known_methods.has(method) && !app.supportedMethods.includes(method))
      app.addHttpMethod(method, { hasBody: true })
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.setErrorHandler((failure: FastifyError, request, reply) => {
      const refused = part.refuse(failure)
      if (refused) return send(reply, refused)
      const known = toAppError(failure)
      if (!known) request.log.error({ err: failure }, 'unexpected failure')
      else addLogFacts(request, { refused: known.code })
      if (known?.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds))
      return send(reply, part.fail(known ?? unforeseen))
    })
    // Some programs put a slash behind it.
    for (const url of [part.redirects.from, `${part.redirects.from}/`]) {
      scope.route({
        method: part.methods.filter((method) => method !== 'OPTIONS'),
        url,
        exposeHeadRoute: false,
        handler: (_request, reply) => reply.redirect(part.redirects.to, 301),
      })
    }
    for (const url of part.paths) {
      scope.route({
        method: [...part.methods],
        url,
        bodyLimit: part.bodyBytesMax,
        exposeHeadRoute: false,
        onRequest: async (request, reply) => {
          const person = await part.signIn({
            db,
            now: now(),
            authorization: request.headers.authorization,
            ip: request.ip,
            isPrivate: isPrivate(request, config.publicUrl),
          })
          if (!person) return send(reply, part.challenge)
          addLogFacts(request, { user_id: person.user_id })
          people.set(request, person)
          return undefined
        },
        handler: async (request, reply) => {
          const person = people.get(request)
          if (!person) throw new Error('The request was not admitted.')
          const { body } = request
          const asked: DavRequest<Person> = {
            db,
            now: now(),
            person,
            method: request.method,
            path: request.url.split('?', 1)[0] ?? '',
            header: (name) => [request.headers[name]].flat()[0],
            body: body instanceof Uint8Array ? body : new Uint8Array(),
          }
          const isRepeatable = part.reads.includes(request.method)
          return send(reply, await withRetry(() => part.handle(asked), { isRepeatable }))
        },
      })
    }
    done()
  })
}

/** A proxy in front of the server speaks HTTPS where the instance's own URL does. */
function isPrivate({ protocol, ip }: FastifyRequest, publicUrl: string | undefined): boolean {
  if (protocol === 'https' || publicUrl?.startsWith('https:')) return true
  return loopback.test(ip) && (publicUrl === undefined || own_machine.test(publicUrl))
}

const unforeseen = new AppError('unavailable', 'Something went wrong. Please try again.')

function send(reply: FastifyReply, { status, headers = {}, type, content }: DavReply): FastifyReply {
  reply.code(status).header('cache-control', 'no-store').headers(headers)
  if (type !== undefined) reply.type(type)
  return reply.send(content)
}
