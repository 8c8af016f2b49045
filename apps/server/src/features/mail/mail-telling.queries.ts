import { type Selectable } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'

export type UntoldMail = Pick<
  Selectable<Tables['mail']>,
  | 'mail_id'
  | 'mailbox_id'
  | 'external_id'
  | 'label_ids'
  | 'is_read'
  | 'is_starred'
  | 'is_archived'
  | 'is_deleted'
> & { readonly connection_id: string | null; readonly reconnect_reason: string | null }

/** Mails of which the provider does not know yet what the person wants. */
export async function listUntold(db: Db, mailbox_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('mail_id')
    .where('mailbox_id', '=', mailbox_id)
    .where('is_told', '=', false)
    .limit(1000)
    .execute()
  return rows.map(({ mail_id }) => mail_id)
}

export async function findUntold(db: Db, mail_id: string): Promise<UntoldMail | undefined> {
  return db
    .selectFrom('mail as m')
    .innerJoin('mailbox as b', 'b.mailbox_id', 'm.mailbox_id')
    .leftJoin('connection as c', 'c.connection_id', 'b.connection_id')
    .select([
      'm.mail_id',
      'm.mailbox_id',
      'm.external_id',
      'm.label_ids',
      'm.is_read',
      'm.is_starred',
      'm.is_archived',
      'm.is_deleted',
      'b.connection_id',
      'c.reconnect_reason',
    ])
    .where('m.mail_id', '=', mail_id)
    .where('m.is_told', '=', false)
    .executeTakeFirst()
}

/** The provider knows; unless the person wants something else by now, which is told next. */
export async function writeTold(db: Db, told: UntoldMail, label_ids: readonly string[]): Promise<boolean> {
  const { mail_id, is_read, is_starred, is_archived, is_deleted } = told
  const same = db
    .updateTable('mail')
    .set({ label_ids: [...label_ids], is_told: true })
    .where('mail_id', '=', mail_id)
    .where('is_read', '=', is_read)
    .where('is_starred', '=', is_starred)
    .where('is_archived', '=', is_archived)
    .where('is_deleted', '=', is_deleted)
  const { numUpdatedRows } = await same.executeTakeFirst()
  if (numUpdatedRows === 1n) return true
  await db
    .updateTable('mail')
    .set({ label_ids: [...label_ids] })
    .where('mail_id', '=', mail_id)
    .execute()
  return false
}
