import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** Whether the row of app_user, under that name in the query, has a password, a passkey or a linked account. */
export function hasWayInOf(table: 'app_user' | 'u'): RawBuilder<boolean> {
  const user_id = sql.ref(`${table}.user_id`)
  return sql<boolean>`(${sql.ref(`${table}.password_hash`)} is not null
    or exists (select from passkey where passkey.user_id = ${user_id})
    or exists (select from oidc_identity where oidc_identity.user_id = ${user_id}))`
}

/** Whether the person can sign in with anything. */
export async function hasWayIn(db: Db, user_id: string): Promise<boolean> {
  const person = await db
    .selectFrom('app_user')
    .select(hasWayInOf('app_user').as('has_way_in'))
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return person?.has_way_in ?? false
}

export async function hasPassword(db: Db, user_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}
