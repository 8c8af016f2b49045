import { z } from 'zod'
import type { Db } from '../../../platform/postgres/db.ts'
import { enqueue, type Queue } from '../../../platform/jobs/jobs.ts'
import { findByMeeting } from './mailed-event.queries.ts'

/** Tells an outside organizer how the person stands to the event. One job an event waits at a time. */
export const mailed_answer_queue = {
  name: 'mailed_event.answer',
  payload: z.object({ user_id: z.uuid(), ical_uid: z.string() }),
  retries: 8,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 900,
  expireSeconds: 60,
} satisfies Queue<{ user_id: string; ical_uid: string }>

/** Tells a guest that the time the guest proposed was declined. */
export const declined_proposal_queue = {
  name: 'counter_proposal.tell_guest',
  payload: z.object({ counter_proposal_id: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 900,
  expireSeconds: 60,
} satisfies Queue<{ counter_proposal_id: string }>

/** Has a guest told of it, who has no account to see it in. */
export function noteDeclinedProposal(tx: Db, counter_proposal_id: string, now: Date): Promise<void> {
  return enqueue(tx, declined_proposal_queue, { counter_proposal_id }, { now, key: counter_proposal_id })
}

/** Who thinks again within this time has sent one answer. */
const second_thoughts_ms = 10_000

/**
 * Has the organizer told of an answer, of another one or of another time proposed, in the transaction that keeps it.
 * Does nothing for a meeting that no mail has asked to.
 */
export async function noteMailedAnswer(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const event = await findByMeeting(tx, meeting_id)
  if (!event) return
  const { user_id, ical_uid } = event
  await enqueue(
    tx,
    mailed_answer_queue,
    { user_id, ical_uid },
    { now, startAt: new Date(now.getTime() + second_thoughts_ms), key: `${user_id} ${ical_uid}` },
  )
}
