import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { queues } from '../../../queues.ts'
import { endMirrorsFrom, listMirrorsOf } from './busy-mirror.queries.ts'

/** Makes the written events those that the rule wants now. */
export async function enqueueMirror(
  tx: Db,
  busy_mirror_id: string,
  now: Date,
  startAt: Date = now,
): Promise<void> {
  await enqueue(tx, queues.writeMirror, { busy_mirror_id }, { now, startAt, key: busy_mirror_id })
}

/** After a sync of an account that rules read or write. */
export async function enqueueMirrorsOf(tx: Db, connection_id: string, now: Date): Promise<void> {
  for (const busy_mirror_id of await listMirrorsOf(tx, connection_id)) {
    await enqueueMirror(tx, busy_mirror_id, now)
  }
}

/** Before an account is disconnected: what was copied from it goes, what was copied into it stays there. */
export async function enqueueMirrorEnds(tx: Db, connection_id: string, now: Date): Promise<void> {
  for (const busy_mirror_id of await endMirrorsFrom(tx, connection_id, now)) {
    await enqueueMirror(tx, busy_mirror_id, now)
  }
}
