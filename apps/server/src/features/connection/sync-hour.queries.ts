import { hour_ms } from '@meridian/engine'
import { type RawBuilder, sql } from 'kysely'

const hours_kept = 48

/** Whose syncs are counted: each in a table of its own, by its own key. */
const tables = {
  connection_id: 'sync_hour',
  mailbox_id: 'mailbox_sync_hour',
} as const

/**
 * Ends a lease by `ending`, an update that returns the key and `next_sync_at`, and counts the run in its hour in the same
 * statement; a run that was interrupted is not counted. Returns no row where `ending` found none.
 */
export function endAndCount(
  key: keyof typeof tables,
  ending: RawBuilder<unknown>,
  result: 'good' | 'failed' | 'interrupted',
  now: Date,
): RawBuilder<{ readonly next_sync_at: Date | null }> {
  const [table, id] = [sql.table(tables[key]), sql.ref(key)]
  const hour = new Date(Math.floor(now.getTime() / hour_ms) * hour_ms)
  const oldest = new Date(now.getTime() - hours_kept * hour_ms)
  return sql`
    with ended as (${ending}),
    counted as (
      insert into ${table} as known (${id}, hour, good, failed)
      select ${id}, ${hour}::timestamptz, ${result === 'good' ? 1 : 0}::integer, ${result === 'failed' ? 1 : 0}::integer
      from ended where ${result !== 'interrupted'}::boolean
      on conflict (${id}, hour) do update
        set good = known.good + excluded.good, failed = known.failed + excluded.failed
    ),
    forgotten as (delete from ${table} where ${id} in (select ${id} from ended) and hour < ${oldest})
    select next_sync_at from ended`
}
