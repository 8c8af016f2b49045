import { lookup as lookUp } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress, isThisMachine, knownAddresses, type LookUp } from '../security/public-address.ts'
import type { MailHosts } from '../config/mail-hosts-config.ts'

export interface MailServerAddress {
  readonly host: string
  readonly port: number
}

/**
 * The address of a mail server, or why it must not be called: `forbidden` by the operator's list, as is a
 * server inside the operator's network that the list does not name; `odd_port` for a port of no mail server;
 * `unknown` for a name that DNS does not know.
 */
export type FoundServer =
  | { readonly kind: 'found'; readonly ip_address: string; readonly isHere: boolean }
  | { readonly kind: 'forbidden' | 'odd_port' | 'unknown' }

/** Checks every address of a name, and returns the one to call. */
export async function findMailServer(
  hosts: MailHosts | undefined,
  { host, port }: MailServerAddress,
  resolve: LookUp = (name) => lookUp(name, { all: true }),
): Promise<FoundServer> {
  const isNamed = hosts?.names.includes(host) === true
  if (!isNamed && !hosts?.isAnyPublic) return { kind: 'forbidden' }
  if (!isNamed && !mail_ports.has(port)) return { kind: 'odd_port' }
  const addresses =
    isIP(host) === 0 ? await knownAddresses(resolve(host)) : [{ address: host, family: isIP(host) }]
  // Networks without IPv6 are common; IPv4 works everywhere.
  const [first] = addresses.toSorted((one, other) => one.family - other.family)
  if (!first) return { kind: 'unknown' }
  if (!isNamed && !addresses.every(isPublicAddress)) return { kind: 'forbidden' }
  return { kind: 'found', ip_address: first.address, isHere: isThisMachine(first) }
}

/** IMAP and SMTP, each with and without implicit TLS (RFC 8314). */
const mail_ports = new Set([143, 993, 25, 465, 587, 2525])
