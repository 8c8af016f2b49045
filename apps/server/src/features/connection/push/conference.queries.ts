import type { ConferenceState } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

export interface Room {
  readonly meeting_id: string
  /** Null until the conference exists. */
  readonly external_id: string | null
  /** A hash of the last pushed state. */
  readonly version: string | null
}

export async function findRoom(db: Db, meeting_id: string, connection_id: string): Promise<Room | undefined> {
  return db
    .selectFrom('conference_room')
    .select(['meeting_id', 'external_id', 'version'])
    .where('meeting_id', '=', meeting_id)
    .where('connection_id', '=', connection_id)
    .executeTakeFirst()
}

/** Acquires the lease to create or change the room; undefined while another process holds it. */
export async function adoptRoom(
  db: Db,
  { meeting_id, until }: { readonly meeting_id: string; readonly until: Date },
  now: Date,
): Promise<Room | undefined> {
  return db
    .updateTable('conference_room')
    .set({ lease_until: until })
    .where('meeting_id', '=', meeting_id)
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
    .returning(['meeting_id', 'external_id', 'version'])
    .executeTakeFirst()
}

export async function updateRoom(
  tx: Db,
  meeting_id: string,
  room: Partial<Pick<Room, 'external_id' | 'version'>>,
): Promise<void> {
  await tx
    .updateTable('conference_room')
    .set({ ...room, lease_until: null })
    .where('meeting_id', '=', meeting_id)
    .execute()
}

export async function removeRoom(tx: Db, meeting_id: string): Promise<void> {
  await sql`
    delete from remote_event r using conference_room z
    where z.meeting_id = ${meeting_id} and r.connection_id = z.connection_id and r.external_id = z.external_id`.execute(
    tx,
  )
  await tx.deleteFrom('conference_room').where('meeting_id', '=', meeting_id).execute()
}

/** The conference exists: its address becomes the meeting's link. False where a link was stored already and stays. */
export async function updateLink(
  tx: Db,
  { meeting_id, conference }: { readonly meeting_id: string; readonly conference: string },
  { link, isReplaced }: { readonly link: string; readonly isReplaced: boolean },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update meeting set conference_state = 'ready', conference_problem = null, meeting_link = ${link}, updated_at = ${now}
    where meeting_id = ${meeting_id} and conference = ${conference}
      and (conference_state <> 'ready' or meeting_link is distinct from ${link} and ${isReplaced})
    returning meeting_id`.execute(tx)
  return rows.length > 0
}

export async function updateConferenceState(
  tx: Db,
  { meeting_id, conference }: { readonly meeting_id: string; readonly conference: string },
  { state, problem }: { readonly state: ConferenceState; readonly problem: string | null },
): Promise<void> {
  await sql`
    update meeting set conference_state = ${state}, conference_problem = ${problem}
    where meeting_id = ${meeting_id} and conference = ${conference} and conference_state <> 'ready'
      and (conference_state, conference_problem) is distinct from (${state}, ${problem})`.execute(tx)
}

/** The conference is gone: restoring the meeting creates another one. */
export async function reopenConference(
  tx: Db,
  { meeting_id, conference }: { readonly meeting_id: string; readonly conference: string },
): Promise<void> {
  await sql`
    update meeting set conference_state = 'pending', conference_problem = null, meeting_link = null
    where meeting_id = ${meeting_id} and conference = ${conference} and conference_state = 'ready'`.execute(
    tx,
  )
}

/** The event has no conference any more. */
export async function forgetRequest(
  tx: Db,
  {
    meeting_id,
    conference,
    conference_request_id,
  }: { readonly meeting_id: string; readonly conference: string; readonly conference_request_id: string },
): Promise<void> {
  await sql`
    update meeting set conference_request_id = null
    where meeting_id = ${meeting_id} and conference is distinct from ${conference}
      and conference_request_id = ${conference_request_id}`.execute(tx)
}
