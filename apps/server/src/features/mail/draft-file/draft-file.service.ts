import type { MailFile } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import * as outbox from '../../outbox/outbox.api.ts'
import { isMail } from '../mail.queries.ts'
import { cleanFileName } from './draft-file.rules.ts'

interface Tools {
  readonly box: SecretBox
}

interface Upload {
  readonly file_name: string
  readonly content: Uint8Array | Blob
  readonly mail_id?: string | undefined
}

/** Stores a file for a new mail, or for the reply to a mail. Throws `not_found` for a mail of another person. */
export async function uploadFile(
  { box }: Tools,
  tx: Db,
  actor: Actor,
  { file_name, content, mail_id }: Upload,
  now: Date,
): Promise<MailFile> {
  if (content instanceof Blob) throw badField('file', 'The body must be the file.')
  if (mail_id !== undefined) await requireMail(tx, actor, mail_id)
  const name = cleanFileName(file_name)
  return outbox.createFile(box, tx, actor, { name, content, mail_id: mail_id ?? null }, now)
}

/** Throws `not_found`. */
export async function listReplyFiles(
  { box }: Tools,
  db: Db,
  actor: Actor,
  mail_id: string,
): Promise<MailFile[]> {
  await requireMail(db, actor, mail_id)
  return outbox.listReplyFiles(box, db, { user_id: actor.user_id, mail_id })
}

/** Throws `not_found`, also for a file that leaves with a mail already. */
export async function deleteFile(tx: Db, { user_id }: Actor, file_id: string): Promise<{ file_id: string }> {
  await outbox.deleteFile(tx, { user_id, file_id })
  return { file_id }
}

async function requireMail(db: Db, { user_id }: Actor, mail_id: string): Promise<void> {
  if (!(await isMail(db, user_id, mail_id))) throw new AppError('not_found', 'Mail not found.')
}
