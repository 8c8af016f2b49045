import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import type { Measurements } from './metrics-text.ts'

/**
 * Counts and times all requests of the app by the route's path. A stream is left out: its time is how long the
 * browser stayed.
 */
export function measureRequests(app: FastifyInstance): Measurements {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'meridian_http_request_duration_seconds',
    help: 'How long requests took, by method, path of the route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  return registry
}
