import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

/** An operator's link replaces the one before; mailed links stay valid side by side. */
export async function upsertPasswordLink(db: Db, link: Selectable<Tables['password_link']>): Promise<void> {
  const { token_sha256, created_at, expires_at } = link
  await db
    .insertInto('password_link')
    .values(link)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        // A parameter here would hide from a prepared statement which index is meant.
        .where(sql<boolean>`not is_mailed`)
        .doUpdateSet({ token_sha256, created_at, expires_at }),
    )
    .execute()
}

/** The person of a link, unless the link has expired or the account is disabled. */
export function findByPasswordLink(
  db: Db,
  { token_sha256, is_mailed }: { token_sha256: Buffer; is_mailed: boolean },
  now: Date,
) {
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
      'app_user.address_confirmed_at',
    ])
    .where('password_link.token_sha256', '=', token_sha256)
    .where('password_link.is_mailed', '=', is_mailed)
    .where('password_link.expires_at', '>', now)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Consumes a link. False when it was used meanwhile, or replaced. */
export async function consumePasswordLink(db: Db, token_sha256: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_link')
    .where('token_sha256', '=', token_sha256)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Whether the person has an unused link that was mailed since then. */
export async function hasMailedLinkSince(db: Db, user_id: string, since: Date): Promise<boolean> {
  const link = await db
    .selectFrom('password_link')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('is_mailed', '=', true)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return link !== undefined
}

/** Invalidates all links of the person. */
export async function deletePasswordLinks(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('password_link').where('user_id', '=', user_id).execute()
}
