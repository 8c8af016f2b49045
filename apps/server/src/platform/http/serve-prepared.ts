import type { Endpoint } from '@meridian/contract'
import type { z } from 'zod'
import { type Call, type Parsed, type Server, serve } from './serve.ts'

/**
 * Serves a call that needs a slow computation without side effects: `prepare` runs before the handler and
 * outside its transaction, so that nothing is locked meanwhile.
 */
export function servePrepared<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Prepared,
>(
  server: Server,
  endpoint: Endpoint<P, Q, B, R>,
  prepare: (input: Parsed<P, Q, B>, call: Call) => Promise<Prepared>,
  handle: (input: Parsed<P, Q, B>, call: Call, prepared: Prepared) => Promise<z.input<R>>,
  options: { readonly before?: (input: Parsed<P, Q, B>, call: Call) => Promise<void> } = {},
): void {
  const kept = new WeakMap<object, { readonly prepared: Prepared }>()
  serve(
    server,
    endpoint,
    async (input, call) => {
      const found = kept.get(call.request)
      if (!found) throw new Error('A call is prepared before it is handled.')
      return handle(input, call, found.prepared)
    },
    {
      before: async (input, call) => {
        await options.before?.(input, call)
        kept.set(call.request, { prepared: await prepare(input, call) })
      },
    },
  )
}
