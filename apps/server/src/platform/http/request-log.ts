import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Facts {
  readonly user_id?: string
  /** Why the request was refused, and at which field. */
  readonly refused?: string
  readonly field?: string
}

/** Adds facts to the log line of this request; never a person's text. */
export function addLogFacts(request: FastifyRequest, facts: Facts): void {
  request.logFacts = { ...request.logFacts, ...facts }
}

/**
 * Logs one line for each finished request, with the route's path: ids, tokens and words in the URL stay out.
 * Health probes, and files of the web app that were served, are logged at debug level: a first visit asks for fifty.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...request.logFacts,
    }
    request.log[isDetail(line) ? 'debug' : 'info'](line, 'request')
    done()
  })
}

function isDetail({ route, status }: { readonly route: string | null; readonly status: number }): boolean {
  const isProbe = route === '/healthz' || route === '/readyz'
  return isProbe || (status < 400 && (route?.startsWith('/assets/') ?? false))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `addLogFacts`. A WeakMap beside the requests would cost each collection of garbage a look at its entries. */
    logFacts?: Facts
  }
}
