import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type SnippetRow = Selectable<Tables['mail_snippet']>

/** By name. */
export function listSnippets(db: Db, user_id: string): Promise<SnippetRow[]> {
  return db
    .selectFrom('mail_snippet')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy(sql`lower(snippet_name)`)
    .orderBy('snippet_id')
    .execute()
}

/** Serializes creating and renaming snippets of this person until the transaction ends. */
export async function lockSnippetsOf(tx: Db, user_id: string): Promise<void> {
  await tx.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
}

export async function countSnippets(tx: Db, user_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mail_snippet')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether another snippet of the person has that name, ignoring case. */
export async function isNameTaken(
  tx: Db,
  user_id: string,
  { snippet_id, snippet_name }: { readonly snippet_id: string; readonly snippet_name: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('mail_snippet')
    .select('snippet_id')
    .where('user_id', '=', user_id)
    .where('snippet_id', '<>', snippet_id)
    .where(sql`lower(normalize(snippet_name, nfkc))`, '=', sql`lower(normalize(${snippet_name}, nfkc))`)
    .executeTakeFirst()
  return other !== undefined
}

export function insertSnippet(tx: Db, snippet: Insertable<Tables['mail_snippet']>): Promise<SnippetRow> {
  return tx.insertInto('mail_snippet').values(snippet).returningAll().executeTakeFirstOrThrow()
}

/** Undefined for a snippet of another person. */
export function updateSnippet(
  tx: Db,
  { user_id, snippet_id }: { readonly user_id: string; readonly snippet_id: string },
  change: Updateable<Tables['mail_snippet']>,
): Promise<SnippetRow | undefined> {
  return tx
    .updateTable('mail_snippet')
    .set(change)
    .where('snippet_id', '=', snippet_id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirst()
}

/** False for a snippet of another person. */
export async function deleteSnippet(
  tx: Db,
  { user_id, snippet_id }: { readonly user_id: string; readonly snippet_id: string },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('mail_snippet')
    .where('snippet_id', '=', snippet_id)
    .where('user_id', '=', user_id)
    .returning('snippet_id')
    .executeTakeFirst()
  return deleted !== undefined
}
