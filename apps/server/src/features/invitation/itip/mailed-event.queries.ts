import type { MeetingAction } from '@meridian/contract'
import type { CalendarEvent } from '@meridian/icalendar'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'

type Stored = Selectable<Tables['mailed_event']>

/** The latest state of one event according to an outside organizer's mails. */
export interface MailedEventRow extends Omit<Stored, 'event'> {
  readonly event: CalendarEvent | null
}

/** The event, locked until the transaction ends. */
export async function lockMailedEvent(
  tx: Db,
  user_id: string,
  ical_uid: string,
): Promise<MailedEventRow | undefined> {
  const { rows } = await sql<MailedEventRow>`
    select * from mailed_event where user_id = ${user_id} and ical_uid = ${ical_uid} for update`.execute(tx)
  return rows[0]
}

/** Stores the current state. `sent_reply_status` is the response that the organizer knows of; null keeps it. */
export async function upsertMailedEvent(
  tx: Db,
  row: Omit<
    MailedEventRow,
    | 'sent_reply_status'
    | 'sent_is_tentative'
    | 'sent_note'
    | 'sent_counter_id'
    | 'outgoing_mail_id'
    | 'created_at'
    | 'updated_at'
  >,
  { sent_reply_status, now }: { readonly sent_reply_status: MeetingAction | null; readonly now: Date },
): Promise<void> {
  const stored = {
    ...row,
    event: row.event && storableJson(row.event),
    occurrence_versions: storableJson(row.occurrence_versions),
    updated_at: now,
    ...(sent_reply_status !== null && { sent_reply_status, sent_is_tentative: false }),
  }
  await tx
    .insertInto('mailed_event')
    .values({ ...stored, created_at: now })
    .onConflict((on) => on.columns(['user_id', 'ical_uid']).doUpdateSet(stored))
    .execute()
}

/** The person's response to an event, and the name and language to reply with. */
export interface AttendeeStatus {
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
  readonly answer_note: string
  readonly full_name: string
  readonly language: string
  readonly timezone: string
  readonly time_format: '12' | '24'
  readonly is_active: boolean
  readonly meeting_timezone: string
  readonly last_ends_at: Date | number
  readonly starts_at: Date
  readonly ends_at: Date
  readonly original_starts_at: Date
  readonly counter_proposal_id: string | null
  readonly counter_starts_at: Date | null
  readonly counter_ends_at: Date | null
}

/** Undefined where the meeting is gone, or Google replies for the person. */
export async function findAttendeeStatus(
  tx: Db,
  { user_id, meeting_id }: Pick<MailedEventRow, 'user_id' | 'meeting_id'>,
): Promise<AttendeeStatus | undefined> {
  const { rows } = await sql<AttendeeStatus>`
    select a.meeting_action, a.is_tentative, a.answer_note, u.full_name, u.language, u.timezone, u.time_format,
      m.meeting_status = 'active' as is_active, m.meeting_timezone, m.last_ends_at, m.starts_at, m.ends_at,
      coalesce((select min(e.original_starts_at) from meeting_exception e
        where e.meeting_id = m.meeting_id and e.starts_at = m.starts_at and e.ends_at = m.ends_at),
        m.starts_at) as original_starts_at,
      c.counter_proposal_id, c.starts_at as counter_starts_at, c.ends_at as counter_ends_at
    from meeting m
    join meeting_attendee a on a.meeting_id = m.meeting_id and a.user_id = m.user_id
    join app_user u on u.user_id = m.user_id
    left join counter_proposal c on c.meeting_attendee_id = a.meeting_attendee_id and c.meeting_action = 'pending'
    where m.meeting_id = ${meeting_id} and m.user_id = ${user_id} and m.meeting_integration_type = 'custom'`.execute(
    tx,
  )
  return rows[0]
}

/** Records the response that the organizer knows of by now. */
export async function updateSentReply(
  tx: Db,
  { user_id, ical_uid }: Pick<MailedEventRow, 'user_id' | 'ical_uid'>,
  told: {
    readonly sent_reply_status?: MeetingAction
    readonly sent_is_tentative?: boolean
    readonly sent_note?: string
    readonly sent_counter_id?: string
    readonly outgoing_mail_id?: string
  },
): Promise<void> {
  await tx
    .updateTable('mailed_event')
    .set(told)
    .where('user_id', '=', user_id)
    .where('ical_uid', '=', ical_uid)
    .execute()
}
