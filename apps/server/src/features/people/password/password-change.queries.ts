import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'

/**
 * The password hash, and the texts that a password must not contain. Throws `signed_out` where the account
 * has just been deleted.
 */
export function getOwnCredentials(db: Db, user_id: string) {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'password_hash', 'primary_email', 'first_name', 'last_name', 'full_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow(() => new AppError('signed_out', 'Please sign in.'))
}

/** False where the password has changed since it was checked. */
export async function replacePassword(
  db: Db,
  { user_id, from, to, now }: { user_id: string; from: string | null; to: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ password_hash: to, updated_at: now })
    .where('user_id', '=', user_id)
    .where('password_hash', 'is not distinct from', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
