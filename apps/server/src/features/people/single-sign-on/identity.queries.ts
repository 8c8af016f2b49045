import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type IdentityRow = Selectable<Tables['oidc_identity']>

/** The person's linked accounts, the oldest first. */
export function listIdentityRows(db: Db, user_id: string): Promise<IdentityRow[]> {
  return db
    .selectFrom('oidc_identity')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('identity_id')
    .execute()
}

/** With when its account was disabled, if that is so. */
export function findIdentity(
  db: Db,
  { issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>,
): Promise<(IdentityRow & { readonly disabled_at: Date | null }) | undefined> {
  return db
    .selectFrom('oidc_identity')
    .innerJoin('app_user', 'app_user.user_id', 'oidc_identity.user_id')
    .selectAll('oidc_identity')
    .select('app_user.disabled_at')
    .where('oidc_identity.issuer', '=', issuer)
    .where('oidc_identity.subject', '=', subject)
    .executeTakeFirst()
}

/** Undefined where the account at the provider is linked already. */
export function insertIdentity(
  db: Db,
  row: Insertable<Tables['oidc_identity']>,
): Promise<IdentityRow | undefined> {
  return db
    .insertInto('oidc_identity')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateIdentityUse(
  db: Db,
  { identity_id, identity_email, now }: Pick<IdentityRow, 'identity_id' | 'identity_email'> & { now: Date },
): Promise<void> {
  await db
    .updateTable('oidc_identity')
    .set({ identity_email: sql`coalesce(${identity_email}, identity_email)`, last_used_at: now })
    .where('identity_id', '=', identity_id)
    .execute()
}

/** The sessions that the account at the provider opened end with it. */
export function deleteIdentityRow(
  db: Db,
  { user_id, identity_id }: Pick<IdentityRow, 'user_id' | 'identity_id'>,
): Promise<IdentityRow | undefined> {
  return db
    .deleteFrom('oidc_identity')
    .where('user_id', '=', user_id)
    .where('identity_id', '=', identity_id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteIdentitiesOf(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('oidc_identity').where('user_id', '=', user_id).execute()
}

export async function updateProviderSession(
  db: Db,
  session: {
    readonly token_sha256: Buffer
    readonly identity_id: string
    readonly provider_session: string | null
  },
): Promise<void> {
  const { token_sha256, identity_id, provider_session } = session
  await db
    .updateTable('session')
    .set({ identity_id, provider_session })
    .where('token_sha256', '=', token_sha256)
    .execute()
}

/** Ends the sessions of one session at the provider, or of the whole account there. Returns how many ended. */
export async function deleteProviderSessions(
  db: Db,
  which: {
    readonly issuer: string
    readonly subject: string | undefined
    readonly provider_session: string | undefined
  },
): Promise<number> {
  const { issuer, subject, provider_session } = which
  let identities = db.selectFrom('oidc_identity').select('identity_id').where('issuer', '=', issuer)
  if (subject !== undefined) identities = identities.where('subject', '=', subject)
  let sessions = db.deleteFrom('session').where('identity_id', 'in', identities)
  if (provider_session !== undefined) sessions = sessions.where('provider_session', '=', provider_session)
  return Number((await sessions.executeTakeFirstOrThrow()).numDeletedRows)
}
