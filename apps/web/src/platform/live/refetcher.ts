import type { Query, QueryClient } from '@tanstack/react-query'
import { isOutdated, mergeOutdated, type Outdated } from './outdated.ts'
import { isSuspended } from './suspended-queries.ts'

/** The announcements of one change arrive together. */
const together_ms = 25
/** The shortest time from one refetch to the next. */
const apart_ms = 250

export interface Refetcher {
  /** What was fetched of these is old: what is on the screen is fetched anew, the rest when it is shown. */
  readonly outdate: (old: Outdated) => void
  readonly stop: () => void
}

/**
 * Fetches at once what one change makes old, gathers what follows within a quarter of a second, and waits until no own
 * change is on its way: its early picture would else flicker back to what the server knew before. What was asked for meanwhile is asked for once.
 */
export function makeRefetcher(client: QueryClient): Refetcher {
  let waiting: { readonly old: Outdated; readonly toldAt: number } | undefined
  let lastAt = -Infinity
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
    lastAt = performance.now()
    const predicate = (query: Query) =>
      isOutdated(query.queryKey, old) && !isSuspended(query) && !fetches.isSince(query, toldAt)
    for (const query of client.getQueryCache().findAll({ predicate })) if (isComing(query)) askAgain(query)
    void client.invalidateQueries({ predicate })
  }

  /** A first answer may be older than the change, and the cache does not ask twice at a time for it. */
  function askAgain({ queryKey, promise }: Query): void {
    // The component that shows a failed query asks for it again.
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => {},
    )
  }

  return {
    outdate(old) {
      const now = performance.now()
      waiting = { old: waiting ? mergeOutdated(waiting.old, old) : old, toldAt: now }
      timer ??= setTimeout(refetchWhenIdle, Math.max(together_ms, lastAt + apart_ms - now))
    },
    stop() {
      clearTimeout(timer)
      unsubscribe()
      fetches.stop()
    },
  }
}

/** Whether the first answer of a query is on its way. */
function isComing({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching'
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
