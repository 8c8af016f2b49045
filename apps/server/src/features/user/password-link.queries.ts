import type { Db } from '../../platform/db.ts'

/** A person has one link at most: a new one takes the place of the one before. */
export async function writePasswordLink(
  db: Db,
  link: { user_id: string; token_sha256: Buffer; created_at: Date; expires_at: Date },
): Promise<void> {
  const { user_id: _, ...fresh } = link
  await db
    .insertInto('password_link')
    .values(link)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** Whose password the link sets, unless it has expired or its person is disabled. */
export function findByPasswordLink(db: Db, token_sha256: Buffer, now: Date) {
  return db
    .selectFrom('password_link')
    .innerJoin('app_user', 'app_user.user_id', 'password_link.user_id')
    .select([
      'app_user.user_id',
      'app_user.primary_email',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.full_name',
      'app_user.password_hash',
    ])
    .where('password_link.token_sha256', '=', token_sha256)
    .where('password_link.expires_at', '>', now)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a link up. False when it was used meanwhile, or replaced. */
export async function takePasswordLink(db: Db, token_sha256: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_link')
    .where('token_sha256', '=', token_sha256)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function deletePasswordLink(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('password_link').where('user_id', '=', user_id).execute()
}
