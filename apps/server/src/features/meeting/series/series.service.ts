import { findListedOccurrence, occupiedUntilMs } from '@meridian/engine'
import type { Db } from '../../../platform/postgres/db.ts'
import { type ListedTimes, listSeriesBehind, type SeriesRow, writeListedTimes } from './series.queries.ts'
import { asStoredEnd } from './stored-times.rules.ts'

/**
 * Moves the person's series to their next occurrence as of now. Costs one index lookup while all are current,
 * and writes only what the clock alone has changed.
 */
export async function advanceSeries(db: Db, user_id: string, now: Date): Promise<void> {
  const behind = await listSeriesBehind(db, user_id, now)
  if (behind.length > 0)
    await writeListedTimes(
      db,
      behind.flatMap((series) => listedTimesOf(series, now)),
    )
}

function listedTimesOf(series: SeriesRow, now: Date): ListedTimes[] {
  const listed = findListedOccurrence(series, series.changes, now.getTime())
  const until = occupiedUntilMs(series, series.changes)
  if (listed === null || until === null) return []
  return [
    {
      meeting_id: series.meeting_id,
      was_ends_at: series.ends_at,
      starts_at: new Date(listed.starts_ms),
      ends_at: new Date(listed.ends_ms),
      occupied_until: asStoredEnd(until),
    },
  ]
}
