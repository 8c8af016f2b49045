import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { NamedAddress } from './claimed-answer.rules.ts'

/** A reply by mail that did not count, because it came from an address that is not invited. */
export interface ClaimedAnswer {
  readonly meeting_id: string
  readonly answer: 'accepted' | 'declined' | 'tentative'
  readonly comment: string | null
  readonly stamped_at: Date
  /** The meeting takes place at another time than the reply is for. */
  readonly is_for_other_time: boolean
  readonly from_name: string
  readonly from_address: string
  readonly person_name: string | null
  readonly person_address: string | null
  readonly reply_to_people: readonly NamedAddress[]
}

/** Undefined for any other mail, and where the meeting is not the person's own or does not take place. */
export async function findClaimedAnswer(
  db: Db,
  { user_id, mail_id }: { readonly user_id: string; readonly mail_id: string },
): Promise<ClaimedAnswer | undefined> {
  const { rows } = await sql<ClaimedAnswer>`
    select i.meeting_id, i.answer, i.comment, i.stamped_at, l.from_name, l.from_address, i.person_name, i.person_address,
      c.reply_to_people, case when i.starts_at is null then i.sequence < m.ical_sequence
        else i.starts_at <> m.first_starts_at end as is_for_other_time
    from mail_invitation i
    join mail l on l.mail_id = i.mail_id
    join mail_content c on c.mail_id = i.mail_id
    join meeting m on m.meeting_id = i.meeting_id and m.user_id = i.user_id
    where i.mail_id = ${mail_id} and i.user_id = ${user_id} and i.kind = 'answer' and i.answer is not null
      and i.refusal in ('not_from_attendee', 'not_invited') and not i.is_occurrence
      and m.outside_organizer_name is null and m.meeting_status = 'active'`.execute(db)
  return rows[0]
}

export interface InvitedGuest extends NamedAddress {
  readonly meeting_attendee_id: string
  readonly answered_at: Date | null
}

const most_guests = 100

export async function listInvitedGuests(db: Db, meeting_id: string): Promise<InvitedGuest[]> {
  const { rows } = await sql<InvitedGuest>`
    select a.meeting_attendee_id, a.answered_at, coalesce(u.full_name, a.guest_name, '') as name,
      coalesce(u.primary_email, a.guest_email) as address
    from meeting_attendee a left join app_user u on u.user_id = a.user_id
    where a.meeting_id = ${meeting_id} and not a.is_organizer
    order by lower(coalesce(u.full_name, a.guest_name, a.guest_email)), a.meeting_attendee_id
    limit ${most_guests}`.execute(db)
  return rows
}

/** The reply counts for this guest from now on. */
export async function adoptReply(
  tx: Db,
  { mail_id, meeting_attendee_id, name, address }: InvitedGuest & { readonly mail_id: string },
): Promise<void> {
  await tx
    .updateTable('mail_invitation')
    .set({ meeting_attendee_id, person_name: name, person_address: address, refusal: null })
    .where('mail_id', '=', mail_id)
    .execute()
}
