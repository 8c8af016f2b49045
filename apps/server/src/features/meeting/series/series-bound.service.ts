import type { Db } from '../../../platform/postgres/db.ts'
import { badField } from '../../../platform/errors.ts'
import type { TimeColumns } from './stored-times.rules.ts'
import { listRunningSeries } from '../ics/running-series.queries.ts'
import { most_running_series } from '../ics/running-series.rules.ts'

/** Throws `bad_input` where the meeting would exceed the number of series that one person may have. */
export async function requireRoomForSeries(
  tx: Db,
  { meeting_id, user_id }: { readonly meeting_id: string; readonly user_id: string },
  { rrule, added_walls, last_ends_at }: Pick<TimeColumns, 'rrule' | 'added_walls' | 'last_ends_at'>,
  now: Date,
): Promise<void> {
  const isRunning = last_ends_at === 'infinity' || last_ends_at > now
  if (!isRunning || (rrule === null && added_walls.length === 0)) return
  const running = await listRunningSeries(tx, user_id, now)
  if (running.length < most_running_series || running.some((one) => one.meeting_id === meeting_id)) return
  throw badField('meeting_recurrence', too_many)
}

const too_many =
  'You have 2,000 series that go on, and no more can be kept. End a series that you no longer need, or plan a single meeting.'
