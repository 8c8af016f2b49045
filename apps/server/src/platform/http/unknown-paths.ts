import type { FastifyInstance } from 'fastify'
import { replyWithFailure } from './replies.ts'

/** A method and a path as the router has it, with its parameters by name. */
export interface Route {
  readonly method: string
  readonly url: string
}

/**
 * Answers everything without a route: 405 with `Allow` where the path exists for another method, the web
 * app's page for a browser that opens one of its URLs, else 404. Called before the routes are registered, it
 * returns the list that they will fill.
 */
export function serveUnknownPaths(
  app: FastifyInstance,
  { hasWebApp }: { hasWebApp: boolean },
): readonly Route[] {
  const routes: Route[] = []
  // A pattern takes longer to make than its route, and a server begins without them.
  const patterns = new Map<string, RegExp>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const leadsTo = (url: string, path: string): boolean => {
    const pattern = patterns.get(url) ?? patternOf(url)
    patterns.set(url, pattern)
    return pattern.test(path)
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = routes.filter(({ url }) => leadsTo(url, path)).map(({ method }) => method)
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '))
      return replyWithFailure(reply, failure(405, 'This address does not know that method.'))
    }
    if (hasWebApp && request.method === 'GET' && isScreen(path, request.headers.accept))
      return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
    return replyWithFailure(reply, failure(404, 'There is nothing at this address.'))
  })
  return routes
}

/** The first segments of the web app's URLs. */
const screens = ['user', 'admin', 'auth', 'oauth', 'privacy_policy']

/**
 * A browser asks for HTML; monitors and link previews accept anything, and get the page for a URL of a
 * screen.
 */
function isScreen(path: string, accept = '*/*'): boolean {
  if (path.startsWith('/v1/')) return false
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && screens.includes(path.split('/')[1] ?? '')
}

function patternOf(url: string): RegExp {
  const escaped = url.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`)
}

function failure(status: number, message: string) {
  return { status, message, errors: [], retryAfterSeconds: undefined }
}
