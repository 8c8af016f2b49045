import type { DavRequest } from './client.ts'

/** Asks for these properties, by `{namespace}name`. */
export function propfind(depth: '0' | '1', names: readonly string[]): DavRequest {
  const body = `<?xml version="1.0" encoding="utf-8"?><d:propfind xmlns:d="DAV:"><d:prop>${listProperties(names)}</d:prop></d:propfind>`
  return { method: 'PROPFIND', depth, body }
}

/** What has changed in a collection since the token (RFC 6578). */
export function syncCollection(token: string): DavRequest {
  const body = `<?xml version="1.0" encoding="utf-8"?><d:sync-collection xmlns:d="DAV:"><d:sync-token>${escape(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`
  // Servers before RFC 6578 want the depth here, and those after it do not mind.
  return { method: 'REPORT', depth: '0', body }
}

/** The text of these members (RFC 4791 §7.9). */
export function multiget(paths: readonly string[]): DavRequest {
  const hrefs = paths.map((path) => `<d:href>${escape(path)}</d:href>`).join('')
  const body = `<?xml version="1.0" encoding="utf-8"?><c:calendar-multiget xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs}</c:calendar-multiget>`
  return { method: 'REPORT', depth: '1', body }
}

function listProperties(names: readonly string[]): string {
  return names
    .map((name) => {
      const end = name.indexOf('}')
      return `<p:${name.slice(end + 1)} xmlns:p="${name.slice(1, end)}"/>`
    })
    .join('')
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
