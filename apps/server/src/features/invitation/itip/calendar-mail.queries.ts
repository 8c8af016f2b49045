import type { MeetingAction, MeetingIntegrationType } from '@meridian/contract'
import type { MessagePart } from '@meridian/icalendar'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { MailCalendar } from './message.rules.ts'
import { uidOf } from '../../meeting/meeting.api.ts'

/** A mail with a calendar, and its owner. */
export interface CalendarMail {
  readonly mail_id: string
  readonly user_id: string
  readonly place: 'received' | 'sent' | 'hidden'
  readonly subject: string
  readonly from_name: string
  readonly from_address: string
  readonly mail_date: Date
  readonly calendars: readonly MailCalendar[]
  readonly timezone: string
}

export async function findCalendarMail(db: Db, mail_id: string): Promise<CalendarMail | undefined> {
  const { rows } = await sql<CalendarMail>`
    select m.mail_id, m.user_id, m.place, m.subject, m.from_name, m.from_address, m.mail_date, c.calendars, u.timezone
    from mail m join mail_content c on c.mail_id = m.mail_id join app_user u on u.user_id = m.user_id
    where m.mail_id = ${mail_id}`.execute(db)
  return rows[0]
}

/** The longest time that parsing a calendar takes; a dead process's job is not retried sooner. */
const reading_longest_ms = 30_000

/** Records that parsing a mail's calendar begins. False where a process ended while it parsed it. */
export async function beginCalendar(db: Db, mail_id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_content')
    .set({ calendar_began_at: sql<Date>`coalesce(calendar_began_at, ${now})` })
    .where('mail_id', '=', mail_id)
    .where((is) =>
      is.or([
        is('calendar_began_at', 'is', null),
        // Another process is parsing the same calendar.
        is('calendar_began_at', '>', new Date(now.getTime() - reading_longest_ms)),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function endCalendar(db: Db, mail_id: string): Promise<void> {
  await db
    .updateTable('mail_content')
    .set({ calendar_began_at: null })
    .where('mail_id', '=', mail_id)
    .execute()
}

/** A meeting in the person's calendar with the uid of an event. */
export interface HeldMeeting {
  readonly meeting_id: string
  readonly meeting_attendee_id: string
  readonly is_organizer: boolean
  readonly meeting_action: MeetingAction
  readonly time_use: Selectable<Tables['meeting_attendee']>['time_use']
  readonly meeting_integration_type: MeetingIntegrationType
  /** Created from a mail with a calendar. */
  readonly is_mailed: boolean
  /** In lower case. */
  readonly organizer_address: string
  readonly is_outside: boolean
  readonly ical_sequence: number
  readonly meeting_timezone: string
  readonly is_series: boolean
  readonly first_starts_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
}

/**
 * All of them: by the uid itself, by an event at Google or in a mail with it, all parts of a series included, or by the
 * meeting id in Meridian's own uids.
 */
export async function listHeldMeetings(
  tx: Db,
  user_id: string,
  { uid, recurrence }: Pick<MessagePart, 'uid' | 'recurrence'>,
): Promise<HeldMeeting[]> {
  const uids = [uid, ...[null, recurrence].map((recurrence_id) => uidOf({ uid, recurrence_id }))]
  const { rows } = await sql<HeldMeeting>`
    select m.meeting_id, a.meeting_attendee_id, a.is_organizer, a.meeting_action, a.time_use, m.meeting_integration_type,
      exists (select from mailed_event e where e.meeting_id = m.meeting_id) as is_mailed,
      lower(coalesce(m.outside_organizer_email, o.primary_email)) as organizer_address,
      m.outside_organizer_name is not null as is_outside, m.ical_sequence, m.meeting_timezone, a.is_series,
      m.first_starts_at, m.starts_at, m.ends_at
    from meeting_attendee a
    join meeting m on m.meeting_id = a.meeting_id
    join app_user o on o.user_id = m.user_id
    where a.user_id = ${user_id} and (
      m.ical_uid = any (${uids}::text[]) or m.meeting_id = ${meetingIdIn(uid)}
      or exists (select from remote_event r
        where r.user_id = ${user_id} and r.ical_uid = ${uid} and r.meeting_id = m.meeting_id)
      or exists (select from mailed_event e
        where e.user_id = ${user_id} and e.meeting_id = m.meeting_id
          and (e.ical_uid = any (${uids}::text[]) or e.series_ical_uid = any (${uids}::text[]))))
    order by a.is_organizer, m.meeting_id`.execute(tx)
  return rows
}

/** Meridian writes uids to mails and to Google that contain the meeting's id. */
function meetingIdIn(uid: string): string | null {
  const plain = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@|$)/i.exec(uid)?.[1]
  if (plain !== undefined) return plain.toLowerCase()
  const hex = /^meridian([0-9a-f]{32})@google\.com$/.exec(uid)?.[1]
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') ?? null
}

/** The attendee with an address, with an account or without one. */
export async function findAttendeeByAddress(
  tx: Db,
  meeting_id: string,
  address: string,
): Promise<{ meeting_attendee_id: string; answered_at: Date | null } | undefined> {
  const { rows } = await sql<{ meeting_attendee_id: string; answered_at: Date | null }>`
    select a.meeting_attendee_id, a.answered_at
    from meeting_attendee a left join app_user u on u.user_id = a.user_id
    where a.meeting_id = ${meeting_id} and not a.is_organizer
      and lower(coalesce(a.guest_email, u.primary_email)) = lower(${address})`.execute(tx)
  return rows[0]
}

/** Turns it into a meeting of an outside organizer who invites the person. */
export async function updateInvitedMeeting(
  tx: Db,
  asked: {
    readonly meeting_id: string
    readonly organizer_name: string
    readonly organizer_address: string
    /** Null keeps the person's response. */
    readonly meeting_action: MeetingAction | null
    readonly time_use: 'as_meeting' | 'when_answered'
  },
  now: Date,
): Promise<string> {
  const { meeting_id, meeting_action, time_use } = asked
  await sql`
    update meeting set outside_organizer_name = ${asked.organizer_name || asked.organizer_address},
      outside_organizer_email = ${asked.organizer_address}
    where meeting_id = ${meeting_id}`.execute(tx)
  const { rows } = await sql<{ meeting_attendee_id: string }>`
    update meeting_attendee set
      meeting_action = coalesce(${meeting_action}::meeting_action, meeting_action),
      is_tentative = is_tentative and ${meeting_action}::text is null,
      answered_at = case when ${meeting_action}::text is null then answered_at
        when ${meeting_action}::text = 'pending' then null else ${now}::timestamptz end,
      hidden_at = case when ${meeting_action}::text is null then hidden_at end,
      time_use = ${time_use}
    where meeting_id = ${meeting_id} and is_organizer
    returning meeting_attendee_id`.execute(tx)
  return rows[0]?.meeting_attendee_id ?? ''
}

export async function deleteGuests(tx: Db, meeting_id: string): Promise<void> {
  await sql`delete from meeting_attendee where meeting_id = ${meeting_id} and user_id is null`.execute(tx)
}

export async function updateCancelled(tx: Db, meeting_id: string, now: Date): Promise<void> {
  await sql`
    update meeting set meeting_status = 'cancelled', ical_sequence = ical_sequence + 1, updated_at = ${now}
    where meeting_id = ${meeting_id} and meeting_status <> 'cancelled'`.execute(tx)
}

/**
 * Closes the person's open counter proposals to an outside organizer; with a date of a series those for the date and for
 * the whole series, of which a mail names one date.
 */
export async function rejectOwnProposals(
  tx: Db,
  meeting_id: string,
  now: Date,
  original_starts_at: Date | null = null,
): Promise<void> {
  await sql`
    update counter_proposal set meeting_action = 'rejected', answered_at = ${now}
    where meeting_id = ${meeting_id} and meeting_action = 'pending'
      and (original_starts_at is null or coalesce(original_starts_at = ${original_starts_at}::timestamptz, true))`.execute(
    tx,
  )
}
