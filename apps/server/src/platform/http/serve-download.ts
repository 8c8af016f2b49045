import type { Endpoint } from '@meridian/contract'
import type { z } from 'zod'
import { addRoute } from './add-route.ts'
import { admit } from './admission.ts'
import { type Call, type Parsed, parseInput, type Server } from './serve.ts'

/** Bytes that a person saves, under a name from a foreign source. */
export interface Download {
  readonly name: string
  readonly content: Uint8Array
}

/**
 * Serves bytes to be saved as a file, whatever they are: no browser displays them or guesses their type, and
 * were one to open them, no script in them would run.
 */
export function serveDownload<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  server: Server,
  endpoint: Endpoint<P, Q, B>,
  find: (input: Parsed<P, Q, B>, call: Call) => Promise<Download>,
): void {
  addRoute(server, endpoint, async (request, reply) => {
    const call = await admit(server, endpoint, request)
    const { name, content } = await find(parseInput(endpoint, request), call)
    return reply
      .code(endpoint.status)
      .header('cache-control', 'no-store')
      .header('content-disposition', disposition(name))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type(endpoint.produces)
      .send(Buffer.from(content))
  })
}

/** RFC 6266: the name as it is, and one in ASCII for older programs. */
function disposition(name: string): string {
  const ascii = name.replace(/[^\w.() -]+/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
