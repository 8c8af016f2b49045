/** The stream tells of a change about as fast as its answer comes. */
const wait_ms = 150
/** A change that was told so short a time ago may be the one that was just made. */
const recent_ms = 1000

const receivedAt = new Map<string, number>()
const waiting = new Map<string, Set<() => void>>()

/** Notes that the stream told of these nouns. */
export function recordChanges(nouns: ReadonlySet<string>): void {
  for (const noun of nouns) {
    receivedAt.set(noun, performance.now())
    for (const go of waiting.get(noun) ?? []) go()
  }
}

/**
 * Done when the stream has told of the noun, which it does after an own change: what is fetched from then on is not fetched
 * again because of it. It waits no longer than a moment, for a window without a stream.
 */
export function waitForChange(noun: string): Promise<void> {
  if (performance.now() - (receivedAt.get(noun) ?? -Infinity) < recent_ms) return Promise.resolve()
  const waiters = waiting.get(noun) ?? new Set()
  waiting.set(noun, waiters)
  return new Promise((resolve) => {
    const timer = setTimeout(go, wait_ms)
    function go() {
      clearTimeout(timer)
      waiters.delete(go)
      resolve()
    }
    waiters.add(go)
  })
}
