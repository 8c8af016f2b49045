import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { most_running_series } from './running-series.rules.ts'

/** A series of the person with future occurrences. */
export interface RunningSeries {
  readonly meeting_id: string
  readonly ical_uid: string
}

/** Lists no more than one person may have. */
export async function listRunningSeries(db: Db, user_id: string, now: Date): Promise<RunningSeries[]> {
  const { rows } = await sql<RunningSeries>`
    select meeting_id, ical_uid from meeting
    where user_id = ${user_id} and (rrule is not null or added_walls <> '{}') and last_ends_at > ${now}
    limit ${most_running_series}`.execute(db)
  return rows
}
