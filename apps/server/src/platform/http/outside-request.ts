import { lookup as lookUp } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { HostRule } from '../config/webhook-hosts-config.ts'
import { type Address, isPublicAddress, knownAddresses, type LookUp } from '../security/public-address.ts'

export type OutsideProblem = 'timeout' | 'unreachable' | 'forbidden' | 'unknown_host' | 'certificate'
export type OutsideAnswer = { readonly status: number } | { readonly problem: OutsideProblem }

interface OutsideRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
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
  { url, headers, body, timeoutMs, signal }: OutsideRequest,
  resolve?: LookUp,
): Promise<OutsideAnswer> {
  const address = new URL(url)
  const found = await findOutside(rule, address, resolve)
  if (typeof found === 'string') return { problem: found }
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [found]) : done(null, found.address, found.family)
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  const ended = AbortSignal.any([AbortSignal.timeout(timeoutMs), signal])
  return new Promise((resolveAnswer) => {
    const request = send(
      address,
      { method: 'POST', headers, lookup, agent: false, signal: ended },
      (answer) => {
        const { statusCode = 0 } = answer
        answer.on('error', () => {})
        answer.destroy()
        resolveAnswer({ status: statusCode })
      },
    )
    request.on('error', (error) => resolveAnswer({ problem: problemOf(error, ended) }))
    request.end(body)
  })
}

function problemOf(error: Error & { code?: string }, ended: AbortSignal): OutsideProblem {
  if (ended.aborted) return 'timeout'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(error.code ?? '') ? 'certificate' : 'unreachable'
}
