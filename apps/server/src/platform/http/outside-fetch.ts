import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import type { HostRule } from '../config/outside-hosts-config.ts'
import type { LookUp } from '../security/public-address.ts'
import { findOutside, type OutsideProblem, problemOf } from './outside-request.ts'

/** Why an address that a person gave is not called, or gives no answer. */
export class OutsideError extends Error {
  readonly problem: OutsideProblem | 'open_line'

  constructor(problem: OutsideProblem | 'open_line') {
    super(problem)
    this.problem = problem
  }
}

/**
 * As `fetch`, for addresses that people give: the address that was judged is the one that is connected to, redirects are
 * left to the caller, and without encryption only servers are called that the operator names. Bodies are text. Throws
 * OutsideError.
 */
export function outsideFetch(rule: HostRule, resolve?: LookUp): typeof globalThis.fetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const address = new URL(input instanceof Request ? input.url : input)
    const host = address.hostname.replace(/^\[(.*)\]$/, '$1')
    if (address.protocol !== 'https:' && !rule.names.includes(host)) throw new OutsideError('open_line')
    const found = await findOutside(rule, address, resolve)
    if (typeof found === 'string') throw new OutsideError(found)
    const lookup: LookupFunction = (_host, options, done) =>
      options.all ? done(null, [found]) : done(null, found.address, found.family)
    const send = address.protocol === 'https:' ? requestHttps : requestHttp
    const text = typeof body === 'string' ? body : ''
    const sent = {
      ...Object.fromEntries(new Headers(headers)),
      'content-length': String(Buffer.byteLength(text)),
    }
    const ended = signal ?? new AbortController().signal
    return new Promise<Response>((done, fail) => {
      const options = { method, headers: sent, lookup, agent: false, signal: ended }
      const request = send(address, options, (answer) => done(responseOf(answer)))
      request.on('error', (error) => fail(new OutsideError(problemOf(error, ended))))
      request.end(text)
    })
  }
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode = 0, headersDistinct } = answer
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // A status that Response does not know makes no sense here either.
  const status = statusCode >= 200 && statusCode <= 599 ? statusCode : 502
  const isEmpty = [204, 205, 304].includes(status)
  if (isEmpty) answer.resume()
  const body = isEmpty ? null : Readable.toWeb(answer)
  return new Response(body as ConstructorParameters<typeof Response>[0], { status, headers })
}
