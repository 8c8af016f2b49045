import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Measurements } from './metrics-text.ts'

/** Sums of gauges that are there by type, under names that Prometheus keeps for counters. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

let ours: Measurements | undefined

/** Processor, memory, garbage collection and delay of the event loop, measured from the first call on. */
export function measureProcess(): Measurements {
  if (ours) return ours
  ours = new Registry()
  collectDefaultMetrics({ register: ours })
  for (const name of misnamed) ours.removeSingleMetric(name)
  return ours
}
