import { queues } from '../../../queues.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'

/** Has a guest told of it, who has no account to see it in. */
export function enqueueDeclinedCounter(tx: Db, counter_proposal_id: string, now: Date): Promise<void> {
  return enqueue(tx, queues.declineCounter, { counter_proposal_id }, { now, key: counter_proposal_id })
}
