import type { OutgoingReply } from '@meridian/contract'
import type { OpenReply } from './reply.service.ts'
import { scheduledAt, sendingState, undoUntil } from '../../outbox/outbox.api.ts'

export function presentOutgoing({ row, mail_subject, mail_to }: OpenReply, now: Date): OutgoingReply {
  return {
    outgoing_mail_id: row.outgoing_mail_id,
    is_reply: row.kind === 'reply',
    mail_id: row.mail_id,
    mail_subject,
    mail_to,
    state: sendingState(row.state),
    undo_until: undoUntil(row, now)?.toISOString() ?? null,
    scheduled_at: scheduledAt(row)?.toISOString() ?? null,
    problem: row.problem,
    next_try_at: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }
}
