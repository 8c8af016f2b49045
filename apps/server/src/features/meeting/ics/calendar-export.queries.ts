import type { MeetingAction } from '@meridian/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

type Meeting = Selectable<Tables['meeting']>

/** A meeting with everything that a calendar file contains. */
export interface ExportRow
  extends Pick<
    Meeting,
    | 'meeting_id'
    | 'user_id'
    | 'meeting_title'
    | 'meeting_description'
    | 'agenda'
    | 'meeting_link'
    | 'location_name'
    | 'location_link'
    | 'latitude'
    | 'longitude'
    | 'meeting_status'
    | 'meeting_priority'
    | 'meeting_timezone'
    | 'first_start_wall'
    | 'first_end_wall'
    | 'is_all_day'
    | 'is_transparent'
    | 'rrule'
    | 'added_walls'
    | 'ical_uid'
    | 'ical_sequence'
    | 'outside_organizer_name'
    | 'outside_organizer_email'
    | 'created_at'
    | 'updated_at'
  > {
  /** The meeting takes none of the reader's time until the reader responds. */
  readonly is_tentative: boolean
  readonly people: readonly ExportPerson[]
  readonly exceptions: readonly ExportException[]
  /** Answers to single dates of a series, the latest last. */
  readonly replies: readonly ExportReply[]
}

export interface ExportReply {
  readonly meeting_attendee_id: string
  readonly original_starts_ms: number
  readonly is_for_following: boolean
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
}

export interface ExportPerson {
  readonly user_id: string | null
  readonly guest_id: string
  readonly meeting_attendee_id: string
  readonly name: string | null
  readonly email: string
  readonly is_organizer: boolean
  readonly meeting_action: MeetingAction
  readonly is_tentative: boolean
  /** The organizer's program invites the person. */
  readonly is_told_elsewhere: boolean
}

export interface ExportException {
  readonly original_starts_ms: number
  readonly is_cancelled: boolean
  readonly start_wall: string | null
  readonly end_wall: string | null
  readonly meeting_timezone: string | null
  readonly meeting_title: string | null
  readonly meeting_description: string | null
  readonly meeting_link: string | null
  readonly location_name: string | null
  readonly is_transparent: boolean | null
}

/** The approximate size of a meeting: 1 for a plain one. */
export interface MeetingWeight {
  readonly meeting_id: string
  readonly weight: number
}

/**
 * Everything the person organizes or has not declined, by start; with `meeting_ids` only those, whatever the
 * response.
 */
export async function listExportWeights(
  db: Db,
  user_id: string,
  meeting_ids: readonly string[] | null = null,
): Promise<MeetingWeight[]> {
  const { rows } = await sql<MeetingWeight>`
    select a.meeting_id, 1 + (length(m.meeting_description) / 2000)
      + (select count(*) from meeting_attendee p where p.meeting_id = a.meeting_id)
      + (select count(*) from meeting_exception e where e.meeting_id = a.meeting_id) as weight
    from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
    where a.user_id = ${user_id} and a.hidden_at is null and ${
      meeting_ids === null
        ? sql`a.meeting_action <> 'rejected'`
        : sql`a.meeting_id = any (${meeting_ids}::uuid[])`
    }
    order by a.starts_at, a.meeting_id`.execute(db)
  return rows
}

/** The meetings among these that the person may see, in the order of the ids. */
export async function listExportRows(
  db: Db,
  user_id: string,
  meeting_ids: readonly string[],
): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select m.meeting_id, m.user_id, m.meeting_title, m.meeting_description, m.agenda, m.meeting_link, m.location_name,
      m.location_link, m.latitude, m.longitude, m.meeting_status, m.meeting_priority, m.meeting_timezone,
      m.first_start_wall, m.first_end_wall, m.is_all_day, m.is_transparent, m.rrule, m.added_walls, m.ical_uid,
      m.ical_sequence, m.outside_organizer_name, m.outside_organizer_email, m.created_at, m.updated_at, me.awaits_answer as is_tentative,
      (select json_agg(json_build_object(
          'user_id', a.user_id, 'guest_id', a.guest_id, 'meeting_attendee_id', a.meeting_attendee_id, 'name', coalesce(u.full_name, a.guest_name),
          'email', coalesce(u.primary_email, a.guest_email), 'is_organizer', a.is_organizer,
          'meeting_action', a.meeting_action, 'is_tentative', a.is_tentative,
          'is_told_elsewhere', a.is_told_elsewhere) order by a.is_organizer desc, a.meeting_attendee_id)
        from meeting_attendee a left join app_user u on u.user_id = a.user_id
        where a.meeting_id = m.meeting_id) as people,
      (select coalesce(json_agg(json_build_object(
          'original_starts_ms', date_part('epoch', e.original_starts_at) * 1000, 'is_cancelled', e.is_cancelled,
          'start_wall', e.start_wall, 'end_wall', e.end_wall, 'meeting_timezone', e.meeting_timezone,
          'meeting_title', e.meeting_title, 'meeting_description', e.meeting_description,
          'meeting_link', e.meeting_link, 'location_name', e.location_name, 'is_transparent', e.is_transparent)
          order by e.original_starts_at), '[]')
        from meeting_exception e where e.meeting_id = m.meeting_id) as exceptions,
      (select coalesce(json_agg(json_build_object(
          'meeting_attendee_id', r.meeting_attendee_id,
          'original_starts_ms', date_part('epoch', r.original_starts_at) * 1000, 'is_for_following', r.is_for_following,
          'meeting_action', r.meeting_action, 'is_tentative', r.is_tentative)
          order by r.answered_at, r.original_starts_at, r.is_for_following desc), '[]')
        from occurrence_reply r where r.meeting_id = m.meeting_id) as replies
    from unnest(${meeting_ids}::uuid[]) with ordinality as wanted (meeting_id, place)
    join meeting m on m.meeting_id = wanted.meeting_id
    join meeting_attendee me on me.meeting_id = m.meeting_id and me.user_id = ${user_id} and me.hidden_at is null
    order by wanted.place`.execute(db)
  return rows
}

/** The person whose calendar it is. */
export type Owner = Pick<Selectable<Tables['app_user']>, 'user_id' | 'primary_email' | 'timezone'>

export function findOwner(db: Db, user_id: string): Promise<Owner | undefined> {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'primary_email', 'timezone'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** By address, ignoring case. */
export function findOwnerByEmail(db: Db, address: string): Promise<Owner | undefined> {
  return db
    .selectFrom('app_user')
    .select(['user_id', 'primary_email', 'timezone'])
    .where(sql<boolean>`lower(primary_email) = lower(${address})`)
    .executeTakeFirst()
}
