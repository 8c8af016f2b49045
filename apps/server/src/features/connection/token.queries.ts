import type { Provider } from '@meridian/contract'
import type { Db } from '../../platform/postgres/db.ts'

export interface TokenRow {
  readonly provider: Provider
  readonly access_token_sealed: Buffer | null
  readonly refresh_token_sealed: Buffer | null
  readonly access_expires_at: Date | null
  readonly reconnect_reason: string | null
}

export async function findTokens(db: Db, connection_id: string): Promise<TokenRow | undefined> {
  return db
    .selectFrom('connection')
    .select([
      'provider',
      'access_token_sealed',
      'refresh_token_sealed',
      'access_expires_at',
      'reconnect_reason',
    ])
    .where('connection_id', '=', connection_id)
    .executeTakeFirst()
}

/**
 * Undefined keeps a value. False where the stored refresh token is not `instead`, or the connection is gone.
 */
export async function updateTokens(
  db: Db,
  connection_id: string,
  tokens: {
    readonly access_token_sealed: Buffer
    readonly refresh_token_sealed: Buffer | undefined
    readonly access_expires_at: Date
    readonly granted_scopes: string[] | undefined
  },
  instead: Buffer | null | undefined,
): Promise<boolean> {
  let update = db.updateTable('connection').set(tokens).where('connection_id', '=', connection_id)
  if (instead !== undefined) update = update.where('refresh_token_sealed', 'is not distinct from', instead)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Disables the connection until the person connects again, unless the stored tokens are newer than those that
 * failed.
 */
export async function updateReconnectReason(
  db: Db,
  connection_id: string,
  {
    reason,
    ...failed
  }: { readonly reason: string } & Partial<Pick<TokenRow, 'access_token_sealed' | 'refresh_token_sealed'>>,
  now: Date,
): Promise<void> {
  let update = db
    .updateTable('connection')
    .set({ reconnect_reason: reason, updated_at: now })
    .where('connection_id', '=', connection_id)
    .where('reconnect_reason', 'is', null)
  if (failed.access_token_sealed !== undefined)
    update = update.where('access_token_sealed', 'is not distinct from', failed.access_token_sealed)
  if (failed.refresh_token_sealed !== undefined)
    update = update.where('refresh_token_sealed', 'is not distinct from', failed.refresh_token_sealed)
  await update.execute()
}
