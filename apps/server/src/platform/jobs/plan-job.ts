import { clockQueue } from './clock-queue.ts'
import type { Db } from '../postgres/db.ts'
import { enqueue, type Job, job, type Queue } from './jobs.ts'

/** More wait for the next look, so that those who wait longest come first. */
const planned_at_once = 200

/**
 * A job that looks twice a minute what is due, and has it done by jobs of `queue`, of which at most one waits for each
 * id. Its own name is `name`.
 */
export function planJob<Payload>(
  name: string,
  {
    queue,
    listDue,
    payloadOf,
  }: {
    readonly queue: Queue<Payload>
    /** Ids, those that wait longest first. */
    readonly listDue: (db: Db, now: Date, most: number) => Promise<string[]>
    readonly payloadOf: (id: string) => Payload
  },
): Job {
  return job(
    clockQueue(name),
    async ({ db, now }) => {
      const moment = now()
      const due = await listDue(db, moment, planned_at_once)
      // Each on its own: two looks that hold many rows at once would wait for one another for ever.
      for (const id of due) await enqueue(db, queue, payloadOf(id), { now: moment, key: id })
    },
    { atOnce: 1, everySeconds: 30 },
  )
}
