import type { QueryClient } from '@tanstack/react-query'
import { isLeft } from './left-queries.ts'
import { isOld, joinOld, type Old } from './live-nouns.ts'

const together_ms = 250

export interface Refetcher {
  /** What was fetched of these is old: what is on the screen is fetched anew, the rest when it is shown. */
  readonly outdate: (old: Old) => void
  readonly stop: () => void
}

/**
 * Gathers what becomes old within a quarter of a second, and waits until no own change is on its way: its early
 * picture would else flicker back to what the server knew before.
 */
export function makeRefetcher(client: QueryClient): Refetcher {
  let waiting: Old | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = client.getMutationCache().subscribe(() => {
    if (waiting && timer === undefined) refetchWhenIdle()
  })

  function refetchWhenIdle(): void {
    timer = undefined
    const old = waiting
    if (!old || client.isMutating() > 0) return
    waiting = undefined
    void client.invalidateQueries({ predicate: (query) => isOld(query.queryKey, old) && !isLeft(query) })
  }

  return {
    outdate(old) {
      waiting = waiting ? joinOld(waiting, old) : old
      timer ??= setTimeout(refetchWhenIdle, together_ms)
    },
    stop() {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}
