import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { MirrorRow } from '../merge/merge.rules.ts'
import { card_columns, card_tables, is_no_mirror } from '../merge/merge.queries.ts'

/**
 * The events of one calendar that may take time in the window: all series, single events that start in it or up to
 * `longestMs` before, and changed occurrences. Events that a rule has written are left out.
 */
export async function listSourceEvents(
  db: Db,
  { connection_id, calendar_id }: { readonly connection_id: string; readonly calendar_id: string },
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<MirrorRow[]> {
  const { rows } = await sql<MirrorRow>`
    select ${card_columns} from ${card_tables}
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and (r.series_external_id is not null and r.first_starts_at >= ${from}
        or r.series_external_id is null and r.first_starts_at < ${to} and (r.first_starts_at >= ${from}
          or r.event ->> 'rrule' is not null or jsonb_array_length(r.event -> 'added') > 0))
      and ${is_no_mirror}`.execute(db)
  return rows
}
