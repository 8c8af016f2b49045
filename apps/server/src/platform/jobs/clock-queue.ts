import { z } from 'zod'
import type { Queue } from './jobs.ts'

/** A queue for what runs by the clock: its jobs need to know nothing, and what fails is done at the next time. */
export function clockQueue(name: string, expireSeconds = 60): Queue<Record<string, never>> {
  return {
    name,
    payload: z.object({}),
    retries: 0,
    retryDelaySeconds: 15,
    retryDelayMaxSeconds: 15,
    expireSeconds,
  }
}
