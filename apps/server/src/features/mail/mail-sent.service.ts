import type { Db } from '../../platform/db.ts'
import { listOwnAddresses, type MailboxRow } from '../mailbox/mailbox.service.ts'
import { cutMail } from './cut-mail.rules.ts'
import { readWhole } from './mail-reading.service.ts'
import { type MailPlace, writeMails } from './mail-writing.service.ts'

/**
 * Reads a mail that was sent for a mailbox that nobody reads; what it answers keeps it in its conversation, in the
 * transaction that is told then.
 */
export async function keepSentMail(
  db: Db,
  { user_id, mailbox_id, kind }: Pick<MailboxRow, 'user_id' | 'mailbox_id' | 'kind'>,
  { raw, id }: { readonly raw: Uint8Array; readonly id: string },
  now: Date,
): Promise<(tx: Db) => Promise<void>> {
  const own_addresses = await listOwnAddresses(db, user_id)
  const mail = { source: raw, own_addresses, label_names: ['SENT'] }
  // It is sent by now: whatever keeps it from being read may not have it sent again.
  const parts = await readWhole(mail, { lane: 'asked', person: user_id }).catch(() => cutMail(raw, null))
  const place: MailPlace = { user_id, mailbox_id, kind, labels: {}, own_addresses, reading_id: null }
  const incoming = {
    external_id: id,
    external_thread_id: null,
    identity: null,
    label_ids: ['SENT'],
    date_ms: now.getTime(),
    parts,
  }
  return async (tx) => {
    await writeMails(tx, place, [incoming], now)
  }
}
