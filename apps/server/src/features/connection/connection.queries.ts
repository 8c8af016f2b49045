import type { EventType, Provider } from '@meridian/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import type { Tables } from '../../platform/tables.ts'

export interface ConnectionRow {
  readonly connection_id: string
  readonly provider: Provider
  readonly external_account_id: string
  readonly account_email: string | null
  readonly account_name: string | null
  readonly granted_scopes: string[] | null
  readonly reconnect_reason: string | null
  readonly problem: string | null
  readonly problem_since: Date | null
  readonly next_sync_at: Date
  readonly last_success_at: Date | null
  readonly lease_until: Date | null
  readonly events_read: number | null
  readonly first_sync_done_at: Date | null
  readonly write_calendar_id: string | null
  readonly event_types: EventType[] | null
  readonly created_at: Date
}

export type CalendarRow = Pick<
  Selectable<Tables['connection_calendar']>,
  | 'connection_id'
  | 'calendar_id'
  | 'name'
  | 'is_primary'
  | 'is_writable'
  | 'timezone'
  | 'color'
  | 'is_shown'
  | 'counts_as_busy'
  | 'last_success_at'
  | 'problem'
>

export type DisconnectionRow = Selectable<Tables['disconnection']>

export async function listConnections(db: Db, user_id: string): Promise<ConnectionRow[]> {
  return db.selectFrom('connection').select(connection_columns).where('user_id', '=', user_id).execute()
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

/** Holds back whoever else changes the person's connection to this provider, there or not, until the transaction ends. */
export async function lockConnecting(tx: Db, user_id: string, provider: Provider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`connecting ${user_id} ${provider}`}, 0))`.execute(
    tx,
  )
}

/** The main calendar first, the others by name. */
export async function listCalendarsOf(db: Db, user_id: string): Promise<CalendarRow[]> {
  return db
    .selectFrom('connection_calendar as k')
    .innerJoin('connection as c', 'c.connection_id', 'k.connection_id')
    .select([
      'k.connection_id',
      'k.calendar_id',
      'k.name',
      'k.is_primary',
      'k.is_writable',
      'k.timezone',
      'k.color',
      'k.is_shown',
      'k.counts_as_busy',
      'k.last_success_at',
      'k.problem',
    ])
    .where('c.user_id', '=', user_id)
    .orderBy('k.is_primary', 'desc')
    .orderBy('k.name')
    .orderBy('k.calendar_id')
    .execute()
}

export async function listDisconnections(db: Db, user_id: string): Promise<DisconnectionRow[]> {
  return db.selectFrom('disconnection').selectAll().where('user_id', '=', user_id).execute()
}

export interface ConnectedAccount {
  readonly provider: Provider
  readonly external_account_id: string
  readonly account_email: string | null
  readonly account_name: string | null
}

/** A connection of its own, due at once; its tokens follow. */
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

/** The grant is good again: nothing that went wrong before counts any more. */
export async function reviveConnection(
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
      next_sync_at: now,
      updated_at: now,
    })
    .where('connection_id', '=', connection_id)
    .execute()
}

export async function bringForward(tx: Db, connection_id: string, now: Date): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ next_sync_at: sql<Date>`least(next_sync_at, ${now}::timestamptz)` })
    .where('connection_id', '=', connection_id)
    .execute()
}

export async function writeWriteCalendar(
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

export async function writeCalendarUse(
  tx: Db,
  connection_id: string,
  { calendar_id, is_shown, counts_as_busy }: Pick<CalendarRow, 'calendar_id' | 'is_shown' | 'counts_as_busy'>,
): Promise<void> {
  await tx
    .updateTable('connection_calendar')
    .set({ is_shown, counts_as_busy })
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

export async function writeEventTypes(
  tx: Db,
  connection_id: string,
  event_types: readonly EventType[],
): Promise<void> {
  await tx
    .updateTable('connection')
    .set({ event_types: JSON.stringify(event_types) })
    .where('connection_id', '=', connection_id)
    .execute()
}

/** What is told to a provider when a grant is to end. */
export interface SealedGrant {
  readonly connection_id: string
  readonly provider: Provider
  readonly external_account_id: string
  readonly access_token_sealed: Buffer | null
  readonly refresh_token_sealed: Buffer | null
}

/** The grants of a person that nobody else on this instance uses: a provider ends an account's grant for all. */
export async function listOwnGrants(tx: Db, user_id: string): Promise<SealedGrant[]> {
  return tx
    .selectFrom('connection as c')
    .select([
      'c.connection_id',
      'c.provider',
      'c.external_account_id',
      'c.access_token_sealed',
      'c.refresh_token_sealed',
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

/** The person as the mirror of their accounts knows them. */
export async function getOwner(tx: Db, user_id: string) {
  const { primary_email, timezone } = await tx
    .selectFrom('app_user')
    .select(['primary_email', 'timezone'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { user_id, email: primary_email.toLowerCase(), timezone }
}

/** The meetings that a connection tells of. */
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

export async function removeConnection(tx: Db, connection_id: string): Promise<void> {
  await tx.deleteFrom('connection').where('connection_id', '=', connection_id).execute()
}

export async function writeDisconnection(tx: Db, row: DisconnectionRow): Promise<void> {
  const { disconnected_at, meetings_kept } = row
  await tx
    .insertInto('disconnection')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'provider']).doUpdateSet({ disconnected_at, meetings_kept }),
    )
    .execute()
}

const connection_columns = [
  'connection_id',
  'provider',
  'external_account_id',
  'account_email',
  'account_name',
  'granted_scopes',
  'reconnect_reason',
  'problem',
  'problem_since',
  'next_sync_at',
  'last_success_at',
  'lease_until',
  'events_read',
  'first_sync_done_at',
  'write_calendar_id',
  'event_types',
  'created_at',
] as const
