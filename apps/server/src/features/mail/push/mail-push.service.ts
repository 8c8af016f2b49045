import { mailbox_traits, type MailSource, ProviderError, type RemoteMailPlace } from '@meridian/providers'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { labelChange } from '../mail.rules.ts'
import { findUnpushed, type UnpushedMail, markPushed } from './mail-push.queries.ts'
import { deleteMails } from '../store/mail-store.queries.ts'
import { enqueueMailSync, type ProviderTools, withMailSource } from '../../connection/connection.api.ts'

/**
 * Pushes a mail's labels and folder to its provider. A change that a broken connection holds back stays
 * stored and is pushed with the next sync. Throws ProviderError where a retry is worthwhile.
 */
export async function pushMail(tools: ProviderTools, mail_id: string): Promise<void> {
  const { db, now } = tools
  for (let tries = 0; tries < 3; tries += 1) {
    const mail = await findUnpushed(db, mail_id)
    if (!mail || mail.kind === 'file' || mail.reconnect_reason !== null) return
    try {
      const place = await withMailSource(tools, mail, (source) => pushChanges(source, mail))
      if (await inTransaction(db, (tx) => markPushed(tx, mail, place))) return
    } catch (problem) {
      if (!(problem instanceof ProviderError)) throw problem
      if (problem.kind === 'needs_consent' || problem.kind === 'refused') return
      if (problem.kind !== 'missing') throw problem
      await inTransaction(db, (tx) => writeMissing(tx, mail, now()))
      return
    }
  }
}

/** A missing mail is deleted where mails keep their ids; elsewhere it may be in another folder, which a sync finds. */
async function writeMissing(
  tx: Db,
  { mailbox_id, kind, external_id }: UnpushedMail,
  now: Date,
): Promise<void> {
  if (mailbox_traits[kind]?.keeps_ids) await deleteMails(tx, mailbox_id, [external_id])
  else await enqueueMailSync(tx, mailbox_id, now)
}

async function pushChanges(source: MailSource, mail: UnpushedMail): Promise<RemoteMailPlace> {
  const { is_deleted, external_id, label_ids, label_ids_before_trash } = mail
  let place: RemoteMailPlace = { external_id, label_ids }
  const isInTrash = label_ids.includes('TRASH')
  if (is_deleted && !isInTrash) place = await source.trash(external_id)
  if (!is_deleted && isInTrash) place = await source.untrash(external_id, label_ids_before_trash ?? [])
  const { add, remove } = labelChange(place.label_ids, mail)
  if (add.length === 0 && remove.length === 0) return place
  return source.changeLabels(place.external_id, { add, remove })
}
