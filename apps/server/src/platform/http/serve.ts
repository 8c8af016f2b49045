import { createHash } from 'node:crypto'
import type { Continuation, Endpoint, FieldError, Pagination } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addRoute } from './add-route.ts'
import { admit, getCall } from './admission.ts'
import { requireFixedFields, requireKnownField } from './asked-fields.ts'
import type { Actor } from '../security/auth.ts'
import { makeCallCounter } from './call-counter.ts'
import type { CallCounter } from './shared-call-counter.ts'
import type { Config } from '../config/config.ts'
import { type Db, inTransaction } from '../postgres/db.ts'
import { AppError, badField, unsupportedType } from '../errors.ts'
import { answerOnce, type StoredReply } from './idempotency.ts'
import { withRetry } from '../postgres/retry.ts'
import type { SecretBox } from '../security/secret-box.ts'
import type { SessionCache } from '../security/session-cache.ts'

/** What every route needs; passed as an argument by `startServer`. */
export interface Server {
  readonly app: FastifyInstance
  readonly db: Db
  readonly config: Config
  readonly box: SecretBox
  readonly now: () => Date
  /** Undefined where each call looks its session up. */
  readonly sessions?: SessionCache | undefined
  /** Of an API token, by its id. */
  readonly countTokenCall: CallCounter
}

/**
 * What a handler gets beside its parsed input. For a call that changes something, `db` is its transaction.
 */
export interface PublicCall {
  readonly db: Db
  readonly now: Date
  readonly request: FastifyRequest
}

export interface Call extends PublicCall {
  readonly actor: Actor
}

export interface Parsed<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
}

interface Options<Input, C> {
  /** Runs before the handler and outside its transaction: counts attempts, for example. */
  readonly before?: (input: Input, call: C) => Promise<void>
  /**
   * The handler opens its own transactions, because it does long work before it writes. A repeated
   * Idempotency-Key repeats the work: storing the answer would need a transaction open all the time.
   */
  readonly ownTransaction?: boolean
  /** The answer is secret and stored nowhere: a repeated Idempotency-Key repeats the work. */
  readonly isSecret?: boolean
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Result, C> = (
  input: Parsed<P, Q, B>,
  call: C,
) => Promise<Result>

/** Serves a call of the contract to signed-in people whose role may make it. */
export function serve<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  handle: Handler<P, Q, B, z.input<R>, Call>,
  options: Options<Parsed<P, Q, B>, Call> = {},
): void {
  const work = async (input: Parsed<P, Q, B>, call: Call) => ({ data: await handle(input, call) })
  register(server, endpoint, withActor(server, endpoint, work, options))
}

/** Serves a paged list, with a limit for people who turn pages. */
export function servePaged<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  handle: Handler<P, Q, B, { data: z.input<R>; pagination: Pagination | Continuation }, Call>,
): void {
  const count = makeCallCounter(lists_per_person)
  const before = async (_: unknown, { actor, now }: Call) => count(actor.user_id, now)
  register(server, endpoint, withActor(server, endpoint, handle, { before }))
}

/** Ten a second: more than a person needs, and a limit for a program in a loop. */
const lists_per_person = { most: 600, windowSeconds: 60 }

/** Serves a call without a session. */
export function servePublic<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  handle: Handler<P, Q, B, z.input<R>, PublicCall>,
  options: Options<Parsed<P, Q, B>, PublicCall> = {},
): void {
  register(server, endpoint, async (request) => {
    const input = parseInput(endpoint, request)
    const call = { db: server.db, now: server.now(), request }
    await options.before?.(input, call)
    return run(server.db, endpoint, options, async (db) =>
      answer(endpoint, { data: await handle(input, { ...call, db }) }),
    )
  })
}

function withActor<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  handle: Handler<P, Q, B, { data: z.input<R>; pagination?: Pagination | Continuation }, Call>,
  options: Options<Parsed<P, Q, B>, Call>,
) {
  return async (request: FastifyRequest): Promise<StoredReply> => {
    const call = getCall(server, request)
    const { actor, now } = call
    const input = parseInput(endpoint, request)
    await options.before?.(input, call)
    const work = async (db: Db) => {
      const result = await handle(input, { ...call, db })
      requireFixedFields(endpoint, request, result.data)
      return answer(endpoint, result)
    }
    const key = idempotencyKey(endpoint, request)
    if (key === undefined || options.isSecret || options.ownTransaction)
      return run(server.db, endpoint, options, work)
    const fingerprint = JSON.stringify([endpoint.method, request.url, printedBody(input.body)])
    return withRetry(() => answerOnce(server.db, { user_id: actor.user_id, key, fingerprint, now }, work), {
      // The key makes a repetition of what was done answer the same.
      isRepeatable: true,
    })
  }
}

/** An uploaded file by its hash: its bytes as text would be many times its size. */
function printedBody(body: unknown): unknown {
  return body instanceof Uint8Array ? createHash('sha256').update(body).digest('base64') : body
}

function run(
  db: Db,
  endpoint: Endpoint,
  options: { ownTransaction?: boolean },
  work: (db: Db) => Promise<StoredReply>,
) {
  const { isRead } = endpoint
  if (isRead || options.ownTransaction) return withRetry(() => work(db), { isRepeatable: isRead })
  return withRetry(() => inTransaction(db, work), { isRepeatable: isRead })
}

function register(
  server: Server,
  endpoint: Endpoint,
  produce: (request: FastifyRequest) => Promise<StoredReply>,
): void {
  const isPublic = endpoint.access === 'public'
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, reply: text } = await produce(request).finally(() =>
      forgetSessions(server, endpoint, request),
    )
    if (endpoint.fileName !== undefined) {
      reply.header('content-disposition', `attachment; filename="${endpoint.fileName}"`)
    }
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type(`${endpoint.produces}; charset=utf-8`)
      .send(text)
  }
  addRoute(server, endpoint, handler, {
    bodyLimit: isPublic ? Math.min(public_bytes_max, endpoint.bodyLimitBytes) : endpoint.bodyLimitBytes,
    ...(!isPublic && {
      onRequest: async (request: FastifyRequest) => void (await admit(server, endpoint, request)),
    }),
  })
}

/**
 * Other processes hear of an ended session when it is announced; the answer to the call that ended it may arrive
 * before. A person's own call changes the person's own sessions only.
 */
function forgetSessions(server: Server, { isRead, access }: Endpoint, request: FastifyRequest): void {
  if (isRead || !server.sessions) return
  const mayEndOthers = access === 'public' || access === 'administration'
  server.sessions.forget(mayEndOthers ? undefined : getCall(server, request).actor.user_id)
}

/** The largest body of a caller without a session. */
const public_bytes_max = 16_384

/** The parts of a request as its call describes them. Throws `bad_input` naming the field. */
export function parseInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
): Parsed<P, Q, B> {
  requireReadableBody(endpoint, request)
  const params = parsePart(endpoint.params, request.params ?? {})
  const query = parsePart(endpoint.query, request.query ?? {})
  const body = parsePart(endpoint.body, request.body ?? {})
  requireKnownField(endpoint, request.body, body)
  return { params, query, body }
}

function requireReadableBody(endpoint: Endpoint, request: FastifyRequest): void {
  const { body } = request
  if (body === undefined || body === null) return
  if (!accepted_types[endpoint.consumes].test(request.headers['content-type'] ?? '')) throw unsupportedType()
  const isObject = typeof body === 'object' && !Array.isArray(body)
  if (endpoint.consumes === 'application/json' && !isObject) {
    throw badField('', 'The body must be a JSON object.')
  }
}

const accepted_types: Readonly<Record<Endpoint['consumes'], RegExp>> = {
  'application/json': /^application\/json\b/i,
  'text/calendar': /^text\/(calendar|plain)\b/i,
  'image/*': /^image\/(png|jpeg|webp)\b/i,
  'application/octet-stream': /^application\/octet-stream\b/i,
  'message/rfc822': /^(message\/rfc822|application\/mbox)\b/i,
}

function parsePart<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: FieldError[] = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  throw new AppError('bad_input', errors[0]?.message ?? 'The request is not valid.', { errors })
}

/** Parses the answer too, so that an undeclared column can never leave. */
function answer(
  endpoint: Endpoint,
  result: { data: unknown; pagination?: Pagination | Continuation },
): StoredReply {
  const data = endpoint.reply.parse(result.data)
  if (endpoint.produces !== 'application/json') return { status: endpoint.status, reply: String(data) }
  const message = endpoint.says.done ?? 'OK'
  const { pagination } = result
  return {
    status: endpoint.status,
    reply: JSON.stringify({ status: endpoint.status, message, data, pagination }),
  }
}

function idempotencyKey(endpoint: Endpoint, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || endpoint.isRead) return undefined
  if (typeof key !== 'string' || key.length < 8 || key.length > 200) {
    throw new AppError('bad_input', 'The Idempotency-Key must be 8 to 200 characters long.')
  }
  return key
}
