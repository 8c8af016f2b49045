import { findJson, isJson, readForm, type SimulatedReply, type SimulatedRequest } from './message.ts'

/** One request that was answered, without credentials. */
export interface LoggedRequest {
  readonly at_ms: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly account: string | undefined
  /** Undefined where the connection was left without an answer. */
  readonly status: number | undefined
  /** The kind of misbehaviour it met. */
  readonly fault: string | undefined
}

export interface RequestLog {
  readonly list: () => readonly LoggedRequest[]
  readonly clear: () => void
  readonly add: (
    atMs: number,
    request: SimulatedRequest,
    reply: SimulatedReply | undefined,
    fault: string | undefined,
  ) => void
}

/** Keeps the last hundred thousand requests. */
export function newRequestLog(): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    list: () => entries,
    clear: () => {
      entries = []
    },
    add: (at_ms, request, reply, fault) => {
      const { method, path, account } = request
      const query = withoutSecrets(Object.fromEntries(request.query))
      entries.push({
        at_ms,
        method,
        path,
        query,
        body: bodyOf(request),
        account,
        status: reply?.status,
        fault,
      })
      if (entries.length > most_entries * 2) entries = entries.slice(-most_entries)
    },
  }
}

const most_entries = 100_000
const longest_text = 2_000
/** Page and sync tokens open nothing and are what tests look for. */
const secret_names =
  /^(access_token|refresh_token|token|id_token|client_secret|code|code_verifier|password|appid|signing_key)$/i

function bodyOf(request: SimulatedRequest): unknown {
  if (request.body.length === 0) return undefined
  const json = findJson(request)
  if (json) return withoutSecrets(json)
  const form = readForm(request)
  return form.size > 0 ? withoutSecrets(Object.fromEntries(form)) : `${request.body.length} bytes`
}

function withoutSecrets<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields
function withoutSecrets(value: unknown): unknown
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item))
  if (typeof value === 'string' && value.length > longest_text) return `${value.slice(0, longest_text)}…`
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secret_names.test(key) ? '(left out)' : withoutSecrets(inner),
    ]),
  )
}
