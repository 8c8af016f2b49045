import type { IntegrationMailType } from '@meridian/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

/** A mailbox, and why its account cannot be used any more; null where it can, or where it has no account. */
export type MailboxRow = Selectable<Tables['mailbox']> & { readonly reconnect_reason: string | null }

export async function listMailboxes(db: Db, user_id: string): Promise<MailboxRow[]> {
  return mailboxes(db).where('b.user_id', '=', user_id).orderBy('b.created_at').execute()
}

export async function findMailbox(
  db: Db,
  user_id: string,
  kind: IntegrationMailType,
): Promise<MailboxRow | undefined> {
  return mailboxes(db).where('b.user_id', '=', user_id).where('b.kind', '=', kind).executeTakeFirst()
}

export async function findMailboxById(db: Db, mailbox_id: string): Promise<MailboxRow | undefined> {
  return mailboxes(db).where('b.mailbox_id', '=', mailbox_id).executeTakeFirst()
}

/** The id of the person's mailbox of this kind, which is created where it is missing. */
export async function ensureMailbox(
  tx: Db,
  box: Pick<MailboxRow, 'user_id' | 'kind' | 'connection_id' | 'account' | 'next_sync_at' | 'created_at'>,
): Promise<string> {
  const { mailbox_id } = await tx
    .insertInto('mailbox')
    .values({ mailbox_id: newId(), ...box, labels: '{}' })
    .onConflict((on) =>
      on.columns(['user_id', 'kind']).doUpdateSet((is) => ({ account: is.ref('excluded.account') })),
    )
    .returning('mailbox_id')
    .executeTakeFirstOrThrow()
  return mailbox_id
}

export async function deleteMailbox(tx: Db, user_id: string, kind: IntegrationMailType): Promise<void> {
  await tx.deleteFrom('mailbox').where('user_id', '=', user_id).where('kind', '=', kind).execute()
}

/** Makes the mailbox due now, whatever failed before. */
export async function makeMailboxDueNow(tx: Db, mailbox_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({ next_sync_at: sql<Date>`least(next_sync_at, ${now}::timestamptz)` })
    .where('mailbox_id', '=', mailbox_id)
    .execute()
}

export async function clearMailboxProblem(tx: Db, mailbox_id: string): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({ problem: null, problem_since: null, failures_in_a_row: 0 })
    .where('mailbox_id', '=', mailbox_id)
    .execute()
}

/** The addresses that the person writes from and receives mail at, in lower case. */
export async function listOwnAddresses(db: Db, user_id: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select lower(primary_email) as address from app_user where user_id = ${user_id}
    union select lower(account) from mailbox where user_id = ${user_id}`.execute(db)
  return rows.map(({ address }) => address)
}

function mailboxes(db: Db) {
  return db
    .selectFrom('mailbox as b')
    .leftJoin('connection as c', 'c.connection_id', 'b.connection_id')
    .leftJoin('imap_account as i', 'i.mailbox_id', 'b.mailbox_id')
    .selectAll('b')
    .select(sql<string | null>`coalesce(c.reconnect_reason, i.reconnect_reason)`.as('reconnect_reason'))
}

/** The mailbox of imported files, unless it holds a mail. */
export async function deleteEmptyFileMailbox(tx: Db, user_id: string): Promise<void> {
  await sql`
    delete from mailbox b where b.user_id = ${user_id} and b.kind = 'file'
      and not exists (select from mail m where m.mailbox_id = b.mailbox_id)`.execute(tx)
}
