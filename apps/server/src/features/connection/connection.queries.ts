import type { EventType, Provider } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newId } from '../../platform/id.ts'
import { storableJson } from '../../platform/postgres/storable.ts'

export interface ConnectionRow {
  readonly connection_id: string
  readonly provider: Provider
  readonly external_account_id: string
  readonly account_email: string | null
  readonly account_name: string | null
  readonly server_address: string | null
  readonly granted_scopes: string[] | null
  readonly reconnect_reason: string | null
  readonly problem: string | null
  readonly problem_since: Date | null
  readonly next_sync_at: Date
  readonly asked_to_wait_until: Date | null
  readonly last_success_at: Date | null
  readonly lease_until: Date | null
  readonly events_read: number | null
  readonly first_sync_done_at: Date | null
  readonly write_calendar_id: string | null
  readonly event_types: EventType[] | null
  readonly created_at: Date
}

export interface ListedConnectionRow extends ConnectionRow {
  /** Changes that wait until their calendar was read. */
  readonly waiting_changes: number
}

export async function listConnections(db: Db, user_id: string): Promise<ListedConnectionRow[]> {
  return db
    .selectFrom('connection as c')
    .select(connection_columns)
    .select(
      sql<number>`(select count(*)::integer from waiting_push w where w.connection_id = c.connection_id)`.as(
        'waiting_changes',
      ),
    )
    .where('user_id', '=', user_id)
    .execute()
}

export async function findConnection(
  db: Db,
  user_id: string,
  provider: Provider,
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connection')
    .select(connection_columns)
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

/** Locks changes of the person's connection to this provider, existing or not, until the transaction ends. */
export async function lockConnecting(tx: Db, user_id: string, provider: Provider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connecting ${user_id} ${provider}`}, 0))`.execute(
    tx,
  )
}

export interface ConnectedAccount {
  readonly provider: Provider
  readonly external_account_id: string
  readonly account_email: string | null
  readonly account_name: string | null
}

/** Inserts a connection that is due for a sync at once; its tokens are written after it. */
export async function insertConnection(
  tx: Db,
  user_id: string,
  account: ConnectedAccount,
  now: Date,
): Promise<string> {
  const connection_id = newId()
  await tx
    .insertInto('connection')
    .values({ connection_id, user_id, ...account, next_sync_at: now, created_at: now, updated_at: now })
    .execute()
  await tx
    .deleteFrom('disconnection')
    .where('user_id', '=', user_id)
    .where('provider', '=', account.provider)
    .execute()
  return connection_id
}

/** The grant is good again: clears all earlier failures. */
export async function reactivateConnection(
  tx: Db,
  connection_id: string,
  account: Pick<ConnectedAccount, 'account_email' | 'account_name'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({
      ...account,
      reconnect_reason: null,
      problem: null,
      problem_since: null,
      failures_in_a_row: 0,
      asked_to_wait_until: null,
      next_sync_at: now,
      updated_at: now,
    })
    .where('connection_id', '=', connection_id)
    .execute()
}

/** What opens an account that has no tokens. */
export async function updatePassword(
  tx: Db,
  connection_id: string,
  opened: { readonly access_token_sealed: Buffer; readonly server_address: string },
): Promise<void> {
  await tx.updateTable('connection').set(opened).where('connection_id', '=', connection_id).execute()
}

export async function makeDueNow(tx: Db, connection_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ next_sync_at: sql<Date>`least(next_sync_at, ${now}::timestamptz)` })
    .where('connection_id', '=', connection_id)
    .execute()
}

export async function updateWriteCalendar(
  tx: Db,
  connection_id: string,
  write_calendar_id: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ write_calendar_id, updated_at: now })
    .where('connection_id', '=', connection_id)
    .execute()
}

export async function updateEventTypes(
  tx: Db,
  connection_id: string,
  event_types: readonly EventType[],
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ event_types: storableJson(event_types) })
    .where('connection_id', '=', connection_id)
    .execute()
}

/** The connection's person, with the addresses that calendar events may name. */
export async function getOwner(tx: Db, user_id: string) {
  const { primary_email, timezone } = await tx
    .selectFrom('app_user')
    .select(['primary_email', 'timezone'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { user_id, email: primary_email.toLowerCase(), timezone }
}

const connection_columns = [
  'connection_id',
  'provider',
  'external_account_id',
  'account_email',
  'account_name',
  'server_address',
  'granted_scopes',
  'reconnect_reason',
  'problem',
  'problem_since',
  'next_sync_at',
  'asked_to_wait_until',
  'last_success_at',
  'lease_until',
  'events_read',
  'first_sync_done_at',
  'write_calendar_id',
  'event_types',
  'created_at',
] as const
