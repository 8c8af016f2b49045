import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type PasskeyRow = Selectable<Tables['passkey']>

/** The person's passkeys, the oldest first. */
export function listPasskeyRows(db: Db, user_id: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute()
}

/** The passkey with its person, unless the account is disabled. */
export function findPasskey(db: Db, credential_id: Buffer) {
  return db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.user_id', 'passkey.user_id')
    .selectAll('passkey')
    .select('app_user.primary_email')
    .where('passkey.credential_id', '=', credential_id)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Undefined where some account has this passkey already. */
export function insertPasskey(db: Db, row: Insertable<Tables['passkey']>): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updatePasskeyName(
  db: Db,
  { user_id, passkey_id, passkey_name }: Pick<PasskeyRow, 'user_id' | 'passkey_id' | 'passkey_name'>,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ passkey_name })
    .where('user_id', '=', user_id)
    .where('passkey_id', '=', passkey_id)
    .returningAll()
    .executeTakeFirst()
}

/** False where the passkey was used meanwhile with as high a count, or removed. Many authenticators always say 0. */
export async function updatePasskeyUse(
  db: Db,
  use: { passkey_id: string; sign_count: number; is_synced: boolean; now: Date },
): Promise<boolean> {
  const { passkey_id, sign_count, is_synced, now } = use
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ sign_count, is_synced, last_used_at: now })
    .where('passkey_id', '=', passkey_id)
    .where(sql<boolean>`(sign_count < ${sign_count} or (sign_count = 0 and ${sign_count} = 0))`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export function deletePasskeyRow(
  db: Db,
  { user_id, passkey_id }: Pick<PasskeyRow, 'user_id' | 'passkey_id'>,
): Promise<Pick<PasskeyRow, 'passkey_name'> | undefined> {
  return db
    .deleteFrom('passkey')
    .where('user_id', '=', user_id)
    .where('passkey_id', '=', passkey_id)
    .returning('passkey_name')
    .executeTakeFirst()
}

/** Returns how many there were. */
export async function deletePasskeysOf(db: Db, user_id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Serializes changes of the ways in; whether one of them is a password. */
export async function lockWaysIn(tx: Db, user_id: string) {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'primary_email'])
    .where('user_id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** False where the challenge was used before. */
export async function insertUsedChallenge(
  db: Db,
  used: Insertable<Tables['used_challenge']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenge')
    .values(used)
    .onConflict((conflict) => conflict.column('challenge_sha256').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
