import type { AppPasswordPurpose, Role } from '@meridian/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type AppPasswordRow = Omit<Selectable<Tables['app_password']>, 'secret_sha256' | 'user_id'>

const columns = ['app_password_id', 'program_name', 'purpose', 'created_at', 'last_used_at'] as const

/** The person's app passwords, the newest first. */
export function listPasswordRows(db: Db, user_id: string): Promise<AppPasswordRow[]> {
  return db
    .selectFrom('app_password')
    .select(columns)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('app_password_id', 'desc')
    .execute()
}

export async function countPasswords(db: Db, user_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('app_password')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

export function insertPassword(db: Db, row: Insertable<Tables['app_password']>): Promise<AppPasswordRow> {
  return db.insertInto('app_password').values(row).returning(columns).executeTakeFirstOrThrow()
}

/** Undefined where the person has no such app password. */
export function deletePassword(
  db: Db,
  { user_id, app_password_id }: { readonly user_id: string; readonly app_password_id: string },
): Promise<{ program_name: string } | undefined> {
  return db
    .deleteFrom('app_password')
    .where('user_id', '=', user_id)
    .where('app_password_id', '=', app_password_id)
    .returning('program_name')
    .executeTakeFirst()
}

/** The person of a program. */
export interface ProgramOwner {
  readonly user_id: string
  readonly role: Role
  readonly full_name: string
  readonly timezone: string
}

export interface UsedPassword extends ProgramOwner {
  readonly app_password_id: string
  readonly program_name: string
  readonly last_used_at: Date | null
}

/** The enabled person with this address and secret, unless the person has no calendar. */
export function findPasswordOwner(
  db: Db,
  wanted: {
    readonly primary_email: string
    readonly secret_sha256: Buffer
    readonly purpose: AppPasswordPurpose
  },
): Promise<UsedPassword | undefined> {
  return db
    .selectFrom('app_password as p')
    .innerJoin('app_user as u', 'u.user_id', 'p.user_id')
    .select(['u.user_id', 'u.role', 'u.full_name', 'u.timezone'])
    .select(['p.app_password_id', 'p.program_name', 'p.last_used_at'])
    .where('p.secret_sha256', '=', wanted.secret_sha256)
    .where('p.purpose', '=', wanted.purpose)
    .where(sql`lower(u.primary_email)`, '=', sql`lower(${wanted.primary_email})`)
    .where('u.disabled_at', 'is', null)
    .where('u.role', '<>', 'admin')
    .executeTakeFirst()
}

/** Whose account wrong app passwords were tried for. */
export function findAddressOwner(db: Db, primary_email: string) {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'full_name', 'primary_email'])
    .where(sql`lower(primary_email)`, '=', sql`lower(${primary_email})`)
    .executeTakeFirst()
}

/** Records a use, once for several requests at the same time; returns whether this one is recorded. */
export async function recordPasswordUse(
  db: Db,
  app_password_id: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_password')
    .set({ last_used_at: now })
    .where('app_password_id', '=', app_password_id)
    .where((use) => use.or([use('last_used_at', 'is', null), use('last_used_at', '<', before)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes all API tokens, app passwords and the access of all assistants of the person, and switches webhooks off, what
 * waits for them given up. Returns how many were deleted.
 */
export async function deletePrograms(db: Db, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with tokens as (delete from api_token where user_id = ${user_id} returning 1),
      passwords as (delete from app_password where user_id = ${user_id} returning 1),
      grants as (delete from assistant_grant where user_id = ${user_id} returning 1),
      webhooks as (update webhook set is_on = false, off_reason = 'signed_out' where user_id = ${user_id} and is_on
        returning webhook_id),
      waiting as (update webhook_delivery set delivery_state = 'failed'
        where webhook_id in (select webhook_id from webhooks) and delivery_state = 'waiting')
    select ((select count(*) from tokens) + (select count(*) from passwords)
      + (select count(*) from grants))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
