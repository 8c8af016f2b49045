import type { Provider } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** A channel by which a provider reports changes in one calendar. */
export interface ChannelRow {
  readonly connection_id: string
  readonly provider: Provider
  readonly calendar_id: string
  readonly is_wanted: boolean
  readonly channel_id: string | null
  readonly channel_resource_id: string | null
  readonly channel_token_sealed: Buffer | null
  readonly channel_expires_at: Date | null
}

export async function findChannel(
  db: Db,
  provider: Provider,
  channel_id: string,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    select ${channel_columns} from ${channel_tables}
    where k.channel_id = ${channel_id} and c.provider = ${provider}`.execute(db)
  return rows[0]
}

export async function findCalendarChannel(
  db: Db,
  { connection_id, calendar_id }: Pick<ChannelRow, 'connection_id' | 'calendar_id'>,
): Promise<ChannelRow | undefined> {
  const { rows } = await sql<ChannelRow>`
    select ${channel_columns} from ${channel_tables}
    where k.connection_id = ${connection_id} and k.calendar_id = ${calendar_id}`.execute(db)
  return rows[0]
}

/** Calendars whose channel expires before the moment or is missing, and those that need none any more. */
export async function listDueChannels(
  db: Db,
  {
    providers,
    endingBefore,
    limit,
  }: { readonly providers: readonly Provider[]; readonly endingBefore: Date; readonly limit: number },
  now: Date,
): Promise<Pick<ChannelRow, 'connection_id' | 'calendar_id'>[]> {
  const { rows } = await sql<Pick<ChannelRow, 'connection_id' | 'calendar_id'>>`
    select k.connection_id, k.calendar_id from ${channel_tables}
    where c.provider = any(${providers}) and c.reconnect_reason is null
      and (k.channel_retry_at is null or k.channel_retry_at <= ${now})
      and case when ${is_wanted} then coalesce(k.channel_expires_at, '-infinity') < ${endingBefore}
        else k.channel_id is not null end
    order by k.channel_expires_at nulls first limit ${limit}`.execute(db)
  return rows
}

export async function updateChannel(
  db: Db,
  { connection_id, calendar_id }: Pick<ChannelRow, 'connection_id' | 'calendar_id'>,
  channel: {
    readonly channel_id: string | null
    readonly channel_resource_id: string | null
    readonly channel_token_sealed: Buffer | null
    readonly channel_expires_at: Date | null
  },
): Promise<void> {
  await db
    .updateTable('connection_calendar')
    .set({ ...channel, channel_retry_at: null })
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

export async function putOffChannel(
  db: Db,
  { connection_id, calendar_id }: Pick<ChannelRow, 'connection_id' | 'calendar_id'>,
  channel_retry_at: Date,
): Promise<void> {
  await db
    .updateTable('connection_calendar')
    .set({ channel_retry_at })
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

/** The subscription of one account to its provider's notifications. */
export interface SubscriptionRow {
  readonly connection_id: string
  readonly provider: Provider
  readonly hook_id: string | null
  readonly hook_key_sealed: Buffer | null
}

export async function findSubscription(db: Db, connection_id: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('connection')
    .select(['connection_id', 'provider', 'hook_id', 'hook_key_sealed'])
    .where('connection_id', '=', connection_id)
    .executeTakeFirst()
}

export async function listDueSubscriptions(
  db: Db,
  {
    providers,
    checkedBefore,
    limit,
  }: { readonly providers: readonly Provider[]; readonly checkedBefore: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('connection')
    .select('connection_id')
    .where('provider', '=', sql<Provider>`any(${providers})`)
    .where('reconnect_reason', 'is', null)
    .where((is) => is.or([is('hook_checked_at', 'is', null), is('hook_checked_at', '<', checkedBefore)]))
    .orderBy(sql`hook_checked_at nulls first`)
    .limit(limit)
    .execute()
  return rows.map(({ connection_id }) => connection_id)
}

export async function updateSubscription(
  db: Db,
  connection_id: string,
  change: { readonly hook_checked_at: Date; readonly hook_id?: string; readonly hook_key_sealed?: Buffer },
): Promise<void> {
  await db.updateTable('connection').set(change).where('connection_id', '=', connection_id).execute()
}

/** The connections of all people to this account. */
export async function listByAccount(
  db: Db,
  provider: Provider,
  external_account_id: string,
): Promise<{ readonly connection_id: string; readonly user_id: string }[]> {
  return db
    .selectFrom('connection')
    .select(['connection_id', 'user_id'])
    .where('provider', '=', provider)
    .where('external_account_id', '=', external_account_id)
    .execute()
}

const is_wanted = sql`(k.is_shown or k.counts_as_busy)`
const channel_tables = sql`connection_calendar k join connection c on c.connection_id = k.connection_id`
const channel_columns = sql`k.connection_id, c.provider, k.calendar_id, ${is_wanted} as is_wanted, k.channel_id,
  k.channel_resource_id, k.channel_token_sealed, k.channel_expires_at`
