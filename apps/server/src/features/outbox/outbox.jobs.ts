import { z } from 'zod'
import { type Job, job, type Queue } from '../../platform/jobs.ts'
import { deliver, planOverdue } from './delivery.service.ts'
import { outgoing_queue } from './outbox.service.ts'

/** Looks for mails that nobody looks after. */
const overdue_queue = {
  name: 'outgoing.plan',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 15,
  expireSeconds: 60,
} satisfies Queue<Record<string, never>>

export const outboxJobs: readonly Job[] = [
  job(outgoing_queue, (call, { outgoing_mail_id }) => deliver(call, outgoing_mail_id), { atOnce: 4 }),
  job(overdue_queue, planOverdue, { atOnce: 1, everySeconds: 300 }),
]
