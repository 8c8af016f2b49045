import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { queues } from '../../../queues.ts'
import { findMailedEvent } from './organizer-reply.queries.ts'

/** A response that changes within this time is sent once. */
const second_thoughts_ms = 10_000

/**
 * Enqueues sending the attendee's response or counter proposal to the organizer, in the transaction that
 * stores it. Does nothing for a meeting that did not come by mail.
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
