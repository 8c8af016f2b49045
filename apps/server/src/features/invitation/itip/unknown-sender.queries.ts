import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/**
 * Whether the person knows an address: an account has confirmed it, the person has written to it, or has had
 * a meeting with it. An invitation with a pending response does not count, nor does a Google event of an
 * outside organizer without a known response.
 */
export async function isKnownAddress(tx: Db, user_id: string, address: string): Promise<boolean> {
  const small = address.toLowerCase()
  const { rows } = await sql<{ is_known: boolean }>`
    select (
      exists (select from app_user u where lower(u.primary_email) = ${small} and u.disabled_at is null
        and u.address_confirmed_at is not null)
      or exists (select from mail_recipient r where r.user_id = ${user_id} and r.address = ${small})
      or exists (
        select from meeting m join meeting_attendee mine on mine.meeting_id = m.meeting_id and mine.user_id = m.user_id
        where m.user_id = ${user_id} and lower(m.outside_organizer_email) = ${small}
          and m.meeting_integration_type = 'custom' and mine.meeting_action = 'approved')
      or exists (
        select from meeting_attendee guest
        join meeting m on m.meeting_id = guest.meeting_id
        join meeting_attendee mine on mine.meeting_id = guest.meeting_id and mine.user_id = ${user_id}
        where guest.guest_email is not null and lower(guest.guest_email) = ${small}
          and mine.meeting_action = 'approved'
          and (m.outside_organizer_name is null or m.meeting_integration_type = 'custom'))
    ) as is_known`.execute(tx)
  return rows[0]?.is_known ?? false
}

/** The pending invitations of unknown senders in the person's calendar. */
export async function countOpenUnknown(
  tx: Db,
  user_id: string,
  { addresses, now }: { readonly addresses: readonly string[]; readonly now: Date },
): Promise<{ readonly of_sender: number; readonly of_all: number }> {
  const { rows } = await sql<{ of_sender: number; of_all: number }>`
    select count(*)::int as of_all, (count(*) filter (where
      lower(e.sender_address) = any (${addresses}::text[])
      or lower(e.organizer_address) = any (${addresses}::text[])))::int as of_sender
    from meeting_attendee a join mailed_event e on e.meeting_id = a.meeting_id
    where a.user_id = ${user_id} and a.awaits_answer and a.hidden_at is null and a.meeting_status = 'active' and a.last_ends_at > ${now}`.execute(
    tx,
  )
  return rows[0] ?? { of_sender: 0, of_all: 0 }
}
