import type { Db } from '../postgres/db.ts'
import { enqueue, type JobCall } from './jobs.ts'
import type { Queue } from './queue.ts'

/** More wait for the next look, so that those who wait longest come first. */
const planned_at_once = 200

interface Plan<Payload> {
  /** The queue that does what is due; at most one job waits for each id. */
  readonly queue: Queue<Payload>
  /** Ids, those that wait longest first. */
  readonly listDue: (db: Db, now: Date, most: number) => Promise<string[]>
  readonly payloadOf: (id: string) => Payload
}

/** A handler that enqueues a job for everything that is due. */
export function planner<Payload>({ queue, listDue, payloadOf }: Plan<Payload>) {
  return async ({ db, now }: JobCall): Promise<void> => {
    const moment = now()
    const due = await listDue(db, moment, planned_at_once)
    // Each on its own: two looks that hold many rows at once would wait for one another for ever.
    for (const id of due) await enqueue(db, queue, payloadOf(id), { now: moment, key: id })
  }
}
