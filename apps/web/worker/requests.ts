/** The first words of the addresses of the app's own screens. Every other page belongs to the server. */
const screens = new Set(['', 'user', 'admin', 'auth', 'oauth', 'privacy_policy'])

/** Files that lie beside the page and carry no hash of their content in their name. */
const loose_files = new Set([
  '/theme.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/offline.css',
  '/offline.js',
])

export type Answered = 'page' | 'part' | null

/** What of the kept app answers a request; null leaves the request to the network, as if there were no worker. */
export function whatAnswers(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Answered {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return null
  if (request.mode === 'navigate') return screens.has(url.pathname.split('/')[1] ?? '') ? 'page' : null
  return isPart(url.pathname) ? 'part' : null
}

function isPart(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/icons/') || loose_files.has(path)
}
