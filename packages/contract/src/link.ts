/**
 * Whether the text is a web address: http or https, or no scheme at all, and a host with a dot,
 * `localhost` or an IP address. The empty text is none.
 */
export function isLink(value: string): boolean {
  const trimmed = value.trim()
  if (/[\s<>"`\\]/u.test(trimmed)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(trimmed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false
  if (scheme !== undefined && !/^https?:\/\/[^/]/i.test(trimmed)) return false
  const url = URL.parse(scheme ? trimmed : `https://${trimmed}`)
  if (!url || url.username !== '' || url.password !== '') return false
  return isHost(url.hostname)
}

/** An address that a browser can open; a missing scheme is added. */
export function completeLink(value: string): string {
  return /^https?:\/\//i.test(value.trim()) ? value.trim() : `https://${value.trim()}`
}

/** An address from untrusted text, such as a calendar file, that a browser may open; null for anything but a web address. */
export function followableLink(value: string | null): string | null {
  return value !== null && value !== '' && isLink(value) ? completeLink(value) : null
}

function isHost(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.startsWith('[')) return true
  const labels = hostname.replace(/\.$/, '').split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u.test(label))
  )
}
