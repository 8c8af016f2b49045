import type { Endpoint, Input } from '@meridian/contract'
import { isRecord } from '../is-record.ts'
import { t } from '../text/text.ts'
import { openCall } from './api.ts'
import { ApiError } from './api-error.ts'
import { makeEventReader } from './event-stream.ts'

/** What a stream says, taken apart. */
export interface StreamedEvent {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
}

interface Following {
  readonly hear: (event: StreamedEvent) => void
  /** Closes the stream, which stops what the server is doing for it. */
  readonly signal: AbortSignal
  /** The whole stream may take so long. */
  readonly timeoutMs: number
}

/**
 * Hears the events of a stream until it ends. Throws an ApiError where it is refused or breaks off, and the signal's
 * reason where it was closed.
 */
export async function followCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { hear, signal, timeoutMs }: Following,
): Promise<void> {
  const { body } = await openCall(endpoint, input, { signal, timeoutMs })
  if (body === null) return
  const read = makeEventReader(({ event, data }) => hear({ event, data: recordIn(data) }))
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value)
  } catch (problem) {
    if (signal.aborted) throw problem
    throw new ApiError(t(endpoint.says.failed), 0)
  }
}

function recordIn(data: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(data)
  return isRecord(value) ? value : {}
}
