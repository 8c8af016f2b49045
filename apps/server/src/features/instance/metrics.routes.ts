import { formatMetrics, type Measurements, metrics_type } from '../../platform/metrics/metrics-text.ts'
import { measureProcess } from '../../platform/metrics/process-metrics.ts'
import { AppError } from '../../platform/errors.ts'
import type { Server } from '../../platform/http/serve.ts'
import { mayReadMetrics } from './metrics.rules.ts'
import { getGauges } from './metrics.service.ts'

interface Measured {
  readonly requests: Measurements
  readonly countStreams: () => number
}

/** `/metrics` for Prometheus, outside of the API: programs that watch the server read it, and no user. */
export function metricsRoutes(server: Server, { requests, countStreams }: Measured): void {
  const { app, config, now } = server
  app.get('/metrics', async ({ raw, headers }, reply) => {
    if (!mayReadMetrics(config, { peer: raw.socket.remoteAddress ?? '', headers })) {
      reply.header('www-authenticate', 'Bearer realm="metrics"')
      throw new AppError('signed_out', 'The metrics need the token of the setting METRICS_TOKEN.')
    }
    const gauges = await getGauges(server, now(), countStreams())
    const text = await formatMetrics([measureProcess(), requests], gauges)
    return reply.header('cache-control', 'no-store').type(metrics_type).send(text)
  })
}
