import type { Provider } from '@meridian/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type AttemptRow = Selectable<Tables['oauth_attempt']>

export async function insertAttempt(
  tx: Db,
  attempt: Pick<
    AttemptRow,
    | 'state_sha256'
    | 'user_id'
    | 'session_sha256'
    | 'provider'
    | 'code_verifier_sealed'
    | 'redirect_uri'
    | 'created_at'
    | 'expires_at'
    | 'capabilities'
  >,
): Promise<void> {
  await tx.insertInto('oauth_attempt').values(attempt).execute()
}

/** The attempt for this state, if it belongs to this session; locked until the transaction ends. */
export async function lockAttempt(
  tx: Db,
  own: { readonly state_sha256: Buffer; readonly session_sha256: Buffer; readonly provider: Provider },
  now: Date,
): Promise<AttemptRow | undefined> {
  return tx
    .selectFrom('oauth_attempt')
    .selectAll()
    .where('state_sha256', '=', own.state_sha256)
    .where('session_sha256', '=', own.session_sha256)
    .where('provider', '=', own.provider)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateAttempt(
  tx: Db,
  state_sha256: Buffer,
  used: Partial<Pick<AttemptRow, 'code_sha256' | 'connection_id'>>,
): Promise<void> {
  await tx.updateTable('oauth_attempt').set(used).where('state_sha256', '=', state_sha256).execute()
}

export async function deleteAttempt(db: Db, state_sha256: Buffer): Promise<void> {
  await db.deleteFrom('oauth_attempt').where('state_sha256', '=', state_sha256).execute()
}
