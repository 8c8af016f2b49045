import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** Whether it is on and since when, and how many recovery codes are left. */
export async function getSecondFactorRow(db: Db, user_id: string) {
  const { rows } = await sql<{ turned_on_at: Date | null; recovery_codes_left: number }>`
    select (select turned_on_at from second_factor where user_id = ${user_id}) as turned_on_at,
      (select count(*)::int from recovery_code where user_id = ${user_id}) as recovery_codes_left`.execute(db)
  return rows[0] ?? { turned_on_at: null, recovery_codes_left: 0 }
}

/** The sealed secret of a second factor that is on. */
export function findSecret(db: Db, user_id: string) {
  return db
    .selectFrom('second_factor')
    .select('secret_sealed')
    .where('user_id', '=', user_id)
    .where('turned_on_at', 'is not', null)
    .executeTakeFirst()
}

/** False where the second factor is on: its secret stays. */
export async function upsertSecret(
  db: Db,
  { user_id, secret_sealed }: { user_id: string; secret_sealed: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ user_id, secret_sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed })
        .where('second_factor.turned_on_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The sealed secret that waits for its first code. */
export function lockWaitingSecret(tx: Db, user_id: string) {
  return tx
    .selectFrom('second_factor')
    .select('secret_sealed')
    .where('user_id', '=', user_id)
    .where('turned_on_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateTurnedOn(
  tx: Db,
  { user_id, last_step, now }: { user_id: string; last_step: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ turned_on_at: now, last_step })
    .where('user_id', '=', user_id)
    .execute()
}

/** False where a code of this step or a later one has been used: of two processes one gets it. */
export async function consumeStep(
  db: Db,
  { user_id, step }: { user_id: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('turned_on_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False for a code that is unknown or used. */
export async function consumeRecoveryCode(
  db: Db,
  { user_id, code_hmac }: { user_id: string; code_hmac: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', user_id)
    .where('code_hmac', '=', code_hmac)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function replaceRecoveryCodes(tx: Db, user_id: string, hmacs: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', user_id).execute()
  await tx
    .insertInto('recovery_code')
    .values(hmacs.map((code_hmac) => ({ user_id, code_hmac })))
    .execute()
}

/** Returns whether it was on. */
export async function deleteSecondFactor(tx: Db, user_id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_factor')
    .where('user_id', '=', user_id)
    .returning('turned_on_at')
    .executeTakeFirst()
  await tx.deleteFrom('recovery_code').where('user_id', '=', user_id).execute()
  return row !== undefined && row.turned_on_at !== null
}

/** The person of a sign-in token, unless the account is disabled. */
export function findCodePerson(db: Db, user_id: string) {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'primary_email', 'password_hash'])
    .where('user_id', '=', user_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}
