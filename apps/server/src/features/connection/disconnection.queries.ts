import type { Provider } from '@meridian/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

export type DisconnectionRow = Selectable<Tables['disconnection']>

export async function listDisconnections(db: Db, user_id: string): Promise<DisconnectionRow[]> {
  return db.selectFrom('disconnection').selectAll().where('user_id', '=', user_id).execute()
}

/** What revoking a grant at its provider takes. */
export interface SealedGrant {
  readonly connection_id: string
  readonly provider: Provider
  readonly external_account_id: string
  readonly access_token_sealed: Buffer | null
  readonly refresh_token_sealed: Buffer | null
  /** Calendly's webhook subscription. */
  readonly hook_id: string | null
  /** The channels by which Google reports changes. */
  readonly channels: readonly OpenChannel[]
}

export interface OpenChannel {
  readonly channel_id: string
  readonly channel_resource_id: string
}

/**
 * The person's grants that no other user of this instance shares: a provider revokes an account's grant for
 * all.
 */
export async function listOwnGrants(tx: Db, user_id: string): Promise<SealedGrant[]> {
  return tx
    .selectFrom('connection as c')
    .select([
      'c.connection_id',
      'c.provider',
      'c.external_account_id',
      'c.access_token_sealed',
      'c.refresh_token_sealed',
      'c.hook_id',
      sql<OpenChannel[]>`(
        select coalesce(json_agg(json_build_object(
          'channel_id', k.channel_id, 'channel_resource_id', k.channel_resource_id)), '[]')
        from connection_calendar k
        where k.connection_id = c.connection_id and k.channel_id is not null
          and k.channel_resource_id is not null)`.as('channels'),
    ])
    .where('c.user_id', '=', user_id)
    .where(
      'c.connection_id',
      'not in',
      sql<string>`(select c.connection_id from connection other
        where other.provider = c.provider and other.external_account_id = c.external_account_id
          and other.connection_id <> c.connection_id)`,
    )
    .execute()
}

/** The meetings that have a source in the connection. */
export async function listMeetingsOf(db: Db, connection_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('remote_event')
    .select('meeting_id')
    .distinct()
    .where('connection_id', '=', connection_id)
    .where('meeting_id', 'is not', null)
    .execute()
  return rows.flatMap(({ meeting_id }) => meeting_id ?? [])
}

export async function countMeetings(tx: Db, meeting_ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from meeting where meeting_id = any (${meeting_ids}::uuid[])`.execute(tx)
  return rows[0]?.total ?? 0
}

export async function deleteConnection(tx: Db, connection_id: string): Promise<void> {
  await tx.deleteFrom('connection').where('connection_id', '=', connection_id).execute()
}

export async function upsertDisconnection(tx: Db, row: DisconnectionRow): Promise<void> {
  const { disconnected_at, meetings_kept } = row
  await tx
    .insertInto('disconnection')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({ disconnected_at, meetings_kept }),
    )
    .execute()
}
