import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

export interface WaitingRow {
  readonly unread_mails: number
  /** Connected accounts and mailboxes that work again only after the person has connected them. */
  readonly accounts_to_reconnect: number
  /** Calendars of which many events are gone, until the person has said why. */
  readonly calendars_to_check: number
}

/** Unread mails in no archive, and accounts that need the person; each counted up to `most`. */
export async function countWaiting(db: Db, user_id: string, most: number): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`select
    (select count(*)::int from (select from mail where user_id = ${user_id} and place = 'received'
      and not is_read and not is_archived and not is_deleted and snoozed_until is null limit ${most}) m) as unread_mails,
    (select count(*)::int from (select from connection where user_id = ${user_id} and reconnect_reason is not null
      union all select from imap_account where user_id = ${user_id} and reconnect_reason is not null limit ${most}) a) as accounts_to_reconnect,
    (select count(*)::int from (select from connection c join connection_calendar k using (connection_id)
      where c.user_id = ${user_id} and k.question_id is not null limit ${most}) k) as calendars_to_check`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A count always answers.')
  return row
}
