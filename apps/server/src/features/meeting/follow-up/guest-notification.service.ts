import { queues } from '../../../queues.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import * as queries from './guest-notification.queries.ts'

/** Changes that follow each other so closely are one mail. */
const gathering_ms = 15_000

/**
 * Has the guests told of a meeting that was made, changed, cancelled or restored, in the transaction that does so.
 * Costs one small read where nobody is to be told, or nothing could send a mail.
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
 * A meeting is deleted without a word, called before it is: what is not sent yet is taken back, and nobody hears of it
 * any more. Only a cancellation that was promised before is kept.
 */
export async function cancelGuestNotification(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const outgoing_mail_ids = await queries.deleteDeliveries(tx, meeting_id, now)
  if (outgoing_mail_ids.length > 0) await enqueue(tx, queues.cancelMails, { outgoing_mail_ids }, { now })
}

/** The person may write to guests from now on: those of meetings to come that they organize are told. */
export async function enqueueGuestNotificationsOf(tx: Db, user_id: string, now: Date): Promise<void> {
  for (const meeting_id of await queries.listOrganized(tx, user_id, now))
    await enqueueGuestNotification(tx, meeting_id, now)
}

/** A person goes with all the meetings they organize: their guests are told that those do not take place. */
export async function enqueueOrganizerGone(tx: Db, user_id: string, now: Date): Promise<void> {
  for (const meeting_id of await queries.listToldMeetings(tx, user_id))
    await scheduleGuestNotification(tx, meeting_id, now)
}
