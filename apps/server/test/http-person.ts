import {
  type Endpoint,
  type Envelope,
  type Input,
  login,
  register,
  type Reply,
  type SessionUser,
} from '@meridian/contract'

/** A made-up person who uses the API over HTTP. */
export interface HttpPerson {
  readonly user: SessionUser
  /** Makes a call of the contract; throws with the server's words when it is refused. */
  readonly call: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Reply<E>>
}

const password = 'correct horse battery'

/** Registers and signs in at the server of this address. */
export async function httpPerson(
  address: string,
  about: { readonly first_name: string; readonly last_name: string; readonly timezone: string },
): Promise<HttpPerson> {
  const primary_email = `${about.first_name}.${about.last_name}@people.example`.toLowerCase()
  await send(address, register, { body: { ...about, primary_email, password } })
  return signInOverHttp(address, { primary_email, password })
}

/** Signs in a person with an account; throws the server's message when that is refused. */
export async function signInOverHttp(
  address: string,
  body: Input<typeof login>['body'],
): Promise<HttpPerson> {
  return personAt(address, await send(address, login, { body }))
}

/** A signed-in person, at the server with this address. */
export function personAt(address: string, user: SessionUser): HttpPerson {
  return { user, call: (endpoint, input) => send(address, endpoint, input, user.access_token) }
}

/** Creates an account without a session. */
export async function registerOverHttp(address: string, body: Input<typeof register>['body']): Promise<void> {
  await send(address, register, { body })
}

async function send<E extends Endpoint>(
  address: string,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<Reply<E>> {
  // `Input<E>` is not resolved for an open E; all its forms are these optional parts.
  const { params = {}, query = {}, body } = input as Parts
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const response = await fetch(`${address}${path}?${new URLSearchParams(query).toString()}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': endpoint.consumes }),
    },
    ...(body !== undefined && { body: isWritten(body) ? body : JSON.stringify(body) }),
  })
  // The server parses every answer by the same contract before it leaves.
  const { data, message } = (await response.json()) as Envelope<Reply<E>>
  if (!response.ok || data === null) throw new Error(`${endpoint.method} ${path}: ${message}`)
  return data
}

/** A file goes as it is. */
function isWritten(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}
