import type { Selectable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type SendingRow = Pick<
  Selectable<Tables['outgoing_mail']>,
  'outgoing_mail_id' | 'state' | 'send_at' | 'is_scheduled' | 'tries' | 'problem' | 'sent_at'
>

/** The last reply to a mail that was not undone. */
export async function findLastReply(
  db: Db,
  { user_id, mail_id }: { readonly user_id: string; readonly mail_id: string },
): Promise<SendingRow | undefined> {
  return db
    .selectFrom('outgoing_mail')
    .select(['outgoing_mail_id', 'state', 'send_at', 'is_scheduled', 'tries', 'problem', 'sent_at'])
    .where('mail_id', '=', mail_id)
    .where('user_id', '=', user_id)
    .where('kind', '=', 'reply')
    .where('state', '<>', 'cancelled')
    .orderBy('outgoing_mail_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
