import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year_s = 31_536_000

/**
 * Serves the built web app: hashed files may be cached for a year, the page itself is requested each time.
 */
export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    index: ['index.html'],
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', isHashed ? `public, max-age=${year_s}, immutable` : 'no-cache')
    },
  })
}
