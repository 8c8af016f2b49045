import { queues } from '../../../queues.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'

/** Enqueues a mail to a guest, who has no account to see the answer in. */
export function enqueueDeclinedCounter(tx: Db, counter_proposal_id: string, now: Date): Promise<void> {
  return enqueue(tx, queues.declineCounter, { counter_proposal_id }, { now, key: counter_proposal_id })
}
