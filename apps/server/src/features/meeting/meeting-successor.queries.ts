import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

export interface Succession {
  readonly from_user_id: string
  readonly to_user_id: string
}

/**
 * The coming meetings with guests that the person organizes here. Left out are offers, which no guest knows of, and
 * meetings that the successor has under the same uid.
 */
export async function listPassable(
  tx: Db,
  { from_user_id, to_user_id }: Succession,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    select m.meeting_id from meeting m
    where m.user_id = ${from_user_id} and m.meeting_status = 'active' and m.last_ends_at > ${now}
      and m.outside_organizer_name is null and m.meeting_integration_type in ('smart_calendar', 'custom')
      and exists (select from meeting_attendee a where a.meeting_id = m.meeting_id and not a.is_organizer)
      and not exists (select from meeting_offer o where o.meeting_id = m.meeting_id and o.state = 'open')
      and not exists (select from meeting o where o.user_id = ${to_user_id} and o.ical_uid = m.ical_uid)
    order by m.meeting_id for update of m`.execute(tx)
  return rows.map(({ meeting_id }) => meeting_id)
}

/**
 * The successor is the organizer, and no longer invited. Guests are invited anew, with a higher sequence number than any
 * mail before, because their calendars name the organizer.
 */
export async function writeSuccessor(
  tx: Db,
  meeting_id: string,
  { from_user_id, to_user_id }: Succession,
  now: Date,
): Promise<void> {
  await sql`
    delete from meeting_attendee
    where meeting_id = ${meeting_id} and user_id = ${to_user_id} and not is_organizer`.execute(tx)
  await sql`
    update meeting_attendee set user_id = ${to_user_id}
    where meeting_id = ${meeting_id} and user_id = ${from_user_id} and is_organizer`.execute(tx)
  await sql`
    update meeting set user_id = ${to_user_id}, updated_at = ${now}, ical_sequence = 1 + greatest(ical_sequence,
      (select max(d.sequence) from invitation_delivery d where d.meeting_id = ${meeting_id}))
    where meeting_id = ${meeting_id}`.execute(tx)
  await sql`delete from invitation_delivery where meeting_id = ${meeting_id}`.execute(tx)
}
