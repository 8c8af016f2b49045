import { type AssistantScope, assistant_scopes } from '@meridian/contract'
import { badField } from '../../../platform/errors.ts'
import { isResource } from './discovery.rules.ts'

/** What a program asks of a person, as far as it can be trusted with an answer. */
export interface AuthorizationRequest {
  readonly redirect_uri: string
  readonly state: string | undefined
  readonly resource: string
  readonly code_challenge: string
  readonly scopes: readonly AssistantScope[]
}

/** Why a request is not granted: what the program is told, and the person. */
export interface RequestProblem {
  readonly error: 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_target'
  readonly message: string
}

export type Parameters = ReadonlyMap<string, string>

/** The parameters; those that come twice are `repeated`. An empty one counts as none. */
export function readParameters(search: URLSearchParams): {
  parameters: Parameters
  repeated: readonly string[]
} {
  const names = [...search.keys()]
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  return { parameters: new Map([...search].filter(([, value]) => value !== '')), repeated }
}

/** Who asks, and where the answer would go. Throws `bad_input`: without both there is no address to send an error to. */
export function readCaller(text: string): { client_id: string; redirect_uri: string } {
  const { parameters, repeated } = readParameters(new URLSearchParams(text))
  return { client_id: single('client_id'), redirect_uri: single('redirect_uri') }

  function single(name: string): string {
    const value = parameters.get(name)
    if (value === undefined || repeated.includes(name))
      throw badField(name, `The request of the program must have one ${name}.`)
    return value
  }
}

const challenge = /^[A-Za-z0-9_-]{43}$/

export function readRequest(
  text: string,
  { redirect_uri, origin }: { readonly redirect_uri: string; readonly origin: string },
): AuthorizationRequest | RequestProblem {
  const { parameters, repeated } = readParameters(new URLSearchParams(text))
  const [twice] = repeated.filter((name) => name !== 'resource')
  if (twice !== undefined) return wrong(`The request has ${twice} more than once.`)
  if (parameters.get('response_type') !== 'code')
    return { error: 'unsupported_response_type', message: 'The response_type of the request must be code.' }
  if (parameters.get('response_mode') !== undefined && parameters.get('response_mode') !== 'query')
    return wrong('The response_mode of the request must be query.')
  if (parameters.has('request') || parameters.has('request_uri'))
    return wrong('Request objects are not supported.')
  const code_challenge = parameters.get('code_challenge') ?? ''
  if (parameters.get('code_challenge_method') !== 'S256' || !challenge.test(code_challenge))
    return wrong('The request must have a code_challenge with the code_challenge_method S256.')
  const resource = parameters.get('resource')
  if (resource === undefined || repeated.includes('resource') || !isResource(resource, origin))
    return {
      error: 'invalid_target',
      message: 'The resource of the request must be the address of this server.',
    }
  const scopes = scopesIn(parameters.get('scope'))
  if (scopes.length === 0)
    return { error: 'invalid_scope', message: 'The request asks for nothing that an assistant may do here.' }
  return { redirect_uri, state: parameters.get('state'), resource, code_challenge, scopes }
}

function wrong(message: string): RequestProblem {
  return { error: 'invalid_request', message }
}

/** The named scopes that assistants may have; all of these where none is named. */
function scopesIn(text: string | undefined): AssistantScope[] {
  if (text === undefined) return [...assistant_scopes]
  const named = new Set(text.split(' '))
  return assistant_scopes.filter((scope) => named.has(scope))
}

/** The address that takes an answer back to the program, with the issuer that gives it (RFC 9207). */
export function answerUrl(
  redirect_uri: string,
  answer: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

/** The state as it came, to be sent back with a refusal. */
export function stateIn(text: string): string | undefined {
  return new URLSearchParams(text).get('state') ?? undefined
}
