import { clockQueue } from '../../platform/jobs/clock-queue.ts'
import { type Job, job } from '../../platform/jobs/jobs.ts'
import { deliver, planOverdue } from './delivery.service.ts'
import { outgoing_queue } from './outbox.service.ts'

/** Looks for mails that nobody looks after. */
const overdue_queue = clockQueue('outgoing.plan')

export const outboxJobs: readonly Job[] = [
  job(outgoing_queue, (call, { outgoing_mail_id }) => deliver(call, outgoing_mail_id), { atOnce: 4 }),
  job(overdue_queue, planOverdue, { atOnce: 1, everySeconds: 300 }),
]
