import { z } from 'zod'
import { type Job, job, type Queue } from '../../platform/jobs.ts'
import {
  channel_queue,
  keepChannel,
  keepSubscription,
  planHooks,
  subscription_queue,
} from './subscription.service.ts'

const plan_queue = {
  name: 'hook.plan',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 60,
  expireSeconds: 60,
} satisfies Queue<Record<string, never>>

export const hookJobs: readonly Job[] = [
  job(plan_queue, planHooks, { atOnce: 1, everySeconds: 300 }),
  job(channel_queue, keepChannel, { atOnce: 2 }),
  job(subscription_queue, keepSubscription, { atOnce: 2 }),
]
