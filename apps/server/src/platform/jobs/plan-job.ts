import type { Db } from '../postgres/db.ts'
import { enqueue, type JobCall } from './jobs.ts'
import type { Queue } from './queue.ts'

/** More wait for the next run, so that the longest waiting come first. */
const planned_at_once = 200

interface Plan<Payload> {
  /** The queue for due items; at most one job waits for each id. */
  readonly queue: Queue<Payload>
  /** Due ids, the longest waiting first. */
  readonly listDue: (db: Db, now: Date, most: number) => Promise<string[]>
  readonly payloadOf: (id: string) => Payload
}

/** A handler that enqueues a job for everything that is due. */
export function planDueJobs<Payload>({ queue, listDue, payloadOf }: Plan<Payload>) {
  return async ({ db, now }: JobCall): Promise<void> => {
    const moment = now()
    const due = await listDue(db, moment, planned_at_once)
    // Each in a statement of its own: two runs that lock many rows at once could deadlock.
    for (const id of due) await enqueue(db, queue, payloadOf(id), { now: moment, key: id })
  }
}
