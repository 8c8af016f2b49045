import type { Readable } from 'node:stream'
import type { Endpoint } from '@meridian/contract'
import { admit } from './admission.ts'
import type { Call, Server } from './serve.ts'

/** Serves a call whose answer goes on for as long as the stream does. */
export function serveStream(
  server: Server,
  endpoint: Endpoint,
  open: (call: Call) => Promise<Readable>,
): void {
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    // The answer to HEAD would never end.
    exposeHeadRoute: false,
    config: { endpoint },
    handler: async (request, reply) => {
      const stream = await open(await admit(server, endpoint, request))
      return reply
        .code(endpoint.status)
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type(`${endpoint.produces}; charset=utf-8`)
        .send(stream)
    },
  })
}
