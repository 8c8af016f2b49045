import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

type OutgoingFileRow = Selectable<Tables['outgoing_file']>
/** A file without its content. */
export type NamedFileRow = Pick<OutgoingFileRow, (typeof named_columns)[number]>

const named_columns = ['file_id', 'name_sealed', 'bytes'] as const

export async function insertFile(tx: Db, row: Insertable<Tables['outgoing_file']>): Promise<void> {
  await tx.insertInto('outgoing_file').values(row).execute()
}

/** Serializes the uploads of this person until the transaction ends. */
export async function lockFilesOf(tx: Db, user_id: string): Promise<void> {
  await tx.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
}

/** How many bytes the files of the person's drafts have together. */
export async function countDraftBytes(tx: Db, user_id: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('outgoing_file')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('user_id', '=', user_id)
    .where('outgoing_mail_id', 'is', null)
    .executeTakeFirstOrThrow()
  return bytes
}

/** The files of the unsent reply to a mail, in the order in which they were added. */
export function listDraftFiles(
  db: Db,
  { user_id, mail_id }: { readonly user_id: string; readonly mail_id: string },
): Promise<NamedFileRow[]> {
  return db
    .selectFrom('outgoing_file')
    .select(named_columns)
    .where('user_id', '=', user_id)
    .where('mail_id', '=', mail_id)
    .where('outgoing_mail_id', 'is', null)
    .orderBy('file_id')
    .execute()
}

/** The files that a mail takes along. */
export function listFilesOf(db: Db, outgoing_mail_id: string): Promise<NamedFileRow[]> {
  return db
    .selectFrom('outgoing_file')
    .select(named_columns)
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .orderBy('file_id')
    .execute()
}

export function listContentsOf(db: Db, outgoing_mail_id: string): Promise<OutgoingFileRow[]> {
  return db
    .selectFrom('outgoing_file')
    .selectAll()
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .orderBy('file_id')
    .execute()
}

/** Ties files of the person's drafts to a mail. Returns their sizes; a file that is gone or of another person has none. */
export async function updateTaken(
  tx: Db,
  {
    user_id,
    file_ids,
    outgoing_mail_id,
  }: { readonly user_id: string; readonly file_ids: readonly string[]; readonly outgoing_mail_id: string },
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .updateTable('outgoing_file')
    .set({ outgoing_mail_id, updated_at: now })
    .where('file_id', 'in', file_ids)
    .where('user_id', '=', user_id)
    .where('outgoing_mail_id', 'is', null)
    .returning('bytes')
    .execute()
  return rows.map(({ bytes }) => bytes)
}

/** The files of a mail that is taken back belong to its draft again. */
export async function updateReleased(tx: Db, outgoing_mail_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('outgoing_file')
    .set({ outgoing_mail_id: null, updated_at: now })
    .where('outgoing_mail_id', '=', outgoing_mail_id)
    .execute()
}

/** The files of one mail leave with another one. */
export async function updateMoved(
  tx: Db,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('outgoing_file')
    .set({ outgoing_mail_id: to, updated_at: now })
    .where('outgoing_mail_id', '=', from)
    .execute()
}

/** False for a file that is gone, leaves with a mail, or is of another person. */
export async function deleteDraftFile(
  tx: Db,
  { user_id, file_id }: { readonly user_id: string; readonly file_id: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('outgoing_file')
    .where('file_id', '=', file_id)
    .where('user_id', '=', user_id)
    .where('outgoing_mail_id', 'is', null)
    .returning('file_id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteFilesOf(tx: Db, outgoing_mail_id: string): Promise<void> {
  await tx.deleteFrom('outgoing_file').where('outgoing_mail_id', '=', outgoing_mail_id).execute()
}
