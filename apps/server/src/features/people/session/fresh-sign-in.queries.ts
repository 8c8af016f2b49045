import type { Db } from '../../../platform/postgres/db.ts'

/** When the password or a passkey was last given in the session; undefined where it has ended. */
export async function findConfirmedAt(db: Db, token_sha256: Buffer): Promise<Date | undefined> {
  const session = await db
    .selectFrom('session')
    .select('confirmed_at')
    .where('token_sha256', '=', token_sha256)
    .executeTakeFirst()
  return session?.confirmed_at
}

export async function updateConfirmedAt(db: Db, token_sha256: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('token_sha256', '=', token_sha256)
    .execute()
}
