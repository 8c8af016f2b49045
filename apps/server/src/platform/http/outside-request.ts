import { lookup as lookUp } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { HostRule } from '../config/outside-hosts-config.ts'
import { type Address, isPublicAddress, knownAddresses, type LookUp } from '../security/public-address.ts'

export type OutsideProblem = 'timeout' | 'unreachable' | 'forbidden' | 'unknown_host' | 'certificate'
export type OutsideAnswer =
  | { readonly status: number /** When to come back. */; readonly retry_after?: string }
  | { readonly problem: OutsideProblem }

interface OutsideRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Where a request may go: the address to call, or why none is called. */
export async function findOutside(
  rule: HostRule,
  url: URL,
  resolve: LookUp = (name) => lookUp(name, { all: true }),
): Promise<Address | 'forbidden' | 'unknown_host'> {
  // A host in brackets is an IPv6 address.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isNamed = rule.names.includes(host)
  if (!isNamed && !rule.isAnyPublic) return 'forbidden'
  const kind = isIP(host)
  const addresses = kind === 0 ? await knownAddresses(resolve(host)) : [{ address: host, family: kind }]
  const [first] = addresses.toSorted((one, other) => one.family - other.family)
  if (!first) return 'unknown_host'
  return isNamed || addresses.every(isPublicAddress) ? first : 'forbidden'
}

/**
 * Posts to an address that a person gave. The address that was judged is the one that is connected to, so that a name
 * that leads elsewhere a moment later does not matter. Redirects are not followed, and the answer's body is not read.
 */
export async function postOutside(
  rule: HostRule,
  { body, ...asked }: OutsideRequest & { readonly body: string },
  resolve?: LookUp,
): Promise<OutsideAnswer> {
  return callOutside(rule, { ...asked, method: 'POST', body }, resolve, (answer, done) => {
    const { statusCode = 0, headers } = answer
    answer.destroy()
    const retry_after = headers['retry-after']
    done({ status: statusCode, ...(retry_after !== undefined && { retry_after }) })
  })
}

/** What came from an address that a person gave, complete. */
export interface OutsideDocument {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Reads a small document in the same way. An answer that is larger than `bytesMax` is given up as soon as that is known. */
export async function getOutside(
  rule: HostRule,
  { bytesMax, ...asked }: OutsideRequest & { readonly bytesMax: number },
  resolve?: LookUp,
): Promise<OutsideDocument | { readonly problem: OutsideProblem | 'too_large' }> {
  return callOutside(rule, { ...asked, method: 'GET', body: '' }, resolve, (answer, done) => {
    const parts: Buffer[] = []
    let bytes = 0
    answer.on('data', (part: Buffer) => {
      bytes += part.length
      parts.push(part)
      if (bytes <= bytesMax) return
      done({ problem: 'too_large' })
      answer.destroy()
    })
    answer.on('end', () =>
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
    )
    // An answer that breaks off has no end.
    answer.on('close', () => done({ problem: 'unreachable' }))
  })
}

interface OutsideCall extends OutsideRequest {
  readonly method: 'GET' | 'POST'
  readonly body: string
}

async function callOutside<Answer>(
  rule: HostRule,
  { url, method, headers, body, timeoutMs, signal }: OutsideCall,
  resolve: LookUp | undefined,
  read: (answer: IncomingMessage, done: (result: Answer) => void) => void,
): Promise<Answer | { readonly problem: OutsideProblem }> {
  const address = new URL(url)
  const found = await findOutside(rule, address, resolve)
  if (typeof found === 'string') return { problem: found }
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [found]) : done(null, found.address, found.family)
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  const ended = AbortSignal.any([AbortSignal.timeout(timeoutMs), signal])
  return new Promise((resolveAnswer) => {
    const fail = (error: Error) => resolveAnswer({ problem: problemOf(error, ended) })
    const request = send(address, { method, headers, lookup, agent: false, signal: ended }, (answer) => {
      answer.on('error', fail)
      read(answer, resolveAnswer)
    })
    request.on('error', fail)
    request.end(body)
  })
}

export function problemOf(error: Error & { code?: string }, ended: AbortSignal): OutsideProblem {
  if (ended.aborted) return 'timeout'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(error.code ?? '') ? 'certificate' : 'unreachable'
}
