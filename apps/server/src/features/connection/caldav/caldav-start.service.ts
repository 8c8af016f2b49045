import { resolveSrv, resolveTxt } from 'node:dns/promises'

/** The DNS queries that finding a server makes. */
export interface Names {
  readonly resolveSrv: (name: string) => Promise<readonly Service[]>
  readonly resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>
}

interface Service {
  readonly name: string
  readonly port: number
  readonly priority: number
}

/** Where to look for an account; `elsewhere` is a server of another domain that DNS names, unproven. */
export interface Starts {
  readonly addresses: readonly URL[]
  readonly elsewhere: string | null
}

/**
 * The addresses at which the server of a mail address or web address may be (RFC 6764), the likeliest first. Undefined for a
 * text that is neither. DNS answers can be forged: a server outside of the domain is named, and not among the addresses.
 */
export async function findStarts(
  text: string,
  names: Names = { resolveSrv, resolveTxt },
): Promise<Starts | undefined> {
  const domain = /^[^\s@/]+@([^\s@/:]+)$/.exec(text)?.[1]?.toLowerCase()
  if (domain !== undefined) return startsOfDomain(domain, names)
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!address || address.username !== '' || address.password !== '') return undefined
  address.hash = ''
  const others = ['/.well-known/caldav', '/'].map((path) => new URL(path, address.origin))
  const all = [address, ...others.filter(({ href }) => href !== address.href)]
  return { addresses: all, elsewhere: null }
}

async function startsOfDomain(domain: string, names: Names): Promise<Starts | undefined> {
  const own = URL.parse(`https://${domain}/.well-known/caldav`)
  if (!own) return undefined
  const service = await findService(names, `_caldavs._tcp.${domain}`)
  if (!service) return { addresses: [own], elsewhere: null }
  const { host, path } = service
  if (!isWithin(service.name, domain)) return { addresses: [own], elsewhere: host }
  const named = URL.parse(path, `https://${host}`)
  return { addresses: named && named.href !== own.href ? [own, named] : [own], elsewhere: null }
}

/** Undefined where the domain has no record, or one with a dot, which means that it offers no service. */
async function findService({ resolveSrv: resolve, resolveTxt: read }: Names, name: string) {
  const services = await known(resolve(name))
  const [first] = (services ?? []).toSorted((one, other) => one.priority - other.priority)
  if (!first || first.name === '' || first.name === '.') return undefined
  const lines = ((await known(read(name))) ?? []).map((parts) => parts.join(''))
  const path = lines.find((line) => line.startsWith('path=/'))?.slice('path='.length)
  const host = first.port === 443 ? first.name.toLowerCase() : `${first.name.toLowerCase()}:${first.port}`
  return { name: first.name.toLowerCase(), host, path: path ?? '/.well-known/caldav' }
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
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
