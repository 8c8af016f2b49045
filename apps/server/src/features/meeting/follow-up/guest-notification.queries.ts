import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** Whether guests of an own meeting that is not over could hear something new, or some have heard of it before. */
export async function hasGuestsToNotify(tx: Db, meeting_id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from meeting m
    where m.meeting_id = ${meeting_id} and m.outside_organizer_name is null
      and m.meeting_integration_type = 'smart_calendar' and m.occupied_until > ${now}
      and (exists (select from invitation_told t where t.meeting_id = m.meeting_id and not t.is_called_off)
        or exists (select from meeting_attendee a where a.meeting_id = m.meeting_id and not a.is_organizer)
          and (exists (select from workspace w where w.sends_mail)
            or exists (select from mailbox b where b.user_id = m.user_id and b.kind <> 'file')))`.execute(tx)
  return rows.length > 0
}

/** Forgets what was told of a meeting, but for those to whom its end is still to be told. Answers the mails that told it. */
export async function deleteDeliveries(tx: Db, meeting_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ outgoing_mail_id: string }>`
    delete from invitation_told t using meeting m
    where t.meeting_id = ${meeting_id} and m.meeting_id = t.meeting_id
      and (t.is_called_off or m.meeting_status <> 'cancelled' or m.occupied_until <= ${now})
    returning t.outgoing_mail_id`.execute(tx)
  return rows.map(({ outgoing_mail_id }) => outgoing_mail_id)
}

/** Meetings to come that the person has made here and asked others to. */
export async function listOrganized(tx: Db, user_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    select m.meeting_id from meeting m
    where m.user_id = ${user_id} and m.occupied_until > ${now} and m.meeting_integration_type = 'smart_calendar'
      and exists (select from meeting_attendee a where a.meeting_id = m.meeting_id and not a.is_organizer)`.execute(
    tx,
  )
  return rows.map(({ meeting_id }) => meeting_id)
}

/** Those of which somebody still counts on taking place. */
export async function listToldMeetings(tx: Db, user_id: string): Promise<string[]> {
  const { rows } = await sql<{ meeting_id: string }>`
    select distinct meeting_id from invitation_told where user_id = ${user_id}`.execute(tx)
  return rows.map(({ meeting_id }) => meeting_id)
}
