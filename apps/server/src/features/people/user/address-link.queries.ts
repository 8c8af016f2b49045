import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export async function upsertAddressLink(tx: Db, link: Selectable<Tables['address_link']>): Promise<void> {
  const { token_sha256, created_at, expires_at } = link
  await tx
    .insertInto('address_link')
    .values(link)
    .onConflict((on) => on.column('user_id').doUpdateSet({ token_sha256, created_at, expires_at }))
    .execute()
}

/** Consumes a link. Returns its person; undefined for a link that is unknown, used, replaced or expired. */
export async function consumeAddressLink(
  tx: Db,
  token_sha256: Buffer,
  now: Date,
): Promise<string | undefined> {
  const link = await tx
    .deleteFrom('address_link')
    .where('token_sha256', '=', token_sha256)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return link?.user_id
}

export async function deleteAddressLink(tx: Db, user_id: string): Promise<void> {
  await tx.deleteFrom('address_link').where('user_id', '=', user_id).execute()
}
