import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

export interface Watched {
  readonly address: string
  /** Of people who send ordinary requests. */
  readonly tokens: readonly string[]
}

/** How long others waited for one call. */
export interface Wait {
  readonly path: string
  readonly status: number
  readonly ms: number
}

export interface WaitWatch extends AsyncDisposable {
  /** Those since it was asked last; the call under way is waited for. */
  readonly take: () => Promise<readonly Wait[]>
}

/** Watches from a thread of its own, so that what the attack costs here is not counted. */
export function watchWaits(watched: Watched): WaitWatch {
  const worker = new Worker(new URL('watch-waits.worker.ts', import.meta.url), { workerData: watched })
  const heard: { readonly waits: Wait[]; failure?: Error } = { waits: [] }
  worker.on('message', (one: Wait) => heard.waits.push(one))
  worker.on('error', (error) => {
    heard.failure = error instanceof Error ? error : new Error(String(error))
  })
  return {
    take: async () => {
      // Every call that began before ends in between, as a wait of any length.
      const wanted = heard.waits.length + round
      while (heard.waits.length < wanted) {
        if (heard.failure) throw heard.failure
        await wait(20)
      }
      return heard.waits.splice(0)
    },
    [Symbol.asyncDispose]: async () => {
      await worker.terminate()
    },
  }
}

/** How many calls are made before the first one is made again. */
const round = 4

export function longest(waits: readonly Wait[]): number {
  return Math.round(Math.max(0, ...waits.map(({ ms }) => ms)))
}
