import { setImmediate } from 'node:timers/promises'

/**
 * Long work asks after each small piece, and waits while it has had the event loop for long enough. Of all long work
 * in the process one piece goes on at a time, so that together they take no longer turns than one alone.
 */
export async function pause(): Promise<void> {
  if (performance.now() < turn_ends_ms) return
  await new Promise<void>((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) void giveTurns()
  })
}

const turn_ms = 8
let turn_ends_ms = 0
const waiting: (() => void)[] = []

/** One turn in each round of the event loop; between them everything else is served. */
async function giveTurns(): Promise<void> {
  while (waiting.length > 0) {
    await setImmediate()
    turn_ends_ms = performance.now() + turn_ms
    waiting.shift()?.()
  }
}
