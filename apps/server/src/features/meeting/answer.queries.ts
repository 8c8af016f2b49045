import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/** One occurrence of a series: where its rule puts it, and where it was before the change. */
interface AnsweredOccurrence {
  readonly original_starts_at: Date
  readonly starts_at: Date
}

/**
 * Asks all attendees again: every response is pending, also those to single occurrences, attendees who hid the
 * meeting see it again, and counter proposals are rejected.
 */
export async function resetAnswers(tx: Db, meeting_id: string, now: Date): Promise<void> {
  await sql`
    with responses as (
      update meeting_attendee
      set meeting_action = 'pending', answered_at = null, is_tentative = false, hidden_at = null
      where meeting_id = ${meeting_id} and not is_organizer
    ), replies as (
      delete from occurrence_reply where meeting_id = ${meeting_id}
    )
    update counter_proposal set meeting_action = 'rejected', answered_at = ${now}
    where meeting_id = ${meeting_id} and meeting_action = 'pending'`.execute(tx)
}

/**
 * Asks attendees who accepted a series again, of which one occurrence moved; those who declined the series stay
 * declined. Responses to this occurrence end, and its counter proposals are rejected.
 */
export async function resetOccurrenceAnswers(
  tx: Db,
  meeting_id: string,
  { original_starts_at, starts_at }: AnsweredOccurrence,
  now: Date,
): Promise<void> {
  await sql`
    with responses as (
      update meeting_attendee set meeting_action = 'pending', answered_at = null
      where meeting_id = ${meeting_id} and not is_organizer and meeting_action = 'approved'
    ), replies as (
      delete from occurrence_reply
      where meeting_id = ${meeting_id} and original_starts_at = ${original_starts_at}
    )
    update counter_proposal set meeting_action = 'rejected', answered_at = ${now}
    where meeting_id = ${meeting_id} and meeting_action = 'pending' and replaces_starts_at = ${starts_at}`.execute(
    tx,
  )
}

/** For a series the proposals for one occurrence, by its start, or for all from a moment on; else all. */
export async function rejectCounterProposals(
  tx: Db,
  meeting_id: string,
  now: Date,
  { at, from }: { readonly at?: Date; readonly from?: Date } = {},
): Promise<void> {
  await tx
    .updateTable('counter_proposal')
    .set({ meeting_action: 'rejected', answered_at: now })
    .where('meeting_id', '=', meeting_id)
    .where('meeting_action', '=', 'pending')
    .$if(at !== undefined, (query) => query.where('replaces_starts_at', '=', at ?? now))
    .$if(from !== undefined, (query) => query.where('replaces_starts_at', '>=', from ?? now))
    .execute()
}
