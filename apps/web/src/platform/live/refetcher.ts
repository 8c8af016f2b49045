import type { Query, QueryClient } from '@tanstack/react-query'
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
 * picture would else flicker back to what the server knew before. What was asked for meanwhile is asked for once.
 */
export function makeRefetcher(client: QueryClient): Refetcher {
  let waiting: { readonly old: Old; readonly toldAt: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetches = followFetches(client)
  const unsubscribe = client.getMutationCache().subscribe(() => {
    if (waiting && timer === undefined) refetchWhenIdle()
  })

  function refetchWhenIdle(): void {
    timer = undefined
    if (!waiting || client.isMutating() > 0) return
    const { old, toldAt } = waiting
    waiting = undefined
    void client.invalidateQueries({
      predicate: (query) => isOld(query.queryKey, old) && !isLeft(query) && !fetches.isSince(query, toldAt),
    })
  }

  return {
    outdate(old) {
      waiting = { old: waiting ? joinOld(waiting.old, old) : old, toldAt: performance.now() }
      timer ??= setTimeout(refetchWhenIdle, together_ms)
    },
    stop() {
      clearTimeout(timer)
      unsubscribe()
      fetches.stop()
    },
  }
}

/** When each query was last asked. */
function followFetches(client: QueryClient) {
  const startedAt = new WeakMap<Query, number>()
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch')
      startedAt.set(event.query, performance.now())
  })
  return { stop, isSince: (query: Query, ms: number) => (startedAt.get(query) ?? -Infinity) >= ms }
}
