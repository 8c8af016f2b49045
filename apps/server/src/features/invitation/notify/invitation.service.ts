import { z } from 'zod'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue, type Queue } from '../../../platform/jobs/jobs.ts'
import * as queries from './invitation.queries.ts'

const Payload = z.object({ meeting_id: z.uuid() })

/** Brings everybody who is asked to a meeting to what holds now. One job waits for each meeting. */
export const tell_queue = {
  name: 'invitation.tell',
  payload: Payload,
  retries: 10,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 900,
  expireSeconds: 120,
} satisfies Queue<z.infer<typeof Payload>>

/** Changes that follow each other so closely are one mail. */
const gathering_ms = 15_000

/**
 * Has the guests told of a meeting that was made, changed, cancelled or restored, in the transaction that does so.
 * Costs one small read where nobody is to be told, or nothing could send a mail.
 */
export async function noteInvitation(tx: Db, meeting_id: string, now: Date): Promise<void> {
  if (await queries.isAnybodyToTell(tx, meeting_id, now)) await askToTell(tx, meeting_id, now)
}

export async function askToTell(
  tx: Db,
  meeting_id: string,
  now: Date,
  delayMs: number = gathering_ms,
): Promise<void> {
  const startAt = new Date(now.getTime() + delayMs)
  await enqueue(tx, tell_queue, { meeting_id }, { now, startAt, key: meeting_id })
}

const Unsaid = z.object({ outgoing_mail_ids: z.array(z.uuid()) })

/** Takes mails back that are not sent yet. */
export const silence_queue = {
  name: 'invitation.silence',
  payload: Unsaid,
  retries: 10,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 300,
  expireSeconds: 60,
} satisfies Queue<z.infer<typeof Unsaid>>

/**
 * A meeting is deleted without a word, called before it is: what is not sent yet is taken back, and nobody hears of it
 * any more. Only a cancellation that was promised before is kept.
 */
export async function noteSilentRemoval(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const outgoing_mail_ids = await queries.removeTold(tx, meeting_id, now)
  if (outgoing_mail_ids.length > 0) await enqueue(tx, silence_queue, { outgoing_mail_ids }, { now })
}

/** The person may write to guests from now on: those of meetings to come that they organize are told. */
export async function notifyGuestsOf(tx: Db, user_id: string, now: Date): Promise<void> {
  for (const meeting_id of await queries.listOrganized(tx, user_id, now))
    await noteInvitation(tx, meeting_id, now)
}

/** A person goes with all the meetings they organize: their guests are told that those do not take place. */
export async function noteOrganizerGone(tx: Db, user_id: string, now: Date): Promise<void> {
  for (const meeting_id of await queries.listToldMeetings(tx, user_id)) await askToTell(tx, meeting_id, now)
}
