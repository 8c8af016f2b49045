import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** The mail that the reply answers. */
export interface AnsweredMail {
  readonly mail_id: string
  readonly message_id: string | null
}

/** The newest one; undefined where it has been deleted for good. */
export async function findAnswered(
  tx: Db,
  { user_id, meeting_id }: { readonly user_id: string; readonly meeting_id: string | null },
): Promise<AnsweredMail | undefined> {
  const { rows } = await sql<AnsweredMail>`
    select i.mail_id, c.message_id
    from mail_invitation i join mail_content c on c.mail_id = i.mail_id
    where i.meeting_id = ${meeting_id} and i.user_id = ${user_id} and i.kind = 'request' and i.refusal is null
    order by i.sequence desc, i.stamped_at desc, i.mail_id desc limit 1`.execute(tx)
  return rows[0]
}

/** The mailbox of the address itself, where the person has connected it; else another one that can send. */
export async function findSendingMailbox(
  tx: Db,
  { user_id, address }: { readonly user_id: string; readonly address: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ mailbox_id: string }>`
    select mailbox_id from mailbox
    where user_id = ${user_id} and kind <> 'file'
    order by lower(account) <> lower(${address}), mailbox_id limit 1`.execute(tx)
  return rows[0]?.mailbox_id
}

/** A guest's counter proposal that the organizer has declined, for a meeting that takes place. */
export interface DeclinedProposal {
  readonly counter_proposal_id: string
  readonly answered_at: Date
  readonly counter_starts_at: Date
  readonly counter_ends_at: Date
  readonly meeting_attendee_id: string
  readonly guest_email: string
  readonly guest_name: string | null
  readonly user_id: string
  readonly organizer_name: string
  readonly organizer_email: string
  readonly language: string
  readonly time_format: '12' | '24'
  readonly meeting_title: string
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  /** Of the meeting, or of the one date that the proposal is for. */
  readonly starts_at: Date
  readonly ends_at: Date
  readonly last_ends_at: Date | number
  /** The start that the rule of a series gives the one date. */
  readonly original_starts_at: Date | null
  /** Of the last mail to the guest about the meeting. */
  readonly ical_uid: string
  readonly ical_sequence: number
}

/**
 * Undefined for one that is open again, and for one of a person with an account, who sees the answer in the
 * app.
 */
export async function findDeclinedProposal(
  tx: Db,
  counter_proposal_id: string,
): Promise<DeclinedProposal | undefined> {
  const { rows } = await sql<DeclinedProposal>`
    select c.counter_proposal_id, c.answered_at, c.starts_at as counter_starts_at, c.ends_at as counter_ends_at,
      a.meeting_attendee_id, a.guest_email, a.guest_name, o.user_id, o.full_name as organizer_name,
      o.primary_email as organizer_email, o.language, o.time_format, m.meeting_title, m.meeting_timezone,
      m.is_all_day, c.original_starts_at, coalesce(d.ical_uid, m.ical_uid) as ical_uid,
      coalesce(d.sequence, m.ical_sequence) as ical_sequence,
      case when c.original_starts_at is null then m.starts_at else c.replaces_starts_at end as starts_at,
      case when c.original_starts_at is null then m.ends_at else c.replaces_ends_at end as ends_at,
      case when c.original_starts_at is null then m.last_ends_at else c.replaces_ends_at end as last_ends_at
    from counter_proposal c
    join meeting_attendee a on a.meeting_attendee_id = c.meeting_attendee_id and a.guest_email is not null
    join meeting m on m.meeting_id = c.meeting_id and m.meeting_status = 'active'
    join app_user o on o.user_id = m.user_id
    left join invitation_delivery d on d.meeting_id = m.meeting_id and lower(d.address) = lower(a.guest_email)
    where c.counter_proposal_id = ${counter_proposal_id} and c.meeting_action = 'rejected'`.execute(tx)
  return rows[0]
}
