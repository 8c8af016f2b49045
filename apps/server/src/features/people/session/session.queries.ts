import type { Db } from '../../../platform/postgres/db.ts'

/** Ends the session with that token, or all of the person's. Returns how many ended. */
export async function deleteSessions(
  db: Db,
  which: { readonly token_sha256: Buffer } | { readonly user_id: string },
): Promise<number> {
  const sessions = db.deleteFrom('session')
  const { numDeletedRows } = await ('user_id' in which
    ? sessions.where('user_id', '=', which.user_id)
    : sessions.where('token_sha256', '=', which.token_sha256)
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function upsertSignIn(db: Db, user_id: string, now: Date): Promise<void> {
  await db
    .insertInto('account_activity')
    .values({ user_id, last_signed_in_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_signed_in_at: now }))
    .execute()
}

/** Whether the account was ever in use. */
export async function hasSignedIn(db: Db, user_id: string): Promise<boolean> {
  const activity = await db
    .selectFrom('account_activity')
    .select('user_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return activity !== undefined
}
