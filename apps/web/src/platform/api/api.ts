import type { Endpoint, FieldError, Input, Reply } from '@meridian/contract'
import { isRecord } from '../is-record.ts'
import { isOffline } from '../offline/is-offline.ts'
import { endSession, getSession } from '../session/session.ts'
import { tServer } from '../text/server-text.ts'
import { t } from '../text/text.ts'
import { ApiError, type FailedCall, isUnanswered } from './api-error.ts'
import { forgetKeys, keepKey, keyForCall, repeatsUnasked } from './repeat-keys.ts'
import { success_listeners } from './success-listeners.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Sent with everything that changes something: the server answers a repeated key with its first answer. */
  readonly idempotencyKey?: string
  /** 30 s unless told otherwise. */
  readonly timeoutMs?: number
  /** Lets the call finish while the page closes; for small bodies only. */
  readonly keepalive?: boolean
}

/** Makes a call and gives its data. Throws an ApiError for everything but 200 and 201, and for no answer at all. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  return (await request(endpoint, input, options)).data
}

let isEnding = false

/** While the session ends, no call is made: the server would refuse it. */
export function holdCalls(isHeld: boolean): void {
  isEnding = isHeld
}

/** The answer of a call that succeeded, unread: for streams and bytes. Throws as `call` does. */
export async function openCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Response> {
  if (isEnding) AbortSignal.abort().throwIfAborted()
  // Who gives a key sees to later repetitions.
  if (options.idempotencyKey !== undefined) return sendAgainOnce(endpoint, input, options)
  const idempotencyKey = keyForCall(endpoint, input)
  try {
    return await sendAgainOnce(endpoint, input, { ...options, idempotencyKey })
  } catch (error) {
    if (isUnanswered(error)) keepKey(endpoint, input, idempotencyKey)
    throw error
  }
}

const again_ms = 500

/** Where a connection breaks, nobody knows whether the server did the work; the second attempt gets the answer. */
async function sendAgainOnce<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions,
): Promise<Response> {
  try {
    return await send(endpoint, input, options)
  } catch (error) {
    const isBroken = error instanceof ApiError && error.cause instanceof TypeError
    if (!isBroken || isOffline() || !repeatsUnasked(endpoint, input)) throw error
    await new Promise((resolve) => setTimeout(resolve, again_ms))
    return send(endpoint, input, options)
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions,
): Promise<Response> {
  const token = getSession().user?.access_token
  const response = await reach(endpoint, input, options, token)
  if (response.status < 500) forgetKeys(endpoint)
  if (response.status === 200 || response.status === 201) {
    for (const listen of success_listeners) listen(callOf(endpoint, input).address)
    return response
  }
  // Another tab may have signed in anew meanwhile; only the token that was refused is forgotten.
  if (response.status === 401 && token !== undefined && token === getSession().user?.access_token)
    endSession()
  const call = callOf(endpoint, input)
  throw errorFrom({ says: endpoint.says, call }, response.status, await response.json().catch(() => null))
}

/** As an `ApiError` names it: a failed change is made good by one of the same meeting, not of another. */
function callOf<E extends Endpoint>({ method, path }: E, input: Input<E>): FailedCall {
  const { params } = input as { params?: Parts }
  return { action: `${method} ${path}`, address: `${method} ${addressOf(path, params)}` }
}

/** The address of a call, its path parameters and query filled in. */
export function addressOf(path: string, params: Parts = {}, query: Parts = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

type Parts = Readonly<Record<string, unknown>>

interface Answer<Data> {
  readonly data: Data
  readonly pagination: unknown
}

/** As `call`, with what stands beside the data. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Answer<Reply<E>>> {
  const response = await openCall(endpoint, input, options)
  if (endpoint.produces !== 'application/json') {
    return { data: (await response.text()) as Reply<E>, pagination: null }
  }
  const body: unknown = await response.json().catch(() => null)
  // The server parses every answer by the same contract before it leaves, so the shape is known here.
  if (isRecord(body) && 'data' in body)
    return { data: body['data'] as Reply<E>, pagination: body['pagination'] }
  throw errorFrom({ says: endpoint.says, call: callOf(endpoint, input) }, response.status, body)
}

async function reach<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, idempotencyKey, timeoutMs = 30_000, keepalive }: CallOptions,
  token: string | undefined,
): Promise<Response> {
  // `Input<E>` is not resolved for an open E; all its forms are these three optional parts.
  const { params, query, body } = input as { params?: Parts; query?: Parts; body?: unknown }
  const timeout = AbortSignal.timeout(timeoutMs)
  const isWhole = typeof body === 'string' || body instanceof Blob || body instanceof Uint8Array
  try {
    return await fetch(new URL(addressOf(endpoint.path, params, query), location.origin), {
      method: endpoint.method,
      headers: {
        accept: endpoint.produces,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : endpoint.consumes }),
        ...(!endpoint.isRead && idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      // Bytes that threads share, which the type of an array leaves open, are never sent.
      body: isWhole ? (body as BodyInit) : body === undefined ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
    })
  } catch (problem) {
    // The caller knows that it cancelled the call; any other missing answer is a failure.
    if (signal?.aborted) throw problem
    const error = new ApiError(t(endpoint.says.failed), 0, [], null, callOf(endpoint, input))
    throw Object.assign(error, { cause: problem })
  }
}

function errorFrom(
  { says, call }: Pick<Endpoint, 'says'> & { readonly call: FailedCall },
  status: number,
  body: unknown,
): ApiError {
  const said = isRecord(body) ? body : {}
  const message = said['message']
  const errors = Array.isArray(said['errors']) ? said['errors'].filter(isFieldError) : []
  return new ApiError(
    typeof message === 'string' && message !== '' ? tServer(message) : t(says.failed),
    status,
    errors.map((error) => ({ ...error, message: tServer(error.message) })),
    said['data'] ?? null,
    call,
  )
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
}
