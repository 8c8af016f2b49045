import type { Readable } from 'node:stream'
import type { Endpoint } from '@meridian/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { addRoute } from './add-route.ts'
import { admit } from './admission.ts'
import { type Call, type Parsed, parseInput, type Server } from './serve.ts'

/** Serves a call whose answer lasts as long as the stream. */
export function serveStream<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  open: (input: Parsed<P, Q, B>, call: Call) => Promise<Readable>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await admit(server, endpoint, request)
    const stream = await open(parseInput(endpoint, request), call)
    return reply
      .code(endpoint.status)
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type(`${endpoint.produces}; charset=utf-8`)
      .send(stream)
  }
  // The answer to HEAD would never end.
  addRoute(server, endpoint, answer, { exposeHeadRoute: false })
}
