import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/**
 * The zone of a guest without an account, in a statement where `a` is the attendee and `m` the meeting: as the guest
 * last read the times of this organizer. What a guest shows one organizer is no other organizer's to know.
 */
export const guest_zone = sql`(
  select other.guest_zone from meeting_attendee other join meeting theirs on theirs.meeting_id = other.meeting_id
  where lower(other.guest_email) = lower(a.guest_email) and theirs.user_id = m.user_id
    and other.guest_zone is not null
  order by other.answered_at desc nulls last, other.meeting_attendee_id desc limit 1)`

/** Keeps the zone in which a guest read the times. */
export async function updateGuestZone(tx: Db, meeting_attendee_id: string, zone: string): Promise<void> {
  await tx
    .updateTable('meeting_attendee')
    .set({ guest_zone: zone })
    .where('meeting_attendee_id', '=', meeting_attendee_id)
    .where('guest_email', 'is not', null)
    .execute()
}
