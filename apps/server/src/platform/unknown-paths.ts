import { endpoints } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { replyWithFailure } from './replies.ts'

const routes = endpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
}))

/**
 * Everything no route answers: 405 with `Allow` where the path exists for another method, the web app's
 * page for a browser that opens one of its addresses, else 404.
 */
export function serveUnknownPaths(app: FastifyInstance, { hasWebApp }: { hasWebApp: boolean }): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (allowed.length > 0) {
      reply.header('allow', [...new Set(allowed)].join(', '))
      return replyWithFailure(reply, failure(405, 'This address does not know that method.'))
    }
    const isPage =
      request.method === 'GET' && !path.startsWith('/v1/') && /text\/html/.test(request.headers.accept ?? '')
    if (hasWebApp && isPage)
      return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
    return replyWithFailure(reply, failure(404, 'There is nothing at this address.'))
  })
}

function failure(status: number, message: string) {
  return { status, message, errors: [], retryAfterSeconds: undefined }
}
