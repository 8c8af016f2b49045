import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** A change that waits: of a meeting, or the deletion of an event. */
export interface WaitingPush {
  readonly calendar_id: string
  readonly meeting_id: string | null
  readonly external_id: string | null
}

export interface StaleCalendar {
  readonly calendar_id: string
  readonly user_id: string
  /** Many of its events are gone, and the person has not said why. */
  readonly isAsking: boolean
}

/** Of these calendars, those that are read and were not read since this moment; none in most cases. */
export async function listStaleCalendars(
  db: Db,
  connection_id: string,
  { calendar_ids, readSince }: { readonly calendar_ids: readonly string[]; readonly readSince: Date },
): Promise<StaleCalendar[]> {
  if (calendar_ids.length === 0) return []
  const { rows } = await sql<StaleCalendar>`
    select k.calendar_id, c.user_id, k.question_id is not null as "isAsking"
    from connection_calendar k join connection c on c.connection_id = k.connection_id
    where k.connection_id = ${connection_id} and k.calendar_id = any (${calendar_ids}::text[])
      and ${is_stale(readSince)}`.execute(db)
  return rows
}

export async function insertWaitingPush(
  tx: Db,
  { connection_id, user_id }: { readonly connection_id: string; readonly user_id: string },
  { calendar_id, meeting_id, external_id }: WaitingPush,
  now: Date,
): Promise<void> {
  await sql`
    insert into waiting_push (connection_id, user_id, calendar_id, meeting_id, external_id, waits_since)
    select ${connection_id}, ${user_id}, ${calendar_id}, ${meeting_id}, ${external_id}, ${now}
    where ${meeting_id}::uuid is null or exists (select from meeting where meeting_id = ${meeting_id})
    on conflict do nothing`.execute(tx)
}

/** Removes and returns what no longer has to wait: its calendar was read, or is no longer there. */
export async function takeReleased(tx: Db, connection_id: string, readSince: Date): Promise<WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    delete from waiting_push w
    where w.connection_id = ${connection_id} and not exists (
      select from connection_calendar k
      where k.connection_id = w.connection_id and k.calendar_id = w.calendar_id and ${is_stale(readSince)})
    returning w.calendar_id, w.meeting_id, w.external_id`.execute(tx)
  return rows
}

/** Calendars that are neither shown nor busy are not read at all. */
function is_stale(readSince: Date) {
  return sql`(k.is_shown or k.counts_as_busy)
    and (k.question_id is not null or k.last_success_at is null or k.last_success_at < ${readSince})`
}
