/**
 * The address that an href names, always written the same way: servers differ in which letters of a path they encode. Null for
 * one that no request can be sent to.
 */
export function addressOf(href: string, base: URL): URL | null {
  const address = URL.parse(href, base)
  if (!address || !/^https?:$/.test(address.protocol) || address.href.length > longest) return null
  try {
    address.pathname = address.pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
  } catch {
    return null
  }
  address.username = ''
  address.password = ''
  address.hash = ''
  return address
}

/** The last segment of a member of a collection; null for what lies elsewhere, and for the collection itself. */
export function memberOf(address: URL, collection: URL): string | null {
  if (address.origin !== collection.origin) return null
  const base = asFolder(collection).pathname
  if (!address.pathname.startsWith(base)) return null
  const name = address.pathname.slice(base.length)
  return name === '' || name.includes('/') ? null : name
}

export function asFolder(address: URL): URL {
  const folder = new URL(address)
  if (!folder.pathname.endsWith('/')) folder.pathname += '/'
  return folder
}

/** The most bytes that an index of the database holds. */
const longest = 1000

/**
 * Whether both belong to one domain: the same host, one below the other, or two below the same parent, as
 * `caldav.example.org` and `p12-caldav.example.org` are.
 */
export function isInDomain({ hostname: host }: URL, { hostname: known }: URL): boolean {
  if (host === known || host.endsWith(`.${known}`)) return true
  if (/^[\d.]+$|^\[/.test(known)) return false
  const parent = known.slice(known.indexOf('.') + 1)
  return !isPublicSuffix(parent) && (host === parent || host.endsWith(`.${parent}`))
}

/** Domains below which anyone can have a domain: `org`, and `co.uk` and its like. */
function isPublicSuffix(domain: string): boolean {
  return /^[^.]*$|^(?:ac|co|com|edu|gob|gov|ne|net|or|org)\.[a-z]{2}$/.test(domain)
}
