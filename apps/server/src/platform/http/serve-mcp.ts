import { originValidation } from '@modelcontextprotocol/fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { addLogFacts } from './request-log.ts'
import type { Server } from './serve.ts'

/** A request of a program, as the protocol's library takes it. */
export interface McpRequest {
  readonly request: Request
  readonly body: unknown
  /** Where people open this installation. */
  readonly origin: string
  readonly now: Date
  readonly log: Log
}

export interface McpEndpoint<Caller extends { readonly user_id: string }> {
  /** Runs before the body is read. Throws where the caller is not admitted. */
  readonly admit: (
    asked: { readonly authorization: string | undefined; readonly origin: string },
    now: Date,
  ) => Promise<Caller>
  /** What `WWW-Authenticate` says to a request that is not admitted. */
  readonly challenge: (origin: string, hadToken: boolean) => string
  readonly handle: (caller: Caller, request: McpRequest) => Promise<Response>
}

const path = '/mcp'
const bytes_max = 65_536
/** Without PUBLIC_URL the address of the server is what a caller says, except here. */
const this_machine = ['localhost', '127.0.0.1', '[::1]']

/** Answers POST at the address of the Model Context Protocol, one request at a time. */
export function serveMcp<Caller extends { readonly user_id: string }>(
  { app, config, now }: Server,
  { admit, challenge, handle }: McpEndpoint<Caller>,
): void {
  const admitted = new WeakMap<FastifyRequest, Caller>()
  // Programs send no Origin. A page of another site would, and has no business here.
  const ownHosts = config.publicUrl === undefined ? this_machine : [new URL(config.publicUrl).hostname]
  const checkOrigin = originValidation(ownHosts)
  const originOf = ({ protocol, host }: FastifyRequest) => config.publicUrl ?? `${protocol}://${host}`
  app.route({
    method: 'POST',
    url: path,
    bodyLimit: bytes_max,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      await checkOrigin(request, reply)
      if (reply.sent) return undefined
      const { authorization } = request.headers
      const origin = originOf(request)
      reply.header('www-authenticate', challenge(origin, authorization !== undefined))
      const caller = await admit({ authorization, origin }, now())
      reply.removeHeader('www-authenticate')
      addLogFacts(request, { user_id: caller.user_id })
      admitted.set(request, caller)
      return undefined
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = admitted.get(request)
      if (!caller) throw new Error('The request was not admitted.')
      const origin = originOf(request)
      const ended = new AbortController()
      reply.raw.once('close', () => ended.abort())
      const response = await handle(caller, {
        request: new Request(`${origin}${path}`, {
          method: 'POST',
          headers: headersOf(request),
          signal: ended.signal,
        }),
        body: request.body,
        origin,
        now: now(),
        log: request.log,
      })
      reply.code(response.status).header('cache-control', 'no-store')
      const type = response.headers.get('content-type')
      if (type !== null) reply.type(type)
      return reply.send(Buffer.from(await response.arrayBuffer()))
    },
  })
}

/** What the protocol reads; the token stays here. */
function headersOf({ headers }: FastifyRequest): Headers {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (/^(accept|content-type|mcp-.*)$/.test(name) && typeof value === 'string') sent.set(name, value)
  }
  return sent
}
