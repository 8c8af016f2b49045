import { BlockList } from 'node:net'

/** An address that a name leads to. */
export interface Address {
  readonly address: string
  readonly family: number
}

export type LookUp = (host: string) => Promise<readonly Address[]>

/** No addresses for a name that DNS does not know. */
export async function knownAddresses(asked: ReturnType<LookUp>): Promise<readonly Address[]> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return []
    throw problem
  }
}

/** Whether the address is on the public internet, and not this machine, a private network or reserved. */
export function isPublicAddress(address: Address): boolean {
  return !isInside(not_public, address)
}

/** Whether the address is one of this machine. */
export function isThisMachine(address: Address): boolean {
  return isInside(here, address)
}

function isInside(ranges: Ranges, { address, family }: Address): boolean {
  return family === 6 ? ranges.ipv6.check(address, 'ipv6') : ranges.ipv4.check(address, 'ipv4')
}

/** Separate: in one list an IPv4 address counts as the IPv6 address that it is mapped to, too. */
type Ranges = Readonly<Record<'ipv4' | 'ipv6', BlockList>>

/** The addresses of the machine itself. */
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
