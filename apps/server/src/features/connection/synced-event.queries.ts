import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

export interface SourceRow {
  readonly meeting_id: string
  readonly external_id: string
  /** The event's page at the provider. */
  readonly web_link: string | null
}

/** The source of each meeting of a connection; of several events the first. */
export async function listSources(db: Db, connection_id: string): Promise<Map<string, SourceRow>> {
  const { rows } = await sql<SourceRow>`
    select distinct on (meeting_id) meeting_id, external_id, facts ->> 'web_link' as web_link
    from remote_event
    where connection_id = ${connection_id} and meeting_id is not null and series_external_id is null
    order by meeting_id, remote_event_id`.execute(db)
  return new Map(rows.map((row) => [row.meeting_id, row]))
}
