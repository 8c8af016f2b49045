import { type Selectable, sql } from 'kysely'
import type { RemoteMailPlace } from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { MailboxRow } from '../../connection/connection.api.ts'

export type UnpushedMail = Pick<
  Selectable<Tables['mail']>,
  | 'mail_id'
  | 'mailbox_id'
  | 'external_id'
  | 'label_ids'
  | 'is_read'
  | 'is_starred'
  | 'is_archived'
  | 'is_deleted'
  | 'label_ids_before_trash'
> &
  Pick<MailboxRow, 'user_id' | 'kind' | 'connection_id' | 'reconnect_reason'>

/** Mails whose changes are not pushed yet. */
export async function listUnpushed(db: Db, mailbox_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mail')
    .select('mail_id')
    .where('mailbox_id', '=', mailbox_id)
    .where('is_pushed', '=', false)
    .limit(1000)
    .execute()
  return rows.map(({ mail_id }) => mail_id)
}

export async function findUnpushed(db: Db, mail_id: string): Promise<UnpushedMail | undefined> {
  return db
    .selectFrom('mail as m')
    .innerJoin('mailbox as b', 'b.mailbox_id', 'm.mailbox_id')
    .leftJoin('connection as c', 'c.connection_id', 'b.connection_id')
    .leftJoin('imap_account as i', 'i.mailbox_id', 'b.mailbox_id')
    .select([
      'm.mail_id',
      'm.mailbox_id',
      'm.external_id',
      'm.label_ids',
      'm.is_read',
      'm.is_starred',
      'm.is_archived',
      'm.is_deleted',
      'm.label_ids_before_trash',
      'b.user_id',
      'b.kind',
      'b.connection_id',
    ])
    .select(sql<string | null>`coalesce(c.reconnect_reason, i.reconnect_reason)`.as('reconnect_reason'))
    .where('m.mail_id', '=', mail_id)
    .where('m.is_pushed', '=', false)
    .executeTakeFirst()
}

/** Marks the change as pushed; a newer change of the person is pushed next. */
export async function markPushed(tx: Db, pushed: UnpushedMail, place: RemoteMailPlace): Promise<boolean> {
  const { mail_id, mailbox_id, is_read, is_starred, is_archived, is_deleted } = pushed
  const { external_id, label_ids } = place
  // A concurrent sync may have found the mail at its new place and imported it as another one.
  await tx
    .deleteFrom('mail')
    .where('mailbox_id', '=', mailbox_id)
    .where('external_id', '=', external_id)
    .where('mail_id', '<>', mail_id)
    .execute()
  const { isTold } = (await tx
    .updateTable('mail')
    .set({
      external_id,
      label_ids: [...label_ids],
      label_ids_before_trash: beforeTrash(label_ids),
      is_pushed: sql<boolean>`is_read = ${is_read} and is_starred = ${is_starred}
        and is_archived = ${is_archived} and is_deleted = ${is_deleted}`,
    })
    .where('mail_id', '=', mail_id)
    .returning('is_pushed as isTold')
    .executeTakeFirst()) ?? { isTold: true }
  return isTold
}

/** The labels a mail had before it was moved to the trash; null outside of it. */
function beforeTrash(label_ids: readonly string[]) {
  if (!label_ids.includes('TRASH')) return null
  return sql<string[]>`case when 'TRASH' = any(label_ids) then label_ids_before_trash else label_ids end`
}
