import { minute_ms } from '@meridian/engine'
import { request_bounds_ms } from '../../../platform/metrics/request-metrics.ts'

const sample_ms = 5 * minute_ms
const step_ms = 15 * minute_ms
const step_count = 96

/**
 * The start of the five minutes that a sample ends, for one taken within half of them of their end: a timer may fire a
 * little early or late.
 */
export function sampledFrom(now: Date): Date {
  return new Date(Math.round(now.getTime() / sample_ms) * sample_ms - sample_ms)
}

/** Milliseconds until the next sample, at the next multiple of five minutes. */
export function untilSample(now: Date): number {
  return sample_ms - (now.getTime() % sample_ms)
}

/** The first and the last of 96 quarters of an hour; the last one has five minutes that are over. */
export function lastSteps(now: Date): { readonly first: Date; readonly last: Date } {
  const last = Math.floor((now.getTime() - sample_ms) / step_ms) * step_ms
  return { first: new Date(last - (step_count - 1) * step_ms), last: new Date(last) }
}

/**
 * The duration that a share of the requests stayed below, in milliseconds, as Prometheus' histogram_quantile estimates
 * it: evenly spread within a bucket. Beyond the last bound it is that bound, without requests null.
 */
export function estimateQuantile(
  share: number,
  { buckets, total }: { readonly buckets: readonly number[]; readonly total: number },
): number | null {
  if (total === 0) return null
  const rank = share * total
  const index = buckets.findIndex((count) => count >= rank)
  const upper = request_bounds_ms[index]
  if (upper === undefined) return request_bounds_ms.at(-1) ?? null
  const below = buckets[index - 1] ?? 0
  const lower = request_bounds_ms[index - 1] ?? 0
  const inBucket = (buckets[index] ?? 0) - below
  return inBucket === 0 ? lower : lower + ((upper - lower) * (rank - below)) / inBucket
}
