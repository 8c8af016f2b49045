import { useSyncExternalStore } from 'react'

/** The time in epoch milliseconds, cut down to whole steps; changes on the boundary of each step. */
export function useNow(stepMs: 1000 | 60_000): number {
  const ticker = stepMs === 1000 ? seconds : minutes
  return useSyncExternalStore(ticker.subscribe, ticker.read)
}

const seconds = tickerOf(1000)
const minutes = tickerOf(60_000)

/** One timer for all subscribers, none without subscribers. */
function tickerOf(stepMs: number) {
  const lookers = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function tick() {
    clearTimeout(timer)
    for (const look of lookers) look()
    if (lookers.size > 0) timer = setTimeout(tick, stepMs - (Date.now() % stepMs))
  }

  // A page that was in the background, or a machine that slept, is right again at once.
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tick()
  })

  return {
    read: () => Math.floor(Date.now() / stepMs) * stepMs,
    subscribe: (look: () => void) => {
      lookers.add(look)
      if (lookers.size === 1) tick()
      return () => lookers.delete(look)
    },
  }
}
