import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type ApiTokenRow = Omit<Selectable<Tables['api_token']>, 'token_sha256' | 'user_id'>

const columns = [
  'api_token_id',
  'program_name',
  'token_start',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
] as const

/** The person's tokens, the newest first. */
export function listTokenRows(db: Db, user_id: string): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_token')
    .select(columns)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('api_token_id', 'desc')
    .execute()
}

/** Serializes the creation of API tokens and app passwords of one person until the transaction ends. */
export async function lockProgramsOf(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`programs ${user_id}`}, 0))`.execute(tx)
}

export async function countTokens(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

export function insertToken(db: Db, token: Insertable<Tables['api_token']>): Promise<ApiTokenRow> {
  return db.insertInto('api_token').values(token).returning(columns).executeTakeFirstOrThrow()
}

/** Undefined where the person has no such token. */
export function deleteToken(
  db: Db,
  { user_id, api_token_id }: { readonly user_id: string; readonly api_token_id: string },
): Promise<{ program_name: string } | undefined> {
  return db
    .deleteFrom('api_token')
    .where('user_id', '=', user_id)
    .where('api_token_id', '=', api_token_id)
    .returning('program_name')
    .executeTakeFirst()
}
