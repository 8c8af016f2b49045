import type { FiguresStep } from '@meridian/contract'
import type { StepRow } from './figures.queries.ts'
import { estimateQuantile } from './figures.rules.ts'

export function presentStep({
  starts_at,
  minutes,
  requests,
  failed_requests,
  request_buckets,
  event_loop_delay_ms,
  ...measured
}: StepRow): FiguresStep {
  const perMinute = (count: number | null) => (count === null ? null : toHundredths(count / (minutes ?? 1)))
  const quantile = (share: number) =>
    toTenths(estimateQuantile(share, { buckets: request_buckets ?? [], total: requests ?? 0 }))
  return {
    starts_at: starts_at.toISOString(),
    requests_per_minute: perMinute(requests),
    failed_per_minute: perMinute(failed_requests),
    response_p50_ms: quantile(0.5),
    response_p95_ms: quantile(0.95),
    response_p99_ms: quantile(0.99),
    event_loop_delay_ms: toTenths(event_loop_delay_ms),
    ...measured,
  }
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}

function toTenths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10
}
