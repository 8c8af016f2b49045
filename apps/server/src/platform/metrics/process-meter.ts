import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Measurements } from './metrics-text.ts'
import { countRequests, type RequestCounts } from './request-metrics.ts'

/** What a process measured since the last reading. */
export interface ProcessReading extends RequestCounts {
  /** 99th percentile. */
  readonly event_loop_delay_ms: number
  /** Resident memory at the time of the reading. */
  readonly memory_bytes: number
}

export interface ProcessMeter {
  /** The first reading begins with the process, each further one where the last ended. */
  readonly read: () => Promise<ProcessReading>
  readonly stop: () => void
}

/** Measures apart from `/metrics`, whose event-loop figures begin anew with each scrape. */
export function startMeter(requests: Measurements): ProcessMeter {
  const delay = monitorEventLoopDelay({ resolution: resolution_ms })
  delay.enable()
  let before: RequestCounts | undefined
  return {
    async read() {
      const counts = await countRequests(requests)
      const reading = {
        ...(before ? subtractCounts(counts, before) : counts),
        event_loop_delay_ms: delayOf(delay.percentile(99)),
        memory_bytes: process.memoryUsage.rss(),
      }
      before = counts
      delay.reset()
      return reading
    },
    stop: () => delay.disable(),
  }
}

/** What was counted between two readings of one process. */
function subtractCounts(now: RequestCounts, before: RequestCounts): RequestCounts {
  return {
    requests: now.requests - before.requests,
    failed_requests: now.failed_requests - before.failed_requests,
    request_buckets: now.request_buckets.map((count, index) => count - (before.request_buckets[index] ?? 0)),
  }
}

/** Node records the time between two of its timer's ticks, which is the resolution in a process at rest. */
function delayOf(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - resolution_ms)
}

const resolution_ms = 20
