import { type Selectable, sql } from 'kysely'
import { day_ms } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { ZoneChange } from './zone-change.service.ts'

const columns = [
  'meeting_id',
  'meeting_integration_type',
  'meeting_timezone',
  'first_start_wall',
  'first_end_wall',
  'first_starts_at',
  'first_ends_at',
  'last_ends_at',
  'rrule',
  'added_walls',
  'is_all_day',
] as const

export type ZonedRow = Pick<Selectable<Tables['meeting']>, (typeof columns)[number]>

type Times = Partial<
  Pick<
    Selectable<Tables['meeting']>,
    'first_start_wall' | 'first_end_wall' | 'first_starts_at' | 'first_ends_at' | 'starts_at' | 'ends_at'
  > & { readonly last_ends_at: Date | 'infinity' }
>

/** Locks meetings that may depend on the changed clocks, in the order of their ids. */
export function lockZonedMeetings(
  tx: Db,
  { zones, fromMs }: ZoneChange,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<ZonedRow[]> {
  const list = sql`any(${[...zones]}::text[])`
  // A wall time may lie a few hours ahead of UTC.
  const from = new Date(fromMs - day_ms)
  return tx
    .selectFrom('meeting as m')
    .select(columns.map((column) => `m.${column}` as const))
    .where(
      sql<boolean>`(m.meeting_timezone = ${list} or exists (select from meeting_exception e
        where e.meeting_id = m.meeting_id and e.meeting_timezone = ${list}))`,
    )
    .where(sql<boolean>`m.last_ends_at >= ${from}`)
    .where(sql<boolean>`(${after}::uuid is null or m.meeting_id > ${after}::uuid)`)
    .orderBy('m.meeting_id')
    .limit(most)
    .forUpdate()
    .execute()
}

/** Whether any value is new. */
export async function updateTimes(tx: Db, meeting_id: string, times: Times): Promise<boolean> {
  const names = Object.keys(times)
  if (names.length === 0) return false
  const refs = sql.join(names.map((name) => sql.ref(name)))
  const { numUpdatedRows } = await tx
    .updateTable('meeting')
    .set(times)
    .where('meeting_id', '=', meeting_id)
    .where(
      sql<boolean>`(${refs}) is distinct from (${sql.join(
        Object.entries(times).map(([name, value]) =>
          name.endsWith('_wall') ? sql`${value}::timestamp` : sql`${value}::timestamptz`,
        ),
      )})`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listPendingProposals(tx: Db, meeting_id: string) {
  return tx
    .selectFrom('counter_proposal')
    .select(['counter_proposal_id', 'original_starts_at', 'replaces_starts_at', 'replaces_ends_at'])
    .where('meeting_id', '=', meeting_id)
    .where('meeting_action', '=', 'pending')
    .execute()
}

export async function updateReplaced(
  tx: Db,
  counter_proposal_id: string,
  moved: Pick<
    Selectable<Tables['counter_proposal']>,
    'original_starts_at' | 'replaces_starts_at' | 'replaces_ends_at'
  >,
): Promise<void> {
  await tx
    .updateTable('counter_proposal')
    .set(moved)
    .where('counter_proposal_id', '=', counter_proposal_id)
    .execute()
}
