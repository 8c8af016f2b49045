import type { Role, Scope } from '@meridian/contract'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Db, queryNamed } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type GrantRow = Selectable<Tables['assistant_grant']>
export type TokenRow = Selectable<Tables['assistant_token']>

/** The person's grants whose programs have fetched their tokens, the newest first. */
export function listGrantRows(db: Db, user_id: string, now: Date): Promise<GrantRow[]> {
  return db
    .selectFrom('assistant_grant')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('code_used_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('grant_id', 'desc')
    .execute()
}

/** Serializes the grants of one person until the transaction ends. */
export async function lockGrantsOf(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assistants ${user_id}`}, 0))`.execute(tx)
}

/** Counts the grants that count against the maximum, codes under way among them. */
export async function countGrants(db: Db, user_id: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('assistant_grant')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .where((is) => is.or([is('code_used_at', 'is not', null), is('code_expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertGrant(db: Db, grant: Insertable<Tables['assistant_grant']>): Promise<void> {
  await db.insertInto('assistant_grant').values(grant).execute()
}

/** Undefined where there is no such grant, or not of this person. */
export function deleteGrantRow(
  db: Db,
  { grant_id, user_id }: { readonly grant_id: string; readonly user_id?: string },
): Promise<{ client_name: string; user_id: string } | undefined> {
  let deletion = db.deleteFrom('assistant_grant').where('grant_id', '=', grant_id)
  if (user_id !== undefined) deletion = deletion.where('user_id', '=', user_id)
  return deletion.returning(['client_name', 'user_id']).executeTakeFirst()
}

/** The grant of that code, locked; none of a person who may not have one any more. */
export function lockGrantOfCode(tx: Db, code_sha256: Buffer): Promise<GrantRow | undefined> {
  return ofActivePeople(tx).where('g.code_sha256', '=', code_sha256).executeTakeFirst()
}

/** The grant of that refresh token, locked, so that of two requests at once the second sees what the first did. */
export async function lockGrantOfRefresh(
  tx: Db,
  token_sha256: Buffer,
): Promise<{ grant: GrantRow; token: TokenRow } | undefined> {
  const grant = await ofActivePeople(tx)
    .where('g.grant_id', '=', (nested) =>
      nested
        .selectFrom('assistant_token')
        .select('grant_id')
        .where('token_sha256', '=', token_sha256)
        .where('token_kind', '=', 'refresh'),
    )
    .executeTakeFirst()
  const token = grant && (await findToken(tx, token_sha256))
  return token && { grant, token }
}

function ofActivePeople(tx: Db) {
  return tx
    .selectFrom('assistant_grant as g')
    .innerJoin('app_user as u', 'u.user_id', 'g.user_id')
    .selectAll('g')
    .where('u.disabled_at', 'is', null)
    .where('u.role', '<>', 'admin')
    .forUpdate('g')
}

export function findToken(db: Db, token_sha256: Buffer): Promise<TokenRow | undefined> {
  return db
    .selectFrom('assistant_token')
    .selectAll()
    .where('token_sha256', '=', token_sha256)
    .executeTakeFirst()
}

export async function insertTokens(db: Db, tokens: Insertable<Tables['assistant_token']>[]): Promise<void> {
  await db.insertInto('assistant_token').values(tokens).execute()
}

export async function useCode(tx: Db, grant_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('assistant_grant')
    .set({ code_used_at: now })
    .where('grant_id', '=', grant_id)
    .execute()
}

export async function replaceToken(tx: Db, token_sha256: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('assistant_token')
    .set({ replaced_at: now })
    .where('token_sha256', '=', token_sha256)
    .where('replaced_at', 'is', null)
    .execute()
}

/** Whether a token that came from this one was itself replaced. */
export async function isSuccessorUsed(tx: Db, token_sha256: Buffer): Promise<boolean> {
  const used = await tx
    .selectFrom('assistant_token')
    .select('grant_id')
    .where('replaces_sha256', '=', token_sha256)
    .where('replaced_at', 'is not', null)
    .executeTakeFirst()
  return used !== undefined
}

export async function deleteTokenRow(db: Db, token_sha256: Buffer): Promise<void> {
  await db.deleteFrom('assistant_token').where('token_sha256', '=', token_sha256).execute()
}

/** Whom an access token acts for, and within what. */
export interface AccessRow {
  readonly user_id: string
  readonly role: Role
  readonly full_name: string
  readonly timezone: string
  readonly grant_id: string
  readonly client_name: string
  readonly resource: string
  readonly scopes: Scope[]
  readonly last_used_at: Date | null
}

export async function findAccess(db: Db, token_sha256: Buffer, now: Date): Promise<AccessRow | undefined> {
  const [found] = await queryNamed<AccessRow & Record<string, unknown>>(db, {
    name: 'person_of_assistant_token',
    text: `select u.user_id, u.role, u.full_name, u.timezone, g.grant_id, g.client_name, g.resource, t.scopes,
        g.last_used_at
      from assistant_token t join assistant_grant g using (grant_id) join app_user u using (user_id)
      where t.token_sha256 = $1 and t.token_kind = 'access' and t.expires_at > $2 and g.expires_at > $2
        and u.disabled_at is null`,
    values: [token_sha256, now],
  })
  return found
}

/** Several requests at once record one use. */
export async function recordGrantUse(
  db: Db,
  grant_id: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('assistant_grant')
    .set({ last_used_at: now })
    .where('grant_id', '=', grant_id)
    .where((use) => use.or([use('last_used_at', 'is', null), use('last_used_at', '<', before)]))
    .execute()
}
