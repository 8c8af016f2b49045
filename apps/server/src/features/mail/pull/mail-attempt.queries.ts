import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

interface Attempt {
  readonly mailbox_id: string
  readonly external_id: string
}

/** Mails of a mailbox that were being parsed when a process ended. */
export async function listAttempts(db: Db, mailbox_id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mail_attempt')
    .select('external_id')
    .where('mailbox_id', '=', mailbox_id)
    .execute()
  return new Set(rows.map(({ external_id }) => external_id))
}

/**
 * False where the mailbox is gone. Both functions commit asynchronously: their rows must survive a crash of this process, not
 * one of the database.
 */
export async function insertAttempt(
  db: Db,
  { mailbox_id, external_id }: Attempt,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with here as (select m.mailbox_id from mailbox m where m.mailbox_id = ${mailbox_id} for key share)
    insert into mail_attempt (mailbox_id, external_id, began_at)
    select here.mailbox_id, ${external_id}, ${now} from here, set_config('synchronous_commit', 'off', true)
    on conflict (mailbox_id, external_id) do update set began_at = excluded.began_at
    returning external_id`.execute(db)
  return rows.length > 0
}

export async function deleteAttempt(db: Db, { mailbox_id, external_id }: Attempt): Promise<void> {
  await sql`
    delete from mail_attempt using set_config('synchronous_commit', 'off', true)
    where mailbox_id = ${mailbox_id} and external_id = ${external_id}`.execute(db)
}

/** All mails of the mailbox are parsed by now, or gone. */
export async function deleteAttempts(db: Db, mailbox_id: string): Promise<void> {
  await db.deleteFrom('mail_attempt').where('mailbox_id', '=', mailbox_id).execute()
}
