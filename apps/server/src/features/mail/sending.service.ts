import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { listMailboxes } from '../connection/connection.api.ts'
import { getUndoSeconds } from './reply/reply.queries.ts'
import type { MailRow } from './mail.queries.ts'

/** When a mail of the person is sent. */
export interface SendingTimes {
  readonly sendAt: Date
  readonly isScheduled: boolean
}

const scheduled_days_max = 366

/** Right after the undo period, or at the chosen time, which lies in the coming year. */
export async function planSending(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  send_at: string | undefined,
  now: Date,
): Promise<SendingTimes> {
  const undone = new Date(now.getTime() + (await getUndoSeconds(db, user_id)) * 1000)
  if (send_at === undefined) return { sendAt: undone, isScheduled: false }
  const sendAt = new Date(send_at)
  const days = (sendAt.getTime() - now.getTime()) / 86_400_000
  if (days <= 0) throw badField('send_at', 'The time to send it is over. Choose a later one.')
  if (days > scheduled_days_max)
    throw badField('send_at', 'A mail can be scheduled for at most a year ahead.')
  return { sendAt, isScheduled: true }
}

export function presentTimes({ sendAt, isScheduled }: SendingTimes, now: Date) {
  const at = sendAt.toISOString()
  return { undo_until: !isScheduled && sendAt > now ? at : null, scheduled_at: isScheduled ? at : null }
}

/**
 * The mailbox of the mail. Anybody can make up a file, so what answers a mail of one goes from an account of the person's
 * own and never from the server of the instance, which would write to anybody. Throws `conflict` without such an account.
 */
export async function getSendingMailbox(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  { kind, mailbox_id }: Pick<MailRow, 'kind' | 'mailbox_id'>,
): Promise<string> {
  if (kind !== 'file') return mailbox_id
  const own = await findOwnMailbox(db, actor)
  if (own !== undefined) return own
  throw new AppError(
    'conflict',
    'This mail was read from a file, and Meridian does not answer such mails from its own server. Connect an account with mail under Integrations, or answer with your mail program.',
  )
}

/** The first account with mail. */
export async function findOwnMailbox(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
): Promise<string | undefined> {
  return (await listMailboxes(db, user_id)).find(({ kind }) => kind !== 'file')?.mailbox_id
}
