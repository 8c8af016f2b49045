import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import type { Measurements } from './metrics-text.ts'

/** The upper bounds of the histogram of durations, in milliseconds. */
export const request_bounds_ms = [2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000] as const

const durations_name = 'meridian_http_request_duration_seconds'

/**
 * Counts and times all requests of the app by the route's path. A stream is left out: its time is how long the
 * browser stayed.
 */
export function measureRequests(app: FastifyInstance): Measurements {
  const registry = new Registry()
  const durations = new Histogram({
    name: durations_name,
    help: 'How long requests took, by method, path of the route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: request_bounds_ms.map((bound) => bound / 1000),
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const route = request.routeOptions.url ?? 'none'
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    }
    done()
  })
  return registry
}

/** Requests since the start of the process, of all routes. */
export interface RequestCounts {
  readonly requests: number
  /** Requests that the server failed, with a status of 500 or more. */
  readonly failed_requests: number
  /** Requests up to each of `request_bounds_ms`, cumulative. */
  readonly request_buckets: readonly number[]
}

export async function countRequests(requests: Measurements): Promise<RequestCounts> {
  const histogram = requests.getSingleMetric(durations_name)
  if (!(histogram instanceof Histogram)) throw new Error(`The registry has no ${durations_name}.`)
  const { values } = await histogram.get()
  const sumOf = (found: typeof values) => found.reduce((sum, { value }) => sum + value, 0)
  const counts = values.filter(({ metricName }) => metricName === `${durations_name}_count`)
  return {
    requests: sumOf(counts),
    failed_requests: sumOf(counts.filter(({ labels }) => Number(labels.status) >= 500)),
    request_buckets: request_bounds_ms.map((bound) =>
      sumOf(values.filter(({ labels }) => labels.le === bound / 1000)),
    ),
  }
}
