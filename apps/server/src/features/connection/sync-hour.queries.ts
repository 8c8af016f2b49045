import { hour_ms } from '@meridian/engine'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

const hours_kept = 48

/** Where syncs are counted, by the key of what is synced. */
const tables = { connection_id: 'sync_hour', mailbox_id: 'mailbox_sync_hour' } as const

type Key = keyof typeof tables

/** How the syncs of one hour ended. */
export interface CountedHour {
  readonly hour: Date
  readonly good: number
  readonly failed: number
}

export interface SyncHourRow extends CountedHour {
  /** The connection or mailbox. */
  readonly owner_id: string
}

/** How the syncs of the last two days ended, for each connection and mailbox of the person, the oldest hour first. */
export async function listSyncHours(db: Db, user_id: string): Promise<SyncHourRow[]> {
  const { rows } = await sql<SyncHourRow>`
    select connection_id as owner_id, hour, good, failed from sync_hour join connection using (connection_id)
    where user_id = ${user_id}
    union all
    select mailbox_id, hour, good, failed from mailbox_sync_hour join mailbox using (mailbox_id)
    where user_id = ${user_id}
    order by hour`.execute(db)
  return rows
}

/** A run that ends. */
interface Ending {
  readonly key: Key
  /** The update that ends the lease, and returns the key and `next_sync_at`. */
  readonly update: RawBuilder<unknown>
  readonly result: 'good' | 'failed' | 'interrupted'
}

/**
 * Ends a lease and counts the run in its hour by one statement; a run that was interrupted is not counted. Returns whether
 * to sync again at once, because a sync was requested meanwhile; false where the update found no lease.
 */
export async function endAndCount(db: Db, { key, update, result }: Ending, now: Date): Promise<boolean> {
  const [table, id] = [sql.table(tables[key]), sql.ref(key)]
  const hour = new Date(Math.floor(now.getTime() / hour_ms) * hour_ms)
  const oldest = new Date(now.getTime() - hours_kept * hour_ms)
  const { rows } = await sql<{ readonly next_sync_at: Date | null }>`
    with ended as (${update}),
    counted as (
      insert into ${table} as known (${id}, hour, good, failed)
      select ${id}, ${hour}::timestamptz, ${result === 'good' ? 1 : 0}::integer, ${result === 'failed' ? 1 : 0}::integer
      from ended where ${result !== 'interrupted'}::boolean
      on conflict (${id}, hour) do update
        set good = known.good + excluded.good, failed = known.failed + excluded.failed
    ),
    forgotten as (delete from ${table} where ${id} in (select ${id} from ended) and hour < ${oldest})
    select next_sync_at from ended`.execute(db)
  const next_sync_at = rows[0]?.next_sync_at
  return next_sync_at != null && next_sync_at <= now
}
