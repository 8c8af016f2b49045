import { NoAnswer, ProviderError, type ProviderFailure } from '../kit/provider-error.ts'
import { type Reach, reach, readText } from '../kit/fetch-json.ts'
import { retryAtOf } from '../kit/retry-at.ts'
import { isInDomain } from './address.ts'
import { type Multistatus, readMultistatus } from './multistatus.ts'

/** Who asks a CalDAV server, and with what. */
export interface DavAccess extends Reach {
  readonly user: string
  readonly password: string
  readonly now: () => Date
}

export interface DavRequest {
  readonly method: 'PROPFIND' | 'REPORT' | 'GET' | 'PUT' | 'DELETE'
  readonly depth?: '0' | '1'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly type?: string
}

export interface DavAnswer {
  readonly status: number
  readonly headers: Headers
  /** Where the answer comes from, after redirects. */
  readonly address: URL
  readonly text: string
}

/** Asks a CalDAV server in the name of the person. Every method throws ProviderError alone. */
export interface DavClient {
  /** Throws for everything but 2xx. */
  ask(address: URL, request: DavRequest): Promise<DavAnswer>
  /** The multistatus that answers, and where it comes from. */
  askMany(address: URL, request: DavRequest): Promise<Multistatus & { readonly address: URL }>
}

export function davClient(access: DavAccess): DavClient {
  const ask = (address: URL, request: DavRequest) => askOnce(access, address, request)
  return {
    ask,
    askMany: async (address, request) => {
      const answer = await ask(address, request)
      if (answer.status !== 207) {
        throw new ProviderError('invalid', `${address.host} does not answer as a calendar server.`)
      }
      return { ...(await readMultistatus(answer.text)), address: answer.address }
    },
  }
}

/** The server leads from TLS to an address without. */
export class OpenRedirect extends ProviderError {
  constructor(host: string) {
    super('refused', `${host} leads to an address without encryption.`)
  }
}

/** The server leads to another domain. */
export class RedirectElsewhere extends ProviderError {
  readonly host: string

  constructor(from: string, host: string) {
    super('refused', `${from} leads to another domain.`)
    this.host = host
  }
}

const redirects_max = 5
/** A list of 10,000 events takes 3 MiB. */
const bytes_max = 32 * 1_048_576
/** A server works some time for a list of thousands. */
const usual_timeout_ms = 30_000

async function askOnce(access: DavAccess, start: URL, request: DavRequest): Promise<DavAnswer> {
  let address = start
  const signal = AbortSignal.timeout(access.timeoutMs ?? usual_timeout_ms)
  for (let redirects = 0; redirects <= redirects_max; redirects += 1) {
    const response = await reach(address, access.fetch, { ...requestOf(access, request), signal })
    const next = redirectOf(response, address)
    if (next === null) return readAnswer(access, { address, response, request })
    // What the answer says besides is not of interest.
    await response.body?.cancel()
    // Whoever answers may be another one than whom the person trusts with the password.
    if (!isInDomain(next, address)) throw new RedirectElsewhere(address.host, next.host)
    address = next
  }
  throw new ProviderError('broken', `${start.host} leads in a circle.`)
}

function requestOf({ user, password }: DavAccess, { method, depth, headers, body, type }: DavRequest) {
  const credentials = Buffer.from(`${user}:${password}`, 'utf8').toString('base64')
  return {
    method,
    redirect: 'manual' as const,
    headers: {
      authorization: `Basic ${credentials}`,
      ...(depth !== undefined && { depth }),
      ...(body !== undefined && { 'content-type': type ?? 'application/xml; charset=utf-8' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  }
}

/** Null for an answer that leads nowhere else. A redirect to where the password could be read is not followed. */
function redirectOf({ status, headers }: Response, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null
  const next = URL.parse(headers.get('location') ?? '', from)
  if (!next || !/^https?:$/.test(next.protocol)) return null
  if (from.protocol === 'https:' && next.protocol !== 'https:') {
    throw new OpenRedirect(from.host)
  }
  return next
}

interface Answered {
  readonly address: URL
  readonly response: Response
  readonly request: DavRequest
}

async function readAnswer(access: DavAccess, { address, response, request }: Answered): Promise<DavAnswer> {
  const { status, headers } = response
  if (!response.ok) {
    await response.body?.cancel()
    throw failureOf(address, response, access.now())
  }
  // Of one object this says that something failed (RFC 4918 §13), or it is no answer to this request.
  if (status === 207 && isOfObject(request)) {
    await response.body?.cancel()
    throw new ProviderError('broken', `${address.host} answers ${status} to ${request.method}.`)
  }
  const text = await readText(address, response, access.bytesMax ?? bytes_max)
  return { status, headers, address, text }
}

function isOfObject({ method }: DavRequest): boolean {
  return method === 'GET' || method === 'PUT' || method === 'DELETE'
}

function failureOf({ host }: URL, { status, headers }: Response, now: Date): ProviderError {
  const wait = headers.get('retry-after')
  // Servers that are being repaired say 503; only a moment to come back makes it a limit.
  const kind = status === 503 && wait !== null ? 'limited' : (kinds[status] ?? kindOf(status))
  return new ProviderError(kind, `${host} answers ${status}.`, { retry_at_ms: retryAtOf(wait, now) })
}

const kinds: Readonly<Record<number, ProviderFailure>> = {
  401: 'needs_consent',
  403: 'refused',
  404: 'missing',
  409: 'conflict',
  410: 'missing',
  412: 'conflict',
  423: 'conflict',
  429: 'limited',
}

function kindOf(status: number): ProviderFailure {
  return status >= 400 && status < 500 ? 'invalid' : 'broken'
}

/** Whether no server answered at all. */
export function isNoAnswer(problem: unknown): boolean {
  return problem instanceof NoAnswer
}
