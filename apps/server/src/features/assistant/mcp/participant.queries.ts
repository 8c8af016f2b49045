import type { MeetingAction } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** A participant of a meeting, or the person who asks. */
export interface ParticipantRow {
  readonly meeting_id: string
  /** Null for a guest without an account. */
  readonly user_id: string | null
  readonly name: string
  readonly timezone: string | null
  readonly is_organizer: boolean
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
}

/** The people of meetings that the reader sees, organizers first. The address of a guest is the organizer's to see. */
export async function listParticipants(
  db: Db,
  reader_id: string,
  meeting_ids: readonly string[],
): Promise<Map<string, ParticipantRow[]>> {
  const { rows } = await sql<ParticipantRow>`
    select a.meeting_id, a.user_id, a.is_organizer, a.meeting_action, a.is_tentative, u.timezone,
      coalesce(u.full_name, a.guest_name, case when m.user_id = ${reader_id} then a.guest_email end, 'Guest') as name
    from meeting_attendee a join meeting m using (meeting_id) left join app_user u on u.user_id = a.user_id
    where a.meeting_id = any (${[...meeting_ids]}::uuid[])
    order by a.is_organizer desc, 7, a.meeting_attendee_id`.execute(db)
  return Map.groupBy(rows, ({ meeting_id }) => meeting_id)
}
