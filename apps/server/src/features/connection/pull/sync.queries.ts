import type { Provider } from '@meridian/contract'
import type { RemoteCalendar } from '@meridian/providers'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { endAndCount } from '../sync-hour.queries.ts'
import { failureColumns, successColumns } from '../sync-outcome.queries.ts'

/** A connection under a lease. */
export interface LeasedConnection {
  readonly connection_id: string
  readonly user_id: string
  readonly provider: Provider
  readonly external_account_id: string
  readonly lease_token: string
  readonly failures_in_a_row: number
  /** The person's address. */
  readonly primary_email: string
  readonly timezone: string
}

export type CalendarRow = Selectable<Tables['connection_calendar']>

/** Connections that are due, the longest waiting first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('connection')
    .select('connection_id')
    .where('reconnect_reason', 'is', null)
    .where('next_sync_at', '<=', now)
    .where((is) => is.or([is('asked_to_wait_until', 'is', null), is('asked_to_wait_until', '<=', now)]))
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now)]))
    .orderBy('next_sync_at')
    .limit(limit)
    .execute()
  return rows.map(({ connection_id }) => connection_id)
}

/**
 * Acquires the lease of a connection; undefined while another process holds it, while the provider wants no request, or
 * when the person must connect again. `nextAt` is the next sync; a sync requested meanwhile is not lost.
 */
export async function acquireLease(
  db: Db,
  lease: {
    readonly connection_id: string
    readonly lease_token: string
    readonly until: Date
    readonly nextAt: Date
  },
  now: Date,
): Promise<LeasedConnection | undefined> {
  const { rows } = await sql<LeasedConnection>`
    update connection c set lease_token = ${lease.lease_token}, lease_until = ${lease.until},
      last_attempt_at = ${now}, events_read = coalesce(c.events_read, 0), next_sync_at = ${lease.nextAt}
    from app_user u
    where c.connection_id = ${lease.connection_id} and c.reconnect_reason is null
      and (c.lease_until is null or c.lease_until < ${now})
      and (c.asked_to_wait_until is null or c.asked_to_wait_until <= ${now})
      and u.user_id = c.user_id and u.disabled_at is null
    returning c.connection_id, c.user_id, c.provider, c.external_account_id, c.lease_token, c.failures_in_a_row, u.primary_email, u.timezone`.execute(
    db,
  )
  return rows[0]
}

/** False when another process holds the lease: then this run must write nothing more. */
export async function renewLease(
  tx: Db,
  { connection_id, lease_token }: LeasedConnection,
  { until, eventsRead }: { readonly until: Date; readonly eventsRead: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('connection')
    .set({ lease_until: until, events_read: sql`coalesce(events_read, 0) + ${eventsRead}` })
    .where('connection_id', '=', connection_id)
    .where('lease_token', '=', lease_token)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** How a sync run ended. */
export type Outcome =
  | { readonly kind: 'read'; readonly nextAt: Date }
  | {
      readonly kind: 'failed'
      readonly problem: string
      readonly nextAt: Date
      readonly asked_to_wait_until: Date | null
    }
  | { readonly kind: 'interrupted' }

/** Counts the run in its hour. Returns whether to sync again at once, because a sync was requested meanwhile. */
export async function endLease(
  db: Db,
  { connection_id, lease_token }: LeasedConnection,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const update = db
    .updateTable('connection')
    .set({ lease_token: null, lease_until: null, ...columnsOf(outcome, now) })
    .where('connection_id', '=', connection_id)
    .where('lease_token', '=', lease_token)
    .returning(['connection_id', 'next_sync_at'])
  const result = outcome.kind === 'read' ? 'good' : outcome.kind
  return endAndCount(db, { key: 'connection_id', update: sql`${update}`, result }, now)
}

export async function listCalendars(db: Db, connection_id: string): Promise<CalendarRow[]> {
  return db
    .selectFrom('connection_calendar')
    .selectAll()
    .where('connection_id', '=', connection_id)
    .orderBy('is_primary', 'desc')
    .orderBy('calendar_id')
    .execute()
}

/**
 * A new calendar is shown and takes time when the person can write to it; later choices of the person stay.
 */
export async function upsertCalendars(
  tx: Db,
  connection_id: string,
  calendars: readonly RemoteCalendar[],
): Promise<void> {
  if (calendars.length === 0) return
  const rows = calendars.map((calendar) => ({
    connection_id,
    ...calendar,
    is_shown: calendar.is_primary || calendar.is_writable,
    counts_as_busy: calendar.is_primary || calendar.is_writable,
  }))
  await tx
    .insertInto('connection_calendar')
    .values(rows)
    .onConflict((on) =>
      on.columns(['connection_id', 'calendar_id']).doUpdateSet((is) => ({
        name: is.ref('excluded.name'),
        is_primary: is.ref('excluded.is_primary'),
        is_writable: is.ref('excluded.is_writable'),
        timezone: is.ref('excluded.timezone'),
        color: is.ref('excluded.color'),
        is_unlisted: false,
      })),
    )
    .execute()
}

export async function deleteCalendar(
  tx: Db,
  { connection_id, calendar_id }: Pick<CalendarRow, 'connection_id' | 'calendar_id'>,
): Promise<void> {
  await tx
    .deleteFrom('connection_calendar')
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

export async function updateCalendar(
  tx: Db,
  { connection_id, calendar_id }: Pick<CalendarRow, 'connection_id' | 'calendar_id'>,
  change: Partial<Pick<CalendarRow, 'cursor' | 'next_page' | 'reading_id' | 'last_success_at' | 'problem'>>,
): Promise<void> {
  await tx
    .updateTable('connection_calendar')
    .set(change)
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

function columnsOf(outcome: Outcome, now: Date) {
  if (outcome.kind === 'interrupted') return { next_sync_at: now }
  if (outcome.kind === 'failed')
    return { ...failureColumns(outcome, now), asked_to_wait_until: outcome.asked_to_wait_until }
  return { ...successColumns(outcome.nextAt, now), asked_to_wait_until: null, events_read: null }
}
