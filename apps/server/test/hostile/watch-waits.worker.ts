// Sends ordinary requests to a server, one after the other, and reports how long each took.
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Watched } from './watch-waits.ts'

const { address, tokens }: Watched = workerData
const [token = ''] = tokens
// The list is asked for less often than its limit of ten times a second.
const pause_ms = 30
const asked = [
  ['/healthz', undefined],
  ['/v1/user', token],
  ['/v1/meeting/all?limit=20', token],
  ['/v1/label/all', token],
] as const

for (;;) {
  for (const [path, bearer] of asked) {
    const began = performance.now()
    const status = await ask(path, bearer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    parentPort?.postMessage({ path, status, ms: performance.now() - began })
    await wait(pause_ms)
  }
}

async function ask(path: string, bearer: string | undefined): Promise<number> {
  try {
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
    const reply = await fetch(`${address}${path}`, { headers, signal: AbortSignal.timeout(120_000) })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return 0
  }
}
