import { PassThrough, type Readable } from 'node:stream'
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
  app.addHook('preParsing', async ({ method, headers }, _reply, payload) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    return hasBody && method !== 'GET' && method !== 'HEAD' ? timed(payload, pace) : payload
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.destroyed || isWholeOrMadeUp(raw)) return
    const timer = setTimeout(() => raw.socket.destroy(), pace.lingerMs)
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}

/** Injected requests of tests have no connection and do not say whether they are complete. */
function isWholeOrMadeUp({ complete }: { readonly complete?: boolean }): boolean {
  return complete ?? true
}

/** The same bytes, ending in an error once they arrive too slowly. The source stays open for the answer. */
function timed(payload: Readable, { graceMs, bytesPerSecond }: Pace): Readable {
  const body = new PassThrough()
  const begunMs = performance.now()
  let received = 0
  let timer: NodeJS.Timeout
  const restMs = () => begunMs + graceMs + (received / bytesPerSecond) * 1000 - performance.now()
  const wait = () => {
    timer = setTimeout(() => (restMs() > 0 ? wait() : body.destroy(tooSlow())), Math.max(restMs(), 1))
  }
  wait()
  payload.on('data', (chunk: Buffer) => {
    received += chunk.length
  })
  payload.once('error', (error) => body.destroy(error))
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy(new AppError('bad_input', 'The request ended before its body.'))
  })
  body.once('close', () => clearTimeout(timer))
  // A body that is refused by its length or type is not read to its end.
  body.on('error', () => {})
  return payload.pipe(body)
}

function tooSlow(): AppError {
  return new AppError('too_slow', 'The request came in too slowly. Please try again.')
}
