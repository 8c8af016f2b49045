import { listRoomProviders } from '@meridian/providers'
import type { Invitee, MeetingAction, OwnCounterProposal, Provider, ReaderAnswer } from '@meridian/contract'
import { type Insertable, type Selectable, type Updateable } from 'kysely'
import { type Db, queryRows } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { type LabelRow, labels_column } from '../label/label.api.ts'

export type MeetingRow = Omit<
  Selectable<Tables['meeting']>,
  'search_text' | 'import_sha256' | 'imported_calendar_id'
>

/** A meeting with its attendees, as one person sees it. */
export interface VisibleMeetingRow extends MeetingRow {
  readonly organizer_name: string
  /** For a series: the start that its rule gives the listed occurrence. */
  readonly original_starts_at: Date | null
  /** The meeting takes none of the reader's time until the reader responds. */
  readonly is_tentative: boolean
  readonly invitees: readonly InviteeRow[]
  /** The reader's answer to the mail of an outside organizer. */
  readonly mailed_answer: Omit<ReaderAnswer, 'own_counter_proposal'> | null
  /** The time that the reader proposed, also when it has passed. */
  readonly own_counters: readonly OwnCounterProposal[]
  /** The reader's own labels. */
  readonly labels: readonly LabelRow[]
  readonly sources: readonly SourceRow[]
  /** A guest booked it on a page of the reader or with the reader as host. */
  readonly is_booked: boolean
}

/** An event in one of the reader's accounts. */
export interface SourceRow {
  readonly provider: Provider
  readonly calendar_name: string
  readonly web_link: string | null
  readonly booking_status: string | null
  readonly problem: string | null
}

/** An invitee: with `user_id` a person of the workspace, without one a guest. */
export interface InviteeRow {
  readonly user_id: string | null
  readonly guest_id: string
  readonly guest_email: string | null
  readonly guest_name: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly full_name: string | null
  readonly primary_email: string | null
  readonly profile_picture: string | null
  readonly timezone: string | null
  readonly linkedin_url: string | null
  readonly primary_phone_number: string | null
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
  /** To the organizer; empty while there is no answer. */
  readonly answer_note: string
  /** What the answer is to; of a series all of it, unless it says otherwise. */
  readonly reply_scope?: Invitee['reply_scope']
  /** Null for others than the reader. */
  readonly meeting_proposal_id: string | null
}

/** Rooms come last among the sources of a meeting. */
const is_room = `c.provider = any('{${listRoomProviders().join(',')}}')`

/** Whether a mail of an outside organizer asked for the meeting `m`. Google shows its own invitations. */
export const is_asked_by_mail = `m.meeting_integration_type = 'custom' and exists (
  select from mailed_event e where e.meeting_id = m.meeting_id)`

/**
 * The hosts of the booking `b` of a collective page: those who attend its meeting, or all as long as there is none. No
 * rows for a booking of another page.
 */
export const collective_hosts = `
  select ph.user_id, ph.place from booking_page p
  join booking_page_host ph on ph.booking_page_id = p.booking_page_id
  where p.booking_page_id = b.booking_page_id and p.host_choice = 'collective' and (b.meeting_id is null or exists (
    select from meeting_attendee a where a.meeting_id = b.meeting_id and a.user_id = ph.user_id))`

/**
 * The columns of a VisibleMeetingRow, for a statement in which `m` is the meeting, `organizer` its organizer and
 * $1 the reader.
 */
export const visible_columns = `
  m.meeting_id, m.user_id, m.meeting_title, m.meeting_description, m.agenda, m.meeting_link,
  m.location_name, m.location_link, m.latitude, m.longitude, m.meeting_status, m.meeting_priority,
  m.meeting_integration_type, m.meeting_integration_id, m.meeting_timezone, m.first_start_wall, m.first_end_wall,
  m.first_starts_at, m.first_ends_at, m.starts_at, m.ends_at, m.last_ends_at, m.is_all_day, m.is_transparent,
  m.recurring_type, m.recurring_days, m.recurring_end_date, m.rrule, m.added_walls, m.ical_uid, m.ical_sequence,
  m.created_at, m.updated_at, m.outside_organizer_name, m.outside_organizer_email, m.is_only_read, m.conference, m.conference_state,
  m.conference_problem, m.conference_request_id, organizer.full_name as organizer_name,
  case when m.rrule is not null or m.added_walls <> '{}' then coalesce(
    (select min(e.original_starts_at) from meeting_exception e
      where e.meeting_id = m.meeting_id and e.starts_at = m.starts_at and e.ends_at = m.ends_at),
    m.starts_at) end as original_starts_at,
  m.outside_organizer_name is not null and exists (
    select from meeting_attendee mine where mine.meeting_id = m.meeting_id and mine.user_id = $1
      and mine.awaits_answer) as is_tentative,
  case when m.outside_organizer_name is not null then (
    select json_build_object('meeting_proposal_id', mine.meeting_attendee_id, 'meeting_action', mine.meeting_action,
      'is_tentative', mine.is_tentative,
      'answer_note', case when mine.answered_at is null then '' else mine.answer_note end)
    from meeting_attendee mine
    where mine.meeting_id = m.meeting_id and mine.user_id = $1 and mine.is_organizer and ${is_asked_by_mail}
  ) end as mailed_answer,
  (select coalesce(json_agg(json_build_object('original_start_timestamp', c.original_starts_at,
      'start_timestamp', c.starts_at, 'end_timestamp', c.ends_at, 'can_withdraw', not c.is_mailed)), '[]')
    from counter_proposal c
    where c.meeting_id = m.meeting_id and c.user_id = $1 and c.meeting_action = 'pending') as own_counters,
  (select coalesce(json_agg(json_build_object(
      'user_id', a.user_id, 'guest_id', a.guest_id, 'guest_email', a.guest_email, 'guest_name', a.guest_name,
      'first_name', u.first_name, 'last_name', u.last_name, 'full_name', u.full_name,
      'primary_email', u.primary_email, 'profile_picture', u.profile_picture, 'timezone', u.timezone,
      'linkedin_url', u.linkedin_url, 'primary_phone_number', u.primary_phone_number,
      'meeting_action', a.meeting_action, 'is_tentative', a.is_tentative,
      'answer_note', case when a.answered_at is null then '' else a.answer_note end,
      'meeting_proposal_id', case when a.user_id = $1 then a.meeting_attendee_id end) order by
      a.meeting_attendee_id), '[]')
    from meeting_attendee a left join app_user u on u.user_id = a.user_id
    where a.meeting_id = m.meeting_id and not a.is_organizer) as invitees,
  (select coalesce(json_agg(json_build_object(
      'provider', c.provider, 'calendar_name', k.name, 'web_link', r.facts ->> 'web_link',
      'booking_status', r.facts ->> 'booking_status', 'problem', r.push_problem) order by
      r.external_id is distinct from m.meeting_integration_id, ${is_room}, c.provider, k.name), '[]')
    from remote_event r
    join connection c on c.connection_id = r.connection_id
    join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id
    where r.meeting_id = m.meeting_id and r.user_id = $1) as sources,
  exists (select from booking b where b.meeting_id = m.meeting_id and b.booking_state = 'booked'
    and (b.user_id = $1 or b.host_id = $1 or exists (
      select from (${collective_hosts}) host where host.user_id = $1))) as is_booked, ${labels_column}`

/** Throws `not_found` for a missing meeting, and for one that the person neither organizes nor attends or has hidden. */
export async function getVisibleMeeting(
  db: Db,
  user_id: string,
  meeting_id: string,
): Promise<VisibleMeetingRow> {
  const [meeting] = await queryRows<VisibleMeetingRow>(db, {
    name: 'meeting_seen',
    text: `select ${visible_columns}
      from meeting_attendee me
      join meeting m on m.meeting_id = me.meeting_id
      join app_user organizer on organizer.user_id = m.user_id
      where me.meeting_id = $2 and me.user_id = $1 and me.hidden_at is null`,
    values: [user_id, meeting_id],
  })
  if (!meeting) throw notFound()
  return meeting
}

/** Titles of meetings that the person attends or organizes. */
export function listTitles(db: Db, user_id: string, meeting_ids: readonly string[]) {
  return queryRows<{ meeting_id: string; meeting_title: string }>(db, {
    name: 'meeting_titles',
    text: `select m.meeting_id, m.meeting_title
      from meeting m join meeting_attendee a on a.meeting_id = m.meeting_id and a.user_id = $1
      where m.meeting_id = any ($2::uuid[])`,
    values: [user_id, meeting_ids],
  })
}

/** Locks the meeting itself, without a check of permission. */
export async function lockMeeting(tx: Db, meeting_id: string): Promise<MeetingRow> {
  const meeting = await tx
    .selectFrom('meeting')
    .selectAll()
    .where('meeting_id', '=', meeting_id)
    .forUpdate()
    .executeTakeFirst()
  if (!meeting) throw notFound()
  return meeting
}

export async function insertMeeting(tx: Db, meeting: Insertable<Tables['meeting']>): Promise<void> {
  await tx.insertInto('meeting').values(meeting).execute()
}

export async function updateMeetingRow(
  tx: Db,
  meeting_id: string,
  change: Updateable<Tables['meeting']>,
): Promise<void> {
  await tx.updateTable('meeting').set(change).where('meeting_id', '=', meeting_id).execute()
}

/** Deletes the meeting with its attendees, changed occurrences and proposals. */
export async function deleteMeetingRow(tx: Db, meeting_id: string): Promise<void> {
  await tx.deleteFrom('meeting').where('meeting_id', '=', meeting_id).execute()
}

function notFound(): AppError {
  return new AppError('not_found', 'Meeting not found.')
}
