import type { z } from 'zod'
import {
  NoAnswer,
  NothingSent,
  ProviderError,
  type ProviderFailure,
  UnreadableAnswer,
} from './provider-error.ts'

/** What an adapter reaches its provider with. */
export interface Reach {
  readonly fetch: typeof globalThis.fetch
  /** 5 s unless told otherwise; it covers the whole answer. */
  readonly timeoutMs?: number
  /** 1 MiB unless told otherwise. */
  readonly bytesMax?: number
}

/** What is asked, and in which shape the answer makes sense. An answer without content is `undefined`. */
export interface Question<Reply> {
  readonly reply: z.ZodType<Reply>
  readonly origins: readonly string[]
  /** GET unless told otherwise. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as a form when it is search parameters, else as JSON; nothing is sent when absent. */
  readonly body?: unknown
  /** What the provider's own refusals mean; by the HTTP status alone when absent. */
  readonly failureOf?: (refusal: Refusal) => ProviderError
}

/** An answer that is not 2xx. */
export interface Refusal {
  readonly host: string
  readonly status: number
  readonly headers: Headers
  /** Undefined when it is no JSON, too much of it, or cut off. */
  readonly body: unknown
}

/**
 * Asks one of `origins` for JSON and gives it in the shape of `reply`. No redirect is followed, so the answer
 * comes from nowhere else. Throws ProviderError for everything but a 2xx answer of that shape.
 */
export async function fetchJson<Reply>(
  address: URL,
  { fetch, timeoutMs = 5000, bytesMax = 1_048_576, ...question }: Reach & Question<Reply>,
): Promise<Reply> {
  const { origins } = question
  if (!origins.includes(address.origin)) throw new ProviderError('broken', `${address.host} is not asked.`)
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await reach(address, fetch, { ...requestOf(question), redirect: 'manual', signal })
  return readAnswer(address, response, { ...question, bytesMax })
}

/** The answer's body in the shape of `reply`. Throws ProviderError. */
export async function readAnswer<Reply>(
  address: URL,
  response: Response,
  {
    reply,
    bytesMax,
    failureOf = failureByStatus,
  }: Pick<Question<Reply>, 'reply' | 'failureOf'> & { readonly bytesMax: number },
): Promise<Reply> {
  if (!response.ok) throw failureOf(await readRefusal(address, response))
  const parsed = reply.safeParse(jsonOf(await readText(address, response, bytesMax), address))
  if (!parsed.success) throw new UnreadableAnswer(`${address.host} answers in another shape.`)
  return parsed.data
}

/** As `fetch`, but throws ProviderError. */
export async function reach(
  address: URL,
  fetch: typeof globalThis.fetch,
  request: RequestInit,
): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (problem) {
    throw notReached(address, problem)
  }
}

/** What a refusal means by its HTTP status. */
function failureByStatus({ host, status }: Refusal): ProviderError {
  return new ProviderError(failures[status] ?? 'broken', `${host} answers ${status}.`)
}

const failures: Readonly<Record<number, ProviderFailure>> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  429: 'limited',
}

/** Error messages are short; longer ones are not shown. */
const refusal_bytes_max = 65_536

function requestOf({ method = 'GET', headers, body }: Omit<Question<unknown>, 'reply' | 'origins'>) {
  const isForm = body instanceof URLSearchParams
  const accepted = { accept: 'application/json', ...headers }
  if (body === undefined) return { method, headers: accepted }
  // fetch names the content type of a form by itself.
  if (isForm) return { method, headers: accepted, body }
  return {
    method,
    headers: { ...accepted, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** A refusal stays one, even when its body is cut off or makes no sense. */
async function readRefusal(address: URL, response: Response): Promise<Refusal> {
  const { status, headers } = response
  const { host } = address
  try {
    const body = jsonOf(await readText(address, response, refusal_bytes_max), address)
    return { host, status, headers, body }
  } catch {
    return { host, status, headers, body: undefined }
  }
}

export async function readText(address: URL, response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      // Leaving the loop cancels the rest.
      if (size > bytesMax) throw new UnreadableAnswer(`${address.host} answers with too much.`)
      chunks.push(chunk)
    }
  } catch (problem) {
    throw problem instanceof ProviderError ? problem : notReached(address, problem)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string, { host }: URL): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('broken', `${host} does not answer in JSON.`)
  }
}

/** The cause stays out: its words may repeat the address, and with it a key. */
function notReached({ host }: URL, problem: unknown): ProviderError {
  if (isUnconnected(problem)) return new NothingSent(`${host} does not answer.`)
  const isLate = problem instanceof Error && problem.name === 'TimeoutError'
  return new NoAnswer(isLate ? `${host} takes too long.` : `${host} does not answer.`)
}

/** As Node and its fetch name what happens before a connection is there. */
function isUnconnected(problem: unknown): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return unconnected.has(code)
}

const unconnected = new Set<unknown>([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])
