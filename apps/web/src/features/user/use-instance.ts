import { getInstance, type Instance } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api/api.ts'

/** What this installation says of itself; null until it has answered, and where it does not. */
export function useInstance(): Instance | null {
  const [instance, setInstance] = useState<Instance | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    // The page that asks reads well without the answer, so a failure leaves it as it is.
    call(getInstance, {}, { signal: leaving.signal }).then(setInstance, () => {})
    return () => leaving.abort()
  }, [])
  return instance
}
