import type { MovedMeeting } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { lockMeeting } from '../meeting.queries.ts'
import { isDecidedHere } from '../meeting.rules.ts'
import { moveTo } from '../meeting-move.service.ts'
import * as queries from './moved-meeting.queries.ts'

/**
 * The meeting that moves when the other person chooses a time: the actor organizes it, it takes place once, and nobody
 * else is invited. Undefined for any other.
 */
export async function findMovable(
  db: Db,
  asked: { readonly user_id: string; readonly meeting_id: string; readonly address: string },
  now: Date,
): Promise<queries.MovableRow | undefined> {
  const row = await queries.findMovableWith(db, asked, now)
  return row && isDecidedHere(row) ? row : undefined
}

/** As of now; null once it is deleted, cancelled, or decided elsewhere. */
export async function readMoved(
  db: Db,
  { user_id, moved_attendee_id }: { readonly user_id: string; readonly moved_attendee_id: string | null },
): Promise<queries.MovableRow | null> {
  if (moved_attendee_id === null) return null
  const row = await queries.findMovableOf(db, { user_id, moved_attendee_id })
  return row && isDecidedHere(row) ? row : null
}

export function presentMoved(row: queries.MovableRow): MovedMeeting {
  return {
    meeting_id: row.meeting_id,
    meeting_title: row.meeting_title,
    start_timestamp: row.starts_at.toISOString(),
    end_timestamp: row.ends_at.toISOString(),
  }
}

/** Moves the meeting of that invitee, who is asked again. False where the meeting can no longer be moved. */
export async function moveInstead(
  tx: Db,
  who: { readonly user_id: string; readonly moved_attendee_id: string; readonly timezone: string },
  time: { readonly starts_at: Date; readonly ends_at: Date },
  now: Date,
): Promise<boolean> {
  const seen = await readMoved(tx, who)
  if (!seen) return false
  const meeting = await lockMeeting(tx, seen.meeting_id)
  if (!(await readMoved(tx, who))) return false
  await moveTo(tx, who, { meeting, time }, now)
  return true
}
