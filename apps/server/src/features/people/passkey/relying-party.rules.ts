import { isIP } from 'node:net'
import type { Config } from '../../../platform/config/config.ts'

/** To whom a passkey belongs, as WebAuthn names it. */
export interface RelyingParty {
  /** A host name; browsers accept no IP address. */
  readonly id: string
  readonly origin: string
}

/**
 * The host of PUBLIC_URL. Without that setting only localhost has passkeys: elsewhere the host is what the caller
 * says it is. Undefined where browsers would make no passkey.
 */
export function findRelyingParty(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: { readonly protocol: string; readonly host: string },
): RelyingParty | undefined {
  const address = publicUrl ?? `${protocol}://${host}`
  if (!URL.canParse(address)) return undefined
  const { hostname, origin, protocol: scheme } = new URL(address)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isLocal) return { id: hostname, origin }
  const isUsable = publicUrl !== undefined && scheme === 'https:' && isIP(hostname) === 0
  return isUsable && !hostname.startsWith('[') ? { id: hostname, origin } : undefined
}
