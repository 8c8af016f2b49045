import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { listExceptions } from './series.queries.ts'
import type { StoredAnswer, Surroundings } from './way-back.rules.ts'

/** What belongs to the meeting besides its row. */
export async function readSurroundings(db: Db, meeting_id: string): Promise<Surroundings> {
  const { rows } = await sql<Omit<Surroundings, 'exceptions'>>`
    select
      (select coalesce(json_agg(json_build_object(
          'meeting_attendee_id', a.meeting_attendee_id, 'meeting_action', a.meeting_action,
          'is_tentative', a.is_tentative, 'answered_at', a.answered_at)), '[]')
        from meeting_attendee a
        where a.meeting_id = ${meeting_id} and not a.is_organizer and a.answered_at is not null) as answers,
      exists (select from occurrence_reply r where r.meeting_id = ${meeting_id})
        or exists (select from counter_proposal c
          where c.meeting_id = ${meeting_id} and c.meeting_action = 'pending') as has_answered_dates,
      exists (select from meeting_outcome o where o.meeting_id = ${meeting_id})
        or exists (select from meeting_offer f where f.meeting_id = ${meeting_id}) as has_outcomes`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('A statement without a table has one row.')
  return { ...found, exceptions: await listExceptions(db, meeting_id) }
}

/** Whether the meeting exists, for whomever. */
export async function isThere(db: Db, meeting_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('meeting')
    .select('meeting_id')
    .where('meeting_id', '=', meeting_id)
    .executeTakeFirst()
  return found !== undefined
}

/** The series that were cut from the one of this uid since then. */
export function listCutSince(
  tx: Db,
  { user_id, root }: { readonly user_id: string; readonly root: string },
  since: Date,
) {
  return tx
    .selectFrom('meeting')
    .select(['meeting_id', 'ical_sequence', 'created_at', 'updated_at'])
    .where('user_id', '=', user_id)
    .where(sql<boolean>`starts_with(ical_uid, ${`${root}_`})`)
    .where('created_at', '>=', since)
    .forUpdate()
    .execute()
}

/** Gives the attendees who have not answered since the answers that they had. */
export async function restoreAnswers(
  tx: Db,
  meeting_id: string,
  answers: readonly StoredAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  await sql`
    update meeting_attendee a
    set meeting_action = s.meeting_action, is_tentative = s.is_tentative, answered_at = s.answered_at
    from json_to_recordset(${JSON.stringify(answers)}::json)
      as s (meeting_attendee_id uuid, meeting_action meeting_action, is_tentative boolean, answered_at timestamptz)
    where a.meeting_attendee_id = s.meeting_attendee_id and a.meeting_id = ${meeting_id}
      and a.meeting_action = 'pending' and a.answered_at is null`.execute(tx)
}

/** The labels among these that the person still has. */
export async function listKeptLabels(
  tx: Db,
  user_id: string,
  label_ids: readonly string[],
): Promise<string[]> {
  if (label_ids.length === 0) return []
  const kept = await tx
    .selectFrom('label')
    .select('label_id')
    .where('user_id', '=', user_id)
    .where('label_id', 'in', label_ids)
    .execute()
  return kept.map(({ label_id }) => label_id)
}
