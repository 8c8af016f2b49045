import { PassThrough, type Readable } from 'node:stream'
import { AppError } from '../../../platform/errors.ts'

/** What is told of a text that is being written. */
export interface Told {
  readonly signal: AbortSignal
  readonly onText: (soFar: string) => void
}

/**
 * A stream of server-sent events of a text: `text` while it is written, then `done` or `failed`. Whoever closes the
 * stream stops the writing.
 */
export function streamText<Result>(
  write: (told: Told) => Promise<Result>,
  { name, failed, onError }: { name: string; failed: string; onError: (problem: unknown) => void },
): Readable {
  const stream = new PassThrough()
  // The first bytes tell the client that the stream has begun.
  stream.write(': begun\n\n')
  const stopping = new AbortController()
  stream.once('close', () => stopping.abort())
  const tell = (event: string, data: object) => {
    if (!stream.destroyed) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const work = async () => {
    try {
      const result = await write({ signal: stopping.signal, onText: (text) => tell('text', { text }) })
      tell('done', { [name]: result })
    } catch (problem) {
      if (stopping.signal.aborted) return
      const isForeseen = problem instanceof AppError
      if (!isForeseen) onError(problem)
      tell('failed', { message: isForeseen ? problem.message : failed })
    } finally {
      stream.end()
    }
  }
  void work()
  return stream
}
