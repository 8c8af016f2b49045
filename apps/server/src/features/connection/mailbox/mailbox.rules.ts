import type { ConnectionState } from '@meridian/contract'
import type { MailboxRow } from './mailbox.queries.ts'

export function mailboxState(
  row: Pick<
    MailboxRow,
    'reconnect_reason' | 'problem' | 'next_sync_at' | 'first_sync_done_at' | 'reading_id'
  >,
): ConnectionState {
  if (row.reconnect_reason !== null) return 'needs_reconnect'
  if (row.problem !== null) return 'error'
  if (row.next_sync_at === null) return 'connected'
  return row.first_sync_done_at === null || row.reading_id !== null ? 'syncing' : 'connected'
}
