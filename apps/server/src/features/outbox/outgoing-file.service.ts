import type { Db } from '../../platform/postgres/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { SealError, type SecretBox } from '../../platform/security/secret-box.ts'
import { harmlessMediaType } from './outgoing-file.rules.ts'
import * as queries from './outgoing-file.queries.ts'

/** A file of a draft, or of a mail that is not sent. */
export interface OutgoingFile {
  readonly file_id: string
  readonly name: string
  readonly bytes: number
}

export interface NewFile {
  readonly name: string
  readonly content: Uint8Array
  /** The mail whose reply gets the file; null for a new mail. */
  readonly mail_id: string | null
}

/** How many bytes the files of all drafts of a person have at most. */
const draft_bytes_max = 104_857_600

/** Stores a file for a draft of the person. Throws `too_large` where the person's drafts have too many files. */
export async function createFile(
  box: SecretBox,
  tx: Db,
  { user_id }: { readonly user_id: string },
  { name, content, mail_id }: NewFile,
  now: Date,
): Promise<OutgoingFile> {
  await queries.lockFilesOf(tx, user_id)
  if ((await queries.countDraftBytes(tx, user_id)) + content.length > draft_bytes_max)
    throw new AppError(
      'too_large',
      'Your drafts have more than 100 MB of files. Send or discard some of them first.',
    )
  const file_id = newId()
  await queries.insertFile(tx, {
    file_id,
    user_id,
    mail_id,
    outgoing_mail_id: null,
    name_sealed: box.seal(name, file_id),
    media_type: harmlessMediaType(name),
    content_sealed: box.seal(Buffer.from(content).toString('base64'), file_id),
    bytes: content.length,
    created_at: now,
    updated_at: now,
  })
  return { file_id, name, bytes: content.length }
}

/** The files of the person's unsent reply to a mail. */
export async function listReplyFiles(
  box: SecretBox,
  db: Db,
  draft: { readonly user_id: string; readonly mail_id: string },
): Promise<OutgoingFile[]> {
  return opened(box, await queries.listDraftFiles(db, draft))
}

/** The files that an unsent mail takes along. */
export async function listOutgoingFiles(
  box: SecretBox,
  db: Db,
  outgoing_mail_id: string,
): Promise<OutgoingFile[]> {
  return opened(box, await queries.listFilesOf(db, outgoing_mail_id))
}

/** Throws `not_found`. */
export async function deleteFile(
  tx: Db,
  file: { readonly user_id: string; readonly file_id: string },
): Promise<void> {
  if (!(await queries.deleteDraftFile(tx, file))) throw new AppError('not_found', 'File not found.')
}

/**
 * Ties files of the person's drafts to a mail in the outbox. Returns how many bytes they have together. Throws
 * `bad_input` for a file that is gone.
 */
export async function takeFiles(
  tx: Db,
  taken: {
    readonly user_id: string
    readonly file_ids: readonly string[]
    readonly outgoing_mail_id: string
  },
  now: Date,
): Promise<number> {
  const file_ids = [...new Set(taken.file_ids)]
  if (file_ids.length === 0) return 0
  const sizes = await queries.updateTaken(tx, { ...taken, file_ids }, now)
  if (sizes.length < file_ids.length)
    throw badField('file_ids', 'One of the files is no longer here. Remove it and attach it again.')
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/** The files of a mail as it is composed. Throws SealError where the server's key has changed. */
export async function readFiles(
  box: SecretBox,
  db: Db,
  outgoing_mail_id: string,
): Promise<NonNullable<Mail['files']>> {
  const rows = await queries.listContentsOf(db, outgoing_mail_id)
  return rows.map(({ file_id, name_sealed, media_type, content_sealed }) => ({
    name: box.open(name_sealed, file_id),
    media_type,
    content_base64: box.open(content_sealed, file_id),
  }))
}

/** A file that the server's key no longer opens is lost, and left out. */
function opened(box: SecretBox, rows: readonly queries.NamedFileRow[]): OutgoingFile[] {
  return rows.flatMap(({ file_id, name_sealed, bytes }) => {
    try {
      return [{ file_id, name: box.open(name_sealed, file_id), bytes }]
    } catch (problem) {
      if (problem instanceof SealError) return []
      throw problem
    }
  })
}
