import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

interface MirroredTimes {
  readonly remote_event_id: string
  readonly start_time: string
  readonly start_zone: string
  readonly end_time: string
  readonly end_zone: string
}

/** Providers send moments, and the mirror stores wall times: recomputes those of single events. */
export async function rereadMirror(
  tx: Db,
  zones: readonly string[],
  rereadWall: (zone: string, wall: string) => string,
): Promise<void> {
  const { rows } = await sql<MirroredTimes>`
    select remote_event_id, event #>> '{start,time}' as start_time, event #>> '{start,zone}' as start_zone,
      event #>> '{end,time}' as end_time, event #>> '{end,zone}' as end_zone
    from remote_event
    where series_external_id is null and event ->> 'rrule' is null and event -> 'added' = '[]'
      and event ->> 'is_all_day' = 'false' and event #>> '{end,zone}' is not null
      and event #>> '{start,zone}' = any(${[...zones]}::text[])`.execute(tx)
  for (const { remote_event_id, ...times } of rows) {
    const start = rereadWall(times.start_zone, times.start_time)
    const end = zones.includes(times.end_zone) ? rereadWall(times.end_zone, times.end_time) : times.end_time
    await sql`update remote_event
      set event = jsonb_set(jsonb_set(event, '{start,time}', to_jsonb(${start}::text)),
        '{end,time}', to_jsonb(${end}::text))
      where remote_event_id = ${remote_event_id}
        and (event #>> '{start,time}', event #>> '{end,time}') is distinct from (${start}::text, ${end}::text)`.execute(
      tx,
    )
  }
}
