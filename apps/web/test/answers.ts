import * as contract from '@meridian/contract'
import type { Endpoint, FieldError, Reply } from '@meridian/contract'
import { addComplaint } from './complaints.ts'

type Contract = typeof contract

/** The calls of the contract by their names. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never
}[keyof Contract]

/** What a call was asked with, as the server reads it. */
export type Asked<Name extends CallName> =
  Contract[Name] extends Endpoint<infer Params, infer Query, infer Body>
    ? { readonly params: Parsed<Params>; readonly query: Parsed<Query>; readonly body: Parsed<Body> }
    : never

type Parsed<Part extends Endpoint['params']> = ReturnType<Part['parse']>

type Answer<Name extends CallName> =
  | Reply<Contract[Name]>
  | Refusal
  | typeof no_answer
  | PagedAnswer
  | Response
type Answered<Name extends CallName> = Answer<Name> | Promise<Answer<Name>>

/** What the server would answer, by the names of the calls. A function is asked anew for each request. */
export type Answers = {
  readonly [Name in CallName]?: Reply<Contract[Name]> | ((asked: Asked<Name>) => Answered<Name>)
}

/** A refusal of the server; its sentence and its fields are shown to the reader. */
export class Refusal {
  readonly status: number
  readonly message: string
  readonly errors: readonly FieldError[]
  readonly data: unknown

  constructor(
    status: number,
    message = '',
    { errors = [], data = null }: { readonly errors?: readonly FieldError[]; readonly data?: unknown } = {},
  ) {
    this.status = status
    this.message = message
    this.errors = errors
    this.data = data
  }
}

/** A page of a longer list. */
export class PagedAnswer {
  readonly data: readonly unknown[]
  readonly pagination: contract.Envelope<unknown>['pagination']

  constructor(data: readonly unknown[], pagination: contract.Envelope<unknown>['pagination']) {
    this.data = data
    this.pagination = pagination
  }
}

/** The request gets lost: there is no connection, or no server. */
export const no_answer = Symbol('no answer')

export interface Request {
  readonly name: CallName
  readonly asked: { readonly params: unknown; readonly query: unknown; readonly body: unknown }
}

interface KnownCall {
  readonly name: CallName
  readonly endpoint: Endpoint
  readonly pattern: RegExp
}

/** Where one address fits two patterns, the one with fewer parameters is meant. */
const calls: readonly KnownCall[] = Object.entries(contract)
  .flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? {
          name: name as CallName,
          endpoint,
          pattern: new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
        }
      : [],
  )
  .toSorted((one, other) => parametersOf(one) - parametersOf(other))

function parametersOf({ endpoint }: KnownCall): number {
  return endpoint.path.split(':').length
}

/** The call changes nothing. */
export function isRead(name: CallName): boolean {
  return calls.some((one) => one.name === name && one.endpoint.isRead)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'says' in value
  )
}

/**
 * The server of a test: answers by the table and keeps what was asked. A call that has no answer, and a request or an
 * answer that the contract does not allow, complain by the name of the call, which fails the test.
 */
export function makeServer(answers: () => Answers, requests: Request[]): typeof fetch {
  return async (address, init) => {
    const { pathname, searchParams } = new URL(
      address instanceof globalThis.Request ? address.url : address,
      location.origin,
    )
    const method = init?.method ?? 'GET'
    const found = calls.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))
    if (!found) return complain(`${method} ${pathname} is no call of the contract.`)
    const { name, endpoint, pattern } = found
    const asked = readAsked(found, pattern.exec(pathname)?.groups ?? {}, searchParams, init?.body)
    if (asked instanceof Error)
      return complain(`${name} was asked with what the contract refuses: ${asked.message}`)
    requests.push({ name, asked })
    const answer = (answers() as Readonly<Record<string, unknown>>)[name]
    if (answer === undefined) return complain(`The test has no answer for ${name}.`)
    const given: unknown = typeof answer === 'function' ? await answer(asked) : answer
    if (given === no_answer) throw new TypeError('Failed to fetch')
    return respond(name, endpoint, given)
  }
}

function readAsked(
  { endpoint }: KnownCall,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
  body: BodyInit | null | undefined,
) {
  const query = Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key)
      return [key, values.length > 1 ? values : values[0]]
    }),
  )
  const isJson = endpoint.consumes === 'application/json'
  const parts = {
    params: endpoint.params.safeParse(decoded(params)),
    query: endpoint.query.safeParse(query),
    body: isJson
      ? endpoint.body.safeParse(typeof body === 'string' ? JSON.parse(body) : {})
      : { data: body, error: undefined },
  }
  const error = parts.params.error ?? parts.query.error ?? parts.body.error
  if (error) return new Error(tell(error))
  return { params: parts.params.data, query: parts.query.data, body: parts.body.data }
}

function decoded(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]))
}

function respond(name: CallName, endpoint: Endpoint, given: unknown): Response {
  if (given instanceof Refusal) {
    const { status, message, errors, data } = given
    return Response.json({ status, message, data, errors }, { status })
  }
  if (given instanceof Response) return given
  const data = given instanceof PagedAnswer ? given.data : given
  const { error } = endpoint.reply.safeParse(data)
  if (error) return complain(`The answer for ${name} is not of the contract: ${tell(error)}`)
  if (endpoint.produces !== 'application/json') return new Response(String(data))
  const count = Array.isArray(data) ? data.length : 0
  const pagination =
    given instanceof PagedAnswer
      ? given.pagination
      : { page: 1, limit: Math.max(count, 1), total: count, next: null }
  const envelope = { status: endpoint.status, message: endpoint.says.done ?? '', data }
  return Response.json(endpoint.paged ? { ...envelope, pagination } : envelope, { status: endpoint.status })
}

function complain(problem: string): Response {
  addComplaint(problem)
  return Response.json({ status: 404, message: problem, data: null }, { status: 404 })
}

function tell({ issues }: NonNullable<ReturnType<Endpoint['reply']['safeParse']>['error']>): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
