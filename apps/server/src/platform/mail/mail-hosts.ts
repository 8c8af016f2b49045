import { lookup as lookUp } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
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

type LookUp = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>

/** Checks every address of a name, and returns the one to call. */
export async function findMailServer(
  hosts: MailHosts | undefined,
  { host, port }: MailServerAddress,
  resolve: LookUp = (name) => lookUp(name, { all: true }),
): Promise<FoundServer> {
  const isNamed = hosts?.names.includes(host) === true
  if (!isNamed && !hosts?.isAnyPublic) return { kind: 'forbidden' }
  if (!isNamed && !mail_ports.has(port)) return { kind: 'odd_port' }
  const addresses = isIP(host) === 0 ? await known(resolve(host)) : [{ address: host, family: isIP(host) }]
  // Networks without IPv6 are common; IPv4 works everywhere.
  const [first] = addresses.toSorted((one, other) => one.family - other.family)
  if (!first) return { kind: 'unknown' }
  if (!isNamed && !addresses.every(isPublic)) return { kind: 'forbidden' }
  return { kind: 'found', ip_address: first.address, isHere: isInside(here, first) }
}

/** IMAP and SMTP, each with and without implicit TLS (RFC 8314). */
const mail_ports = new Set([143, 993, 25, 465, 587, 2525])

async function known(asked: ReturnType<LookUp>): Promise<Awaited<ReturnType<LookUp>>> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return []
    throw problem
  }
}

type Address = Awaited<ReturnType<LookUp>>[number]

function isPublic(address: Address): boolean {
  return !isInside(not_public, address)
}

function isInside(ranges: Ranges, { address, family }: Address): boolean {
  return family === 6 ? ranges.ipv6.check(address, 'ipv6') : ranges.ipv4.check(address, 'ipv4')
}

/** Separate: in one list an IPv4 address counts as the IPv6 address that it is mapped to, too. */
type Ranges = Readonly<Record<'ipv4' | 'ipv6', BlockList>>

/** This machine. */
const here = listOf(['127.0.0.0/8'], ['::1/128'])

/** IANA's special-purpose addresses (RFC 6890), and their IPv6 encodings. */
const not_public = listOf(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.168.0.0/16',
    '192.175.48.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  [
    // Only the range assigned to networks today (RFC 4291 §2.4) is public.
    '::/3',
    '4000::/2',
    '8000::/1',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '2620:4f:8000::/48',
    '3ffe::/16',
    '3fff::/20',
  ],
)

function listOf(ipv4: readonly string[], ipv6: readonly string[]): Ranges {
  return { ipv4: blocked(ipv4, 'ipv4'), ipv6: blocked(ipv6, 'ipv6') }
}

function blocked(ranges: readonly string[], kind: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), kind)
  }
  return list
}
