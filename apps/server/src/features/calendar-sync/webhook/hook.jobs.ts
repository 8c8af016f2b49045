import { clockQueue } from '../../../platform/jobs/clock-queue.ts'
import { type Job, job } from '../../../platform/jobs/jobs.ts'
import {
  channel_queue,
  keepChannel,
  keepSubscription,
  planHooks,
  subscription_queue,
} from './subscription.service.ts'

export const hookJobs: readonly Job[] = [
  job(clockQueue('hook.plan'), planHooks, { atOnce: 1, everySeconds: 300 }),
  job(channel_queue, keepChannel, { atOnce: 2 }),
  job(subscription_queue, keepSubscription, { atOnce: 2 }),
]
