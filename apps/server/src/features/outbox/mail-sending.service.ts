import { type MailSending, type SendingState, sending_states } from '@meridian/contract'
import type { Db } from '../../platform/postgres/db.ts'
import { findLastReply, type SendingRow } from './mail-sending.queries.ts'

/** The state of the last reply to a mail; null where there is none that was not undone. */
export async function readMailSending(
  db: Db,
  mail: { readonly user_id: string; readonly mail_id: string },
  now: Date,
): Promise<MailSending | null> {
  const row = await findLastReply(db, mail)
  return row ? presentSending(row, now) : null
}

function presentSending(row: SendingRow, now: Date): MailSending {
  return {
    outgoing_mail_id: row.outgoing_mail_id,
    state: sendingState(row.state),
    undo_until: undoUntil(row, now)?.toISOString() ?? null,
    scheduled_at: scheduledAt(row)?.toISOString() ?? null,
    problem: row.problem,
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

/** The end of the undo window, while the mail is not sent. */
export function undoUntil(
  { state, send_at, is_scheduled }: Pick<SendingRow, 'state' | 'send_at' | 'is_scheduled'>,
  now: Date,
): Date | null {
  return state === 'waiting' && !is_scheduled && send_at > now ? send_at : null
}

/** The time that the person chose, until the mail is sent. */
export function scheduledAt({
  state,
  send_at,
  is_scheduled,
}: Pick<SendingRow, 'state' | 'send_at' | 'is_scheduled'>): Date | null {
  return state === 'waiting' && is_scheduled ? send_at : null
}

/** An undone mail is not shown. */
export function sendingState(state: SendingRow['state']): SendingState {
  return sending_states.find((known) => known === state) ?? 'failed'
}
