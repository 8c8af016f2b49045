import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** A proxy and this server could each use another one of two Host headers (RFC 9112 §3.2). */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, next) => {
    let hosts = 0
    // Names and values in turn.
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] ?? ''
      if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
    }
    if (hosts > 1) next(new AppError('bad_input', 'The request has more than one Host.'))
    else next()
  })
}
