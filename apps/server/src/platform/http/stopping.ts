import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

interface StopTimeouts {
  /** Longer than any call may take; after it the process ends all the same. */
  readonly requestMs: number
  /** For incomplete requests and connections without one. */
  readonly farewellMs: number
}

/** Counts requests in flight, and refuses new ones with 503 once `untilIdle` has been called. */
export function refuseWhileStopping(
  app: FastifyInstance,
  { requestMs, farewellMs }: StopTimeouts = { requestMs: 35_000, farewellMs: 1000 },
): {
  untilIdle: () => Promise<void>
  /** Closes all connections: idle ones at once, the others within a second. */
  close: () => Promise<void>
} {
  let inFlight = 0
  let isStopping = false
  let becameIdle: (() => void) | undefined

  app.addHook('onRequest', (_request, reply, next) => {
    if (isStopping) {
      reply.header('connection', 'close')
      return next(
        new AppError('unavailable', 'The server is stopping. Please try again.', { retryAfterSeconds: 2 }),
      )
    }
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
      if (inFlight === 0) becameIdle?.()
    })
    return next()
  })

  return {
    untilIdle: () => {
      isStopping = true
      if (inFlight === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, requestMs)
        becameIdle = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    close: async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), farewellMs)
      await app.close()
      clearTimeout(timer)
    },
  }
}
