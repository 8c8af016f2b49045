import { z } from 'zod'

/** A kind of job, as data: a feature that enqueues one does not depend on its handler. */
export interface Queue<Payload = unknown> {
  /** `noun.verb`: the name in the database, in logs and in the administration. */
  readonly name: string
  /** The job's input, as JSON; ids rather than facts, which may have changed when it runs. */
  readonly payload: z.ZodType<Payload>
  /** How often a failed job is retried. */
  readonly retries: number
  /** Before the first retry; each further pause is twice as long. */
  readonly retryDelaySeconds: number
  readonly retryDelayMaxSeconds: number
  /** How long one run may take. */
  readonly expireSeconds: number
  /** How many of its jobs one process runs at once. */
  readonly concurrency: number
  /** For scheduled jobs, with the payload `{}`: once in each such period, in one of the processes. */
  readonly everySeconds?: number
}

/** The input of a queue's jobs. */
export type PayloadOf<Of> = Of extends Queue<infer Payload> ? Payload : never

interface Terms<Payload> {
  readonly payload: z.ZodType<Payload>
  readonly retries: number
  /** The first pause and the longest one. */
  readonly retryDelaySeconds: readonly [first: number, longest: number]
  readonly expireSeconds: number
  readonly concurrency?: number
}

export function queue<Payload>(
  name: string,
  { retryDelaySeconds: [first, longest], concurrency = 2, ...terms }: Terms<Payload>,
): Queue<Payload> {
  return { name, ...terms, concurrency, retryDelaySeconds: first, retryDelayMaxSeconds: longest }
}

/** A queue of scheduled jobs: they need no input, and the next run makes up for a failed one. */
export function scheduledQueue(
  name: string,
  { everySeconds, expireSeconds = 60 }: { readonly everySeconds: number; readonly expireSeconds?: number },
): Queue<Record<string, never>> {
  return {
    name,
    payload: z.object({}),
    retries: 0,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 15,
    expireSeconds,
    concurrency: 1,
    everySeconds,
  }
}
