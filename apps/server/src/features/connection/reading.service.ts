import { z } from 'zod'
import type { Db } from '../../platform/postgres/db.ts'
import { enqueue, type Queue } from '../../platform/jobs/jobs.ts'
import { bringForward } from './connection.queries.ts'

/** Reads what is new in a connection. One job a connection waits at a time. */
export const reading_queue = {
  name: 'connection.read',
  payload: z.object({ connection_id: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 300,
  expireSeconds: 1800,
} satisfies Queue<{ connection_id: string }>

/** Has the connection read as soon as anybody can, in the caller's transaction. */
export async function askForReading(tx: Db, connection_id: string, now: Date): Promise<void> {
  await bringForward(tx, connection_id, now)
  await enqueue(tx, reading_queue, { connection_id }, { now, key: connection_id })
}
