import type { AuditDetails, WayInKind } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { deletePasskeyRow } from '../passkey/passkey.queries.ts'
import { deleteToken } from '../program/api-token.queries.ts'
import { deletePassword } from '../program/app-password.queries.ts'
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts'
import { deleteOpenSession } from '../session/open-session.queries.ts'
import { deleteIdentityRow } from '../single-sign-on/identity.queries.ts'
import { hasPassword } from '../user/way-in.queries.ts'

/** The person's assistants whose programs have fetched their tokens, the newest first. */
export function listAssistantRows(db: Db, user_id: string, now: Date) {
  return db
    .selectFrom('assistant_grant')
    .select(['grant_id', 'client_name', 'client_id', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('code_used_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('grant_id', 'desc')
    .execute()
}
export type AssistantRow = Awaited<ReturnType<typeof listAssistantRows>>[number]

interface WayInRef {
  readonly user_id: string
  /** Of the password and the second factor the id of the user. */
  readonly way_in_id: string
}

interface EndedWay extends AuditDetails {
  /** The issuer of a linked account. */
  readonly issuer?: string
}

/** Ends it, and names it as the audit log does. Undefined where the person has none with this id. */
export function deleteWayIn(
  tx: Db,
  { way_in_kind, ...ref }: WayInRef & { readonly way_in_kind: WayInKind },
  now: Date,
): Promise<EndedWay | undefined> {
  return deletions[way_in_kind](tx, ref, now)
}

const deletions: Readonly<
  Record<WayInKind, (tx: Db, ref: WayInRef, now: Date) => Promise<EndedWay | undefined>>
> = {
  password: async (tx, { user_id, way_in_id }, now) => {
    if (way_in_id !== user_id || !(await hasPassword(tx, user_id))) return undefined
    const change = { password_hash: null, updated_at: now }
    await tx.updateTable('app_user').set(change).where('user_id', '=', user_id).execute()
    return {}
  },
  passkey: (tx, { user_id, way_in_id }) => deletePasskeyRow(tx, { user_id, passkey_id: way_in_id }),
  second_factor: async (tx, { user_id, way_in_id }) => {
    const isEnded = way_in_id === user_id && (await deleteSecondFactor(tx, user_id))
    return isEnded ? {} : undefined
  },
  identity: async (tx, { user_id, way_in_id }) => {
    const row = await deleteIdentityRow(tx, { user_id, identity_id: way_in_id })
    return row && { issuer: row.issuer }
  },
  session: async (tx, { user_id, way_in_id }, now) =>
    (await deleteOpenSession(tx, { user_id, session_id: way_in_id }, now)) ? {} : undefined,
  app_password: (tx, { user_id, way_in_id }) => deletePassword(tx, { user_id, app_password_id: way_in_id }),
  api_token: (tx, { user_id, way_in_id }) => deleteToken(tx, { user_id, api_token_id: way_in_id }),
  assistant: async (tx, { user_id, way_in_id }) => {
    const row = await tx
      .deleteFrom('assistant_grant')
      .where('user_id', '=', user_id)
      .where('grant_id', '=', way_in_id)
      .returning('client_name')
      .executeTakeFirst()
    return row && { program_name: row.client_name }
  },
}
