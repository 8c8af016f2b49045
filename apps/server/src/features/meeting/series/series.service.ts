import type { Db } from '../../../platform/postgres/db.ts'
import { listSeriesBehind, updateListedTimes } from './series.queries.ts'
import { listedColumns } from './stored-times.rules.ts'

/**
 * Moves the person's series to their next occurrence as of now. Costs one index lookup while all are current,
 * and writes only what the clock alone has changed.
 */
export async function advanceSeries(db: Db, user_id: string, now: Date): Promise<void> {
  const behind = await listSeriesBehind(db, user_id, now)
  const listed = behind.flatMap((series) => {
    const columns = listedColumns(series, series.changes, now)
    return columns === null
      ? []
      : [{ meeting_id: series.meeting_id, was_ends_at: series.ends_at, ...columns }]
  })
  if (listed.length > 0) await updateListedTimes(db, listed)
}
