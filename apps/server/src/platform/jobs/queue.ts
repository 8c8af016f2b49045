import { z } from 'zod'

/** A kind of job, as data: a feature that enqueues one needs to know nothing of how it is handled. */
export interface Queue<Payload = unknown> {
  /** `noun.verb`: it stands in the database, in logs and in the administration. */
  readonly name: string
  /** What a job needs to know, as JSON; ids rather than facts, which may have changed until it runs. */
  readonly payload: z.ZodType<Payload>
  /** How often a failed job is tried again before it is given up. */
  readonly retries: number
  /** Before the first retry; each further pause is twice as long. */
  readonly retryDelaySeconds: number
  readonly retryDelayMaxSeconds: number
  /** How long one run may take. */
  readonly expireSeconds: number
  /** How many of its jobs one process runs at once. */
  readonly concurrency: number
  /** For what runs by the clock, with the payload `{}`: once in each such span, in whichever process. */
  readonly everySeconds?: number
}

/** What the jobs of a queue are told. */
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

/** A queue for what runs by the clock: its jobs need to know nothing, and what fails is done the next time. */
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
