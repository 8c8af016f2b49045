import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** A proxy and this server could each use another one of two Host headers (RFC 9112 §3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new AppError('bad_input', 'The request has more than one Host.')
  })
}
