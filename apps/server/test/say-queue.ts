import { z } from 'zod'
import type { Queue } from '../src/platform/jobs/jobs.ts'

export const say_queue = {
  name: 'test.say',
  payload: z.object({ text: z.string() }),
  retries: 2,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 60,
  expireSeconds: 60,
} satisfies Queue<{ text: string }>
