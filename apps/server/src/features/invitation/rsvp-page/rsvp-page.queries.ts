import type { MeetingAction, MeetingStatus, RecurringType } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { guest_zone } from '../guest-zone.queries.ts'

/** An invitation as the page shows it. */
export interface InvitedRow {
  readonly meeting_attendee_id: string
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
  readonly answered_at: Date | null
  /** To the organizer; empty while there is no answer. */
  readonly answer_note: string
  readonly guest_name: string | null
  readonly guest_email: string
  /** Of an attendee with an account; null for guests, as is the format of times. */
  readonly language: string | null
  readonly time_format: '12' | '24' | null
  /** Of an attendee with an account, else as the guest last read the organizer's times; null where it is unknown. */
  readonly timezone: string | null
  readonly meeting_id: string
  readonly organizer_id: string
  readonly organizer_name: string
  readonly organizer_email: string
  readonly meeting_title: string
  readonly meeting_description: string
  readonly agenda: string
  readonly meeting_link: string | null
  readonly location_name: string | null
  readonly location_link: string | null
  readonly meeting_status: MeetingStatus
  readonly meeting_timezone: string
  readonly is_all_day: boolean
  readonly is_series: boolean
  readonly recurring_type: RecurringType | null
  readonly first_starts_at: Date
  readonly first_ends_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
  readonly last_ends_at: Date | number
  /** The start of the attendee's latest counter proposal. */
  readonly counter_starts_at: Date | null
  readonly counter_ends_at: Date | null
  readonly counter_action: MeetingAction | null
}

/** Undefined for a removed attendee, and for a deleted meeting. */
export async function findInvited(db: Db, meeting_attendee_id: string): Promise<InvitedRow | undefined> {
  const { rows } = await sql<InvitedRow>`
    select a.meeting_attendee_id, a.meeting_action, a.is_tentative, a.answered_at,
      case when a.answered_at is null then '' else a.answer_note end as answer_note,
      coalesce(u.full_name, a.guest_name) as guest_name, coalesce(u.primary_email, a.guest_email) as guest_email,
      u.language, u.time_format, coalesce(u.timezone, ${guest_zone}) as timezone, m.meeting_id, o.user_id as organizer_id,
      o.full_name as organizer_name, o.primary_email as organizer_email, m.meeting_title, m.meeting_description,
      m.agenda, m.meeting_link, m.location_name, m.location_link, m.meeting_status, m.meeting_timezone, m.is_all_day,
      a.is_series, m.recurring_type, m.first_starts_at, m.first_ends_at, m.starts_at, m.ends_at, m.last_ends_at,
      c.starts_at as counter_starts_at, c.ends_at as counter_ends_at, c.meeting_action as counter_action
    from meeting_attendee a
    join meeting m on m.meeting_id = a.meeting_id
    join app_user o on o.user_id = m.user_id
    left join app_user u on u.user_id = a.user_id
    left join lateral (
      select starts_at, ends_at, meeting_action from counter_proposal
      where meeting_attendee_id = a.meeting_attendee_id and original_starts_at is null
      order by created_at desc, counter_proposal_id desc limit 1) c on true
    where a.meeting_attendee_id = ${meeting_attendee_id} and not a.is_organizer and m.outside_organizer_name is null`.execute(
    db,
  )
  return rows[0]
}
