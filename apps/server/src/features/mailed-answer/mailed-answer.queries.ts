import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** The mail that asked for the answer. */
export interface AnsweredMail {
  readonly mail_id: string
  readonly message_id: string | null
}

/** The newest one; undefined where it has been deleted for good. */
export async function findAnswered(
  tx: Db,
  { user_id, meeting_id }: { readonly user_id: string; readonly meeting_id: string | null },
): Promise<AnsweredMail | undefined> {
  const { rows } = await sql<AnsweredMail>`
    select i.mail_id, c.message_id
    from mail_invitation i join mail_content c on c.mail_id = i.mail_id
    where i.meeting_id = ${meeting_id} and i.user_id = ${user_id} and i.kind = 'request' and i.refusal is null
    order by i.sequence desc, i.stamped_at desc, i.mail_id desc limit 1`.execute(tx)
  return rows[0]
}

/** The mailbox of the address itself, where the person has it here. */
export async function findSendingMailbox(
  tx: Db,
  { user_id, address }: { readonly user_id: string; readonly address: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ mailbox_id: string }>`
    select mailbox_id from mailbox
    where user_id = ${user_id} and kind <> 'file' and lower(account) = lower(${address})
    order by mailbox_id limit 1`.execute(tx)
  return rows[0]?.mailbox_id
}
