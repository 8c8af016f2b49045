import type { IncomingHttpHeaders } from 'node:http'
import { BlockList } from 'node:net'
import type { Config } from '../../platform/config/config.ts'
import { isSameSecret } from '../../platform/security/same-secret.ts'

/** What decides about a request for the metrics. */
export interface MetricsRequest {
  /** The address that the connection comes from. */
  readonly peer: string
  readonly headers: IncomingHttpHeaders
}

/** A proxy that passes a request on adds one of them. */
const forwarding_headers = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * With a token only its holder. Without one a program on the machine, as long as no public address leads here: a
 * proxy on the same machine is a program on it, too.
 */
export function mayReadMetrics(
  { metricsToken, registration }: Pick<Config, 'metricsToken' | 'registration'>,
  { peer, headers }: MetricsRequest,
): boolean {
  const given = /^Bearer ([!-~]+)$/i.exec(headers.authorization ?? '')?.[1]
  if (metricsToken !== undefined) return given !== undefined && isSameSecret(given, metricsToken)
  return registration.isLocal && isLoopback(peer) && !forwarding_headers.some((name) => name in headers)
}

function isLoopback(address: string): boolean {
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}
