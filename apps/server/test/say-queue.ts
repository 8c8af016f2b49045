import { z } from 'zod'
import { queue } from '../src/platform/jobs/queue.ts'

export const say_queue = queue('test.say', {
  payload: z.object({ text: z.string() }),
  retries: 2,
  retryDelaySeconds: [1, 60],
  expireSeconds: 60,
})
