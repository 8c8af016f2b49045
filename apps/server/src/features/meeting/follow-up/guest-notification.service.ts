import { queues } from '../../../queues.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue, enqueueAll } from '../../../platform/jobs/jobs.ts'
import * as queries from './guest-notification.queries.ts'

/** Changes that follow each other within this time make one mail. */
const gathering_ms = 15_000

/**
 * Enqueues notifying the guests of a meeting that was created, changed, cancelled or restored, in the same
 * transaction. Costs one small query where there is no guest to notify, or no way to send a mail.
 */
export async function enqueueGuestNotification(tx: Db, meeting_id: string, now: Date): Promise<void> {
  if (await queries.hasGuestsToNotify(tx, meeting_id, now))
    await scheduleGuestNotification(tx, meeting_id, now)
}

export async function scheduleGuestNotification(
  tx: Db,
  meeting_id: string,
  now: Date,
  delayMs: number = gathering_ms,
): Promise<void> {
  const startAt = new Date(now.getTime() + delayMs)
  await enqueue(tx, queues.notifyGuests, { meeting_id }, { now, startAt, key: meeting_id })
}

/**
 * Called before a meeting is deleted: takes back unsent mails and sends no more. Only a cancellation that was
 * enqueued before is kept.
 */
export async function cancelGuestNotification(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const outgoing_mail_ids = await queries.deleteDeliveries(tx, meeting_id, now)
  if (outgoing_mail_ids.length > 0) await enqueue(tx, queues.cancelMails, { outgoing_mail_ids }, { now })
}

/** The person may write to guests from now on: enqueues notifying the guests of their future meetings. */
export async function enqueueGuestNotificationsOf(tx: Db, user_id: string, now: Date): Promise<void> {
  for (const meeting_id of await queries.listOrganized(tx, user_id, now))
    await enqueueGuestNotification(tx, meeting_id, now)
}

/**
 * A person is deleted with all meetings they organize: enqueues cancelling these meetings with their guests.
 */
export async function enqueueOrganizerGone(tx: Db, user_id: string, now: Date): Promise<void> {
  const meeting_ids = await queries.listAnnouncedMeetings(tx, user_id)
  const jobs = meeting_ids.map((meeting_id) => ({ key: meeting_id, payload: { meeting_id } }))
  await enqueueAll(tx, queues.notifyGuests, jobs, { now, startAt: new Date(now.getTime() + gathering_ms) })
}
