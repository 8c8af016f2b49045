import { useEffect, useEffectEvent } from 'react'

/** Runs each time the count has risen. */
export function useAsked(timesAsked: number, run: () => void): void {
  const runLatest = useEffectEvent(run)
  useEffect(() => {
    if (timesAsked > 0) runLatest()
  }, [timesAsked])
}
