import type { Endpoint } from '@meridian/contract'
import type { RouteHandlerMethod, RouteShorthandOptions } from 'fastify'
import type { Server } from './serve.ts'

/** The route of a call, whose replies, headers and logs find the call in its config. */
export function addRoute(
  { app }: Server,
  endpoint: Endpoint,
  handler: RouteHandlerMethod,
  options: RouteShorthandOptions = {},
): void {
  app.route({ ...options, method: endpoint.method, url: endpoint.path, config: { endpoint }, handler })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}
