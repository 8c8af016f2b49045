import { setImmediate } from 'node:timers/promises'

/**
 * Long work asks after each small piece whether its turn is over. Of all long work in the process one has a
 * turn in each round of the event loop, so that together they block it no longer than one alone.
 */
export function isTurnOver(): boolean {
  return performance.now() >= turn_ends_ms
}

/** Waits until it is this work's turn again. */
export async function nextTurn(): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) void giveTurns()
  })
}

const turn_ms = 8
let turn_ends_ms = 0
const waiting: (() => void)[] = []

/** One turn in each round of the event loop; other events are handled between. */
async function giveTurns(): Promise<void> {
  while (waiting.length > 0) {
    await setImmediate()
    turn_ends_ms = performance.now() + turn_ms
    waiting.shift()?.()
  }
}
