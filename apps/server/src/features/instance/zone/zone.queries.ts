import { sql } from 'kysely'
import type { ZoneData } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'

/** Serializes applying zone data over processes that start at the same time. */
export async function lockZoneData(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('zone data', 0))`.execute(tx)
}

export async function findZoneData(tx: Db): Promise<ZoneData | null> {
  const row = await tx.selectFrom('zone_data').select(['version', 'zones']).executeTakeFirst()
  // Only `upsertZoneData` writes it.
  return row ? { version: row.version, zones: row.zones as ZoneData['zones'] } : null
}

/** Without people nothing is stored that zone data have computed. */
export async function hasPeople(tx: Db): Promise<boolean> {
  return (await tx.selectFrom('app_user').select('user_id').limit(1).executeTakeFirst()) !== undefined
}

export async function upsertZoneData(
  tx: Db,
  { version, zones }: ZoneData,
  { moved, now }: { readonly moved: number; readonly now: Date },
): Promise<void> {
  const row = { version, zones: JSON.stringify(zones), changed_at: now, moved_meetings: moved }
  await tx
    .insertInto('zone_data')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}
