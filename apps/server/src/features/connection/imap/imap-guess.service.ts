import type { ImapServers } from '@meridian/contract'
import { lookup, resolveSrv } from 'node:dns/promises'
import type { MailHosts } from '../../../platform/config/mail-hosts-config.ts'

/** The DNS queries that guessing makes. */
export interface Names {
  readonly resolveSrv: (name: string) => Promise<readonly Service[]>
  readonly lookup: (host: string) => Promise<unknown>
}

interface Service {
  readonly name: string
  readonly port: number
  readonly priority: number
}

/**
 * The servers that may serve an address: the operator's, where only one is allowed; those that the domain's
 * SRV records name (RFC 6186); or those with the usual names. Makes no connection. Null where nothing is
 * known.
 */
export async function guessServers(
  hosts: MailHosts | undefined,
  address: string,
  names: Names = { resolveSrv, lookup },
): Promise<ImapServers | null> {
  if (!hosts) return null
  const [only, ...others] = hosts.names
  if (only !== undefined && others.length === 0 && !hosts.isAnyPublic) return usual(only, only)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const guess = await within(guess_ms, guessByNames(domain, names))
  const isAllowed = (host: string) => hosts.isAnyPublic || hosts.names.includes(host)
  return guess && isAllowed(guess.imap_host) && isAllowed(guess.smtp_host) ? guess : null
}

/** A longer wait than this is slower than typing the names. */
const guess_ms = 4000

async function guessByNames(domain: string, names: Names): Promise<ImapServers | null> {
  const [imap, smtps, smtp] = await Promise.all([
    findService(names, `_imaps._tcp.${domain}`),
    findService(names, `_submissions._tcp.${domain}`),
    findService(names, `_submission._tcp.${domain}`),
  ])
  const sending = smtps ?? smtp
  if (imap && sending) {
    return {
      imap_host: imap.name,
      imap_port: imap.port,
      imap_security: 'tls',
      smtp_host: sending.name,
      smtp_port: sending.port,
      smtp_security: smtps ? 'tls' : 'starttls',
    }
  }
  const imap_host = await findFirst(names, [`imap.${domain}`, `mail.${domain}`])
  const smtp_host = await findFirst(names, [`smtp.${domain}`, `mail.${domain}`])
  return imap_host !== undefined && smtp_host !== undefined ? usual(imap_host, smtp_host) : null
}

/** RFC 8314: TLS from the first byte on. */
function usual(imap_host: string, smtp_host: string): ImapServers {
  return {
    imap_host,
    imap_port: 993,
    imap_security: 'tls',
    smtp_host,
    smtp_port: 465,
    smtp_security: 'tls',
  }
}

/**
 * Undefined where the domain has no record, or a record with a dot, which means that it offers no service.
 */
async function findService({ resolveSrv: resolve }: Names, name: string): Promise<Service | undefined> {
  const services = await known(resolve(name))
  const [first] = (services ?? []).toSorted((one, other) => one.priority - other.priority)
  return first && first.name !== '' && first.name !== '.'
    ? { ...first, name: first.name.toLowerCase() }
    : undefined
}

async function findFirst({ lookup: look }: Names, hosts: readonly string[]): Promise<string | undefined> {
  for (const host of hosts) if ((await known(look(host))) !== undefined) return host
  return undefined
}

/** Undefined for a name that DNS does not know. */
async function known<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem) return undefined
    throw problem
  }
}

/** Null when the answer takes longer. */
async function within<Answer>(limitMs: number, asked: Promise<Answer>): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), limitMs)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}
