import { queues } from '../../../queues.ts'
import type { IntegrationMailType, MailboxState } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import {
  makeMailboxDueNow,
  clearMailboxProblem,
  ensureMailbox,
  findMailbox,
  type MailboxRow,
} from './mailbox.queries.ts'
import { mailboxState } from './mailbox.rules.ts'

/** Makes the mailbox due and enqueues its sync, in the caller's transaction. */
export async function enqueueMailSync(tx: Db, mailbox_id: string, now: Date): Promise<void> {
  await makeMailboxDueNow(tx, mailbox_id, now)
  await enqueue(tx, queues.readMailbox, { mailbox_id }, { now, key: mailbox_id })
}

/** Turns mail on: creates the mailbox and enqueues its first sync. */
export async function openMailbox(
  tx: Db,
  box: Pick<MailboxRow, 'user_id' | 'kind' | 'connection_id' | 'account'>,
  now: Date,
): Promise<string> {
  const mailbox_id = await ensureMailbox(tx, { ...box, next_sync_at: now, created_at: now })
  await clearMailboxProblem(tx, mailbox_id)
  await enqueueMailSync(tx, mailbox_id, now)
  return mailbox_id
}

/** The mailbox that imported mail files are stored in. */
export async function ensureFileMailbox(tx: Db, user_id: string, now: Date): Promise<string> {
  return ensureMailbox(tx, {
    user_id,
    kind: 'file',
    connection_id: null,
    account: 'Files',
    next_sync_at: null,
    created_at: now,
  })
}

/** Throws `not_found` where mail is not turned on. */
export async function getMailbox(db: Db, user_id: string, kind: IntegrationMailType): Promise<MailboxRow> {
  const row = await findMailbox(db, user_id, kind)
  if (!row) throw new AppError('not_found', 'Mail is not turned on. Turn it on under Integrations.')
  return row
}

/** Starts a sync now. Throws `not_found`, and `conflict` where the person has to connect again first. */
export async function refreshMailbox(
  tx: Db,
  user_id: string,
  kind: IntegrationMailType,
  now: Date,
): Promise<MailboxRow> {
  const row = await getMailbox(tx, user_id, kind)
  if (row.reconnect_reason !== null) throw new AppError('conflict', row.reconnect_reason)
  await enqueueMailSync(tx, row.mailbox_id, now)
  return row
}

export function presentMailbox(row: MailboxRow): MailboxState {
  const { kind, account, reconnect_reason, problem, next_sync_at } = row
  return {
    integration_mail_type: kind,
    account,
    state: mailboxState(row),
    reason: reconnect_reason,
    problem,
    last_success_at: row.last_success_at?.toISOString() ?? null,
    next_sync_at: reconnect_reason === null ? (next_sync_at?.toISOString() ?? null) : null,
    first_sync_done: row.first_sync_done_at !== null,
    mails_read: row.reading_id === null ? null : row.mails_read,
    mails_expected: row.reading_id === null ? null : row.mails_expected,
  }
}
