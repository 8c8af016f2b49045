import type { Endpoint, Input } from '@meridian/contract'
import { ApiError } from '../../platform/api/api-error.ts'
import { followCall } from '../../platform/api/api-stream.ts'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'

/** A text is waited for a minute by the server; then it has written one itself. */
const timeout_ms = 90_000

interface Following {
  /** Of the whole in the last event. */
  readonly name: string
  /** Gets all that can be shown so far. */
  readonly hear: (text: string) => void
  readonly signal: AbortSignal
}

/** Hears a text while it is written, and answers the whole. Throws an ApiError where there will be none. */
export async function followText<Whole>(
  endpoint: Endpoint,
  input: Input<Endpoint>,
  { name, hear, signal }: Following,
): Promise<Whole> {
  let whole: unknown
  let refusal: string | undefined
  await followCall(endpoint, input, {
    signal,
    timeoutMs: timeout_ms,
    hear: ({ event, data }) => {
      if (event === 'text' && typeof data['text'] === 'string') hear(data['text'])
      if (event === 'done') whole = data[name]
      if (event === 'failed') refusal = String(data['message'])
    },
  })
  if (whole === undefined) {
    throw new ApiError(refusal === undefined ? t(endpoint.says.failed) : tServer(refusal), 0)
  }
  // The server makes it by the contract's schema of the same name.
  return whole as Whole
}
