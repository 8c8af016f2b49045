import { z } from 'zod'
import { enqueue, type Job, job, type Queue } from '../../platform/jobs.ts'
import { inTransaction } from '../../platform/db.ts'
import { reading_queue } from '../connection/reading.service.ts'
import { listDue } from './sync.queries.ts'
import { syncConnection } from './sync.service.ts'

/** Looks which connections are due to be read, and has them read. */
const plan_queue = {
  name: 'connection.plan',
  payload: z.object({}),
  retries: 0,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 15,
  expireSeconds: 60,
} satisfies Queue<Record<string, never>>

/** More wait for the next look, so that those who wait longest come first. */
const planned_at_once = 200

export const syncJobs: readonly Job[] = [
  job(reading_queue, (call, { connection_id }) => syncConnection(call, connection_id), { atOnce: 4 }),
  job(
    plan_queue,
    async ({ db, now }) => {
      const moment = now()
      const due = await listDue(db, moment, planned_at_once)
      await inTransaction(db, async (tx) => {
        for (const connection_id of due) {
          await enqueue(tx, reading_queue, { connection_id }, { now: moment, key: connection_id })
        }
      })
    },
    { atOnce: 1, everySeconds: 30 },
  ),
]
