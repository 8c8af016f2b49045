import { queues } from '../../queues.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { makeDueNow } from './connection.queries.ts'

/** Makes the connection due and enqueues its sync, in the caller's transaction. */
export async function enqueueCalendarSync(tx: Db, connection_id: string, now: Date): Promise<void> {
  await makeDueNow(tx, connection_id, now)
  await enqueue(tx, queues.readCalendars, { connection_id }, { now, key: connection_id })
}
