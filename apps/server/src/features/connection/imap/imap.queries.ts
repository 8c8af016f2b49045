import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type ImapAccountRow = Selectable<Tables['imap_account']> & { readonly address: string }

export async function findImapAccount(db: Db, mailbox_id: string): Promise<ImapAccountRow | undefined> {
  return db
    .selectFrom('imap_account as i')
    .innerJoin('mailbox as b', 'b.mailbox_id', 'i.mailbox_id')
    .selectAll('i')
    .select('b.account as address')
    .where('i.mailbox_id', '=', mailbox_id)
    .executeTakeFirst()
}

export async function upsertImapAccount(tx: Db, row: Insertable<Tables['imap_account']>): Promise<void> {
  const { settings, password_sealed, connected_at } = row
  await tx
    .insertInto('imap_account')
    .values(row)
    .onConflict((on) =>
      on
        .column('mailbox_id')
        .doUpdateSet({ settings, password_sealed, connected_at, reconnect_reason: null }),
    )
    .execute()
}

/**
 * Only where the stored password is still the one that failed: a password that was saved meanwhile has not
 * been tried.
 */
export async function updateReconnectReason(
  db: Db,
  { mailbox_id, password_sealed }: Pick<ImapAccountRow, 'mailbox_id' | 'password_sealed'>,
  reconnect_reason: string,
): Promise<void> {
  await db
    .updateTable('imap_account')
    .set({ reconnect_reason })
    .where('mailbox_id', '=', mailbox_id)
    .where('password_sealed', '=', password_sealed)
    .execute()
}

/** Of two concurrent connects of one person, the second waits until the first transaction ends. */
export async function lockConnecting(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connecting ${user_id} imap`}, 0))`.execute(tx)
}
