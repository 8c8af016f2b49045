import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** Structured logs of what happened: never a header, body, query or person's text. */
export function makeLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        from: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
  })
}
