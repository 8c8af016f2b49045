import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type OccurrenceReply = Omit<Selectable<Tables['occurrence_reply']>, 'is_mailed'>

/** A reply with its attendee, as a meeting names the attendee. */
export interface AttendeeReply extends OccurrenceReply {
  readonly user_id: string | null
  readonly guest_id: string
}

/** The replies to an occurrence, with those to earlier ones and all that follow; the latest reply last. */
export async function listOccurrenceReplies(
  db: Db,
  meeting_id: string,
  original_starts_at: Date,
): Promise<AttendeeReply[]> {
  const { rows } = await sql<AttendeeReply>`
    select r.*, a.user_id, a.guest_id
    from occurrence_reply r join meeting_attendee a on a.meeting_attendee_id = r.meeting_attendee_id
    where r.meeting_id = ${meeting_id} and (r.original_starts_at = ${original_starts_at}
      or r.is_for_following and r.original_starts_at < ${original_starts_at})
    order by r.answered_at, r.original_starts_at, r.is_for_following desc`.execute(db)
  return rows
}

export async function upsertOccurrenceReply(tx: Db, reply: OccurrenceReply): Promise<void> {
  const unsent = { ...reply, is_mailed: false }
  await tx
    .insertInto('occurrence_reply')
    .values(unsent)
    .onConflict((on) =>
      on.columns(['meeting_attendee_id', 'original_starts_at', 'is_for_following']).doUpdateSet(unsent),
    )
    .execute()
}

/** The person's answers to single dates of a meeting of which no mail has told. */
export function listUnsentReplies(
  tx: Db,
  { user_id, meeting_id }: { readonly user_id: string; readonly meeting_id: string },
): Promise<OccurrenceReply[]> {
  return tx
    .selectFrom('occurrence_reply as r')
    .innerJoin('meeting_attendee as a', 'a.meeting_attendee_id', 'r.meeting_attendee_id')
    .selectAll('r')
    .where('r.meeting_id', '=', meeting_id)
    .where('a.user_id', '=', user_id)
    .where('r.is_mailed', '=', false)
    .where('r.is_for_following', '=', false)
    .orderBy('r.original_starts_at')
    .execute()
}

export async function updateMailedReply(
  tx: Db,
  { meeting_attendee_id, original_starts_at }: OccurrenceReply,
): Promise<void> {
  await tx
    .updateTable('occurrence_reply')
    .set({ is_mailed: true })
    .where('meeting_attendee_id', '=', meeting_attendee_id)
    .where('original_starts_at', '=', original_starts_at)
    .where('is_for_following', '=', false)
    .execute()
}

/** A reply to the whole series replaces those that the attendee gave before. */
export async function deleteEarlierReplies(
  tx: Db,
  { meeting_attendee_id, answered_at }: { readonly meeting_attendee_id: string; readonly answered_at: Date },
): Promise<void> {
  await tx
    .deleteFrom('occurrence_reply')
    .where('meeting_attendee_id', '=', meeting_attendee_id)
    .where('answered_at', '<=', answered_at)
    .execute()
}

/**
 * Moves the replies from an occurrence on to the series that begins with it. One to an earlier occurrence and all that
 * follow counts in both. Where the new series asks again, its replies end.
 */
export async function splitOccurrenceReplies(
  tx: Db,
  { from, to, split_at, asksAgain }: { from: string; to: string; split_at: Date; asksAgain: boolean },
): Promise<void> {
  if (!asksAgain) {
    await sql`
      insert into occurrence_reply
        (meeting_attendee_id, meeting_id, original_starts_at, is_for_following, meeting_action, is_tentative, answered_at)
      select distinct on (b.meeting_attendee_id, r.starts_at, r.is_for_following)
        b.meeting_attendee_id, b.meeting_id, r.starts_at, r.is_for_following, r.meeting_action, r.is_tentative, r.answered_at
      from (
        select *, greatest(original_starts_at, ${split_at}::timestamptz) as starts_at from occurrence_reply
        where meeting_id = ${from} and (is_for_following or original_starts_at >= ${split_at})) r
      join meeting_attendee a on a.meeting_attendee_id = r.meeting_attendee_id
      join meeting_attendee b on b.meeting_id = ${to} and b.guest_id is not distinct from a.guest_id
        and b.user_id is not distinct from a.user_id and not b.is_organizer
      order by b.meeting_attendee_id, r.starts_at, r.is_for_following, r.answered_at desc`.execute(tx)
  }
  await sql`
    delete from occurrence_reply where meeting_id = ${from} and original_starts_at >= ${split_at}`.execute(tx)
}

/** The dates that the person has accepted at the provider, and no others. */
export async function writeAcceptedDates(
  tx: Db,
  meetings: readonly { readonly meeting_id: string; readonly accepted: readonly string[] }[],
  now: Date,
): Promise<void> {
  if (meetings.length === 0) return
  const given = storableJson(
    meetings.flatMap(({ meeting_id, accepted }) =>
      accepted.map((original_starts_at) => ({ meeting_id, original_starts_at })),
    ),
  )
  const meeting_ids = meetings.map(({ meeting_id }) => meeting_id)
  await sql`
    delete from occurrence_reply r using meeting_attendee a
    where r.meeting_id = any (${meeting_ids}::uuid[]) and a.meeting_attendee_id = r.meeting_attendee_id and a.is_organizer
      and (r.meeting_id, r.original_starts_at) not in (
        select meeting_id, original_starts_at
        from json_to_recordset(${given}::json) as one (meeting_id uuid, original_starts_at timestamptz))`.execute(
    tx,
  )
  if (given === '[]') return
  await sql`
    insert into occurrence_reply (meeting_attendee_id, meeting_id, original_starts_at, is_for_following, meeting_action,
      is_tentative, answered_at, is_mailed)
    select a.meeting_attendee_id, a.meeting_id, one.original_starts_at, false, 'approved', false, ${now}, true
    from json_to_recordset(${given}::json) as one (meeting_id uuid, original_starts_at timestamptz)
    join meeting_attendee a on a.meeting_id = one.meeting_id and a.is_organizer
    on conflict do nothing`.execute(tx)
}
