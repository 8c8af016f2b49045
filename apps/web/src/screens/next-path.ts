/** The address to go on to after signing in: a path of this site, else `otherwise`. */
export function nextPath(next: string | null, otherwise: string): string {
  if (next === null || !next.startsWith('/')) return otherwise
  // The URL parser decides as the browser would: '//evil', '/\evil' and tabs inside lead elsewhere.
  const site = 'http://site.invalid'
  const url = URL.parse(next, site)
  if (url === null || url.origin !== site) return otherwise
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') || path.startsWith('/auth/') ? otherwise : path
}
