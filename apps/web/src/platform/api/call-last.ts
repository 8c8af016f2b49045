import type { Endpoint, Input } from '@meridian/contract'
import { call, holdCalls } from './api.ts'

/** Makes the call that ends the session, and no other until `after` is done. */
export async function callLast<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  after: () => void,
): Promise<void> {
  const ended = call(endpoint, input)
  holdCalls(true)
  try {
    await ended
    after()
  } finally {
    holdCalls(false)
  }
}
