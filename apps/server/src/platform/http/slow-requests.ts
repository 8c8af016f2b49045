import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** How long a connection may take to send what it has begun. */
export interface Pace {
  /** Added to the time for the bytes. */
  readonly graceMs: number
  /** The slowest rate of a body. */
  readonly bytesPerSecond: number
  /** How long the rest of a body is read after its answer, so that the client can read the answer. */
  readonly lingerMs: number
}

const slowest: Pace = { graceMs: 30_000, bytesPerSecond: 20_000, lingerMs: 5000 }

/** For Node's server, which ends requests without complete headers and checks for them this often. */
export const head_pace = { headersTimeout: 20_000, connectionsCheckingInterval: 5000 } as const

/**
 * Answers 408 to a body that arrives too slowly, and closes the connection of one that still arrives after
 * its answer. Otherwise a few bytes a minute would hold a connection, and a stop of the server, for hours.
 */
export function endSlowRequests(app: FastifyInstance, pace: Pace = slowest): void {
  app.addHook('preParsing', ({ method, headers, raw }, _reply, payload, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && method !== 'GET' && method !== 'HEAD' && !isWholeOrMadeUp(raw)) watchPace(raw, pace)
    // At once, since the body begins to flow: its reader must be there.
    done(null, payload)
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.destroyed && !isWholeOrMadeUp(raw)) {
      const timer = setTimeout(() => raw.socket.destroy(), pace.lingerMs)
      raw.once('close', () => clearTimeout(timer))
      raw.once('end', () => clearTimeout(timer))
    }
    done()
  })
}

/** Injected requests of tests have no connection and do not say whether they are complete. */
function isWholeOrMadeUp({ complete }: { readonly complete?: boolean }): boolean {
  return complete ?? true
}

/** Tells the reader of a body that it arrives too slowly. The request itself stays open for the answer. */
function watchPace(body: IncomingMessage, { graceMs, bytesPerSecond }: Pace): void {
  const begunMs = performance.now()
  let received = 0
  let timer: NodeJS.Timeout
  const restMs = () => begunMs + graceMs + (received / bytesPerSecond) * 1000 - performance.now()
  const wait = () => {
    timer = setTimeout(() => (restMs() > 0 ? wait() : body.emit('error', tooSlow())), Math.max(restMs(), 1))
  }
  const stop = () => clearTimeout(timer)
  wait()
  body.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  body.once('end', stop)
  body.once('close', stop)
  // A body that is refused by its length or type has no reader.
  body.on('error', () => {})
}

function tooSlow(): AppError {
  return new AppError('too_slow', 'The request came in too slowly. Please try again.')
}
