import fastify from 'fastify'
import { measureRequests } from '../src/platform/metrics/request-metrics.ts'

/** A meter of a server that is asked nothing. */
export function aRequestMeter() {
  return measureRequests(fastify())
}
