import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

export async function hasGuestsToNotify(tx: Db, meeting_id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select where ${canNotifyGuests(meeting_id, now)}`.execute(tx)
  return rows.length > 0
}

/** Whether guests of an own meeting that is not over could get a notification, or have had one before. */
export function canNotifyGuests(meeting_id: string, now: Date) {
  return sql<boolean>`exists (
    select from meeting m
    where m.meeting_id = ${meeting_id} and m.outside_organizer_name is null
      and m.meeting_integration_type = 'smart_calendar' and m.last_ends_at > ${now}
      and (exists (select from invitation_delivery t where t.meeting_id = m.meeting_id and not t.is_cancelled)
        or exists (select from meeting_attendee a where a.meeting_id = m.meeting_id and not a.is_organizer)
          and (exists (select from workspace w where w.sends_mail)
            or exists (select from mailbox b where b.user_id = m.user_id and b.kind <> 'file'))))`
}

/**
 * Deletes the deliveries of a meeting, except those to guests who still have to get its cancellation. Returns
 * the mails that were delivered.
 */
export async function deleteDeliveries(tx: Db, meeting_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ outgoing_mail_id: string }>`
    delete from invitation_delivery t using meeting m
    where t.meeting_id = ${meeting_id} and m.meeting_id = t.meeting_id
      and (t.is_cancelled or m.meeting_status <> 'cancelled' or m.last_ends_at <= ${now})
    returning t.outgoing_mail_id`.execute(tx)
  return rows.map(({ outgoing_mail_id }) => outgoing_mail_id)
}

/** Future meetings that the person organizes here with guests. */
export async function listOrganized(tx: Db, user_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    select m.meeting_id from meeting m
    where m.user_id = ${user_id} and m.last_ends_at > ${now} and m.meeting_integration_type = 'smart_calendar'
      and exists (select from meeting_attendee a where a.meeting_id = m.meeting_id and not a.is_organizer)`.execute(
    tx,
  )
  return rows.map(({ meeting_id }) => meeting_id)
}

/** Meetings of which a guest was last told that they take place. */
export async function listAnnouncedMeetings(tx: Db, user_id: string): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    select distinct meeting_id from invitation_delivery where user_id = ${user_id}`.execute(tx)
  return rows.map(({ meeting_id }) => meeting_id)
}
