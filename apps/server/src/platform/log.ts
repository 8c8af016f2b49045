import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'

export type Log = FastifyBaseLogger

/** Structured logs: never a header, body, query or person's text. */
export function makeLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: ({ method }: FastifyRequest) => ({ method }),
        res: ({ statusCode }: FastifyReply) => ({ status: statusCode }),
        err: ({ name, message, stack = '' }: Error) => ({ type: name, message, stack }),
      },
    },
    destination ?? pino.destination(1),
  )
}
