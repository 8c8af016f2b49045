import type { IncomingHttpHeaders } from 'node:http'

/** A request to a simulator. */
export interface SimulatedRequest {
  readonly method: string
  /** As it was sent, still percent-encoded, without the query. */
  readonly path: string
  /** The named segments of the route's path, decoded once. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The owner of its token, for the log and the faults; an expired token still has its owner. */
  readonly account: string | undefined
}

/** What a simulator answers. Text and bytes are sent as they are, everything else as JSON, undefined as nothing. */
export interface SimulatedReply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Json = Readonly<Record<string, unknown>>

/** The form fields of a body, also of one that has none. */
export function readForm({ body, headers }: SimulatedRequest): URLSearchParams {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  return new URLSearchParams(isForm ? body.toString('utf8') : '')
}

/** The object in a JSON body; undefined when there is none or it is not an object. */
export function findJson({ body }: Pick<SimulatedRequest, 'body'>): Json | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The token of an Authorization header of the kind Bearer. */
export function findBearer({ headers }: Pick<SimulatedRequest, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

export function html(status: number, body: string): SimulatedReply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

/** Text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
