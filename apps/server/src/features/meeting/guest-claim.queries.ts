import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/** Turns guests with the address into the person. Returns their meetings. */
export async function claimGuests(
  tx: Db,
  { user_id, address }: { readonly user_id: string; readonly address: string },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    update meeting_attendee a set user_id = ${user_id}, guest_email = null, guest_name = null
    from meeting m join app_user o on o.user_id = m.user_id
    where m.meeting_id = a.meeting_id and a.user_id is null and lower(a.guest_email) = lower(${address})
      and m.last_ends_at > ${now} and m.meeting_integration_type = 'smart_calendar'
      and m.import_sha256 is null and m.outside_organizer_name is null
      and o.workspace_id = (select workspace_id from app_user where user_id = ${user_id})
      and not exists (select from meeting_attendee own
        where own.meeting_id = a.meeting_id and own.user_id = ${user_id})
      and not exists (select from meeting_offer f where f.meeting_id = a.meeting_id and f.state = 'open')
    returning a.meeting_id`.execute(tx)
  return rows.map(({ meeting_id }) => meeting_id)
}
