import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { queues } from '../../../queues.ts'
import { findMailedEvent } from './organizer-reply.queries.ts'

/** Who thinks again within this time has sent one answer. */
const second_thoughts_ms = 10_000

/**
 * Has the organizer told of an answer, of another one or of another time proposed, in the transaction that keeps it.
 * Does nothing for a meeting that no mail has asked to.
 */
export async function enqueueReplyToOrganizer(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const event = await findMailedEvent(tx, meeting_id)
  if (!event) return
  const { user_id, ical_uid } = event
  await enqueue(
    tx,
    queues.replyToOrganizer,
    { user_id, ical_uid },
    { now, startAt: new Date(now.getTime() + second_thoughts_ms), key: `${user_id} ${ical_uid}` },
  )
}
