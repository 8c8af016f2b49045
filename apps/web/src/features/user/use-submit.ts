import { useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { newKey } from '../../platform/key.ts'

/**
 * Sends a form, one sending at a time. While no answer came the key stays the same, so that a try after a
 * lost connection never does the thing twice.
 */
export function useSubmit(send: (idempotencyKey: string) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const key = useRef<string | null>(null)

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    key.current ??= newKey()
    try {
      await send(key.current)
      key.current = null
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) key.current = null
      setFailure(error)
    }
    setBusy(false)
  }

  return { isBusy, failure, forget: () => setFailure(null), submit }
}
