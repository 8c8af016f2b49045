import type { Db } from '../../platform/postgres/db.ts'
import { followUpChange } from './follow-up/meeting-changed.service.ts'
import { listPassable, type Succession, writeSuccessor } from './meeting-successor.queries.ts'

/**
 * Makes another person the organizer of all coming meetings with guests, and invites the guests in the new name. Their
 * answers and links stay. Returns how many meetings it were.
 */
export async function passMeetingsOn(tx: Db, succession: Succession, now: Date): Promise<number> {
  const meeting_ids = await listPassable(tx, succession, now)
  for (const meeting_id of meeting_ids) {
    await writeSuccessor(tx, meeting_id, succession, now)
    await followUpChange(tx, meeting_id, now)
  }
  return meeting_ids.length
}
