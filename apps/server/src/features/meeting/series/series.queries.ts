import type { Occurrence } from '@meridian/contract'
import type { ChangedOccurrence, OccurrenceChange, SeriesTimes } from '@meridian/engine'
import { type Selectable, sql } from 'kysely'
import { type Db, queryRows } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { first_label_column } from '../../label/label.api.ts'
import { calendar_key_column } from '../calendars/calendar-list.queries.ts'
import type { MeetingRow } from '../meeting.queries.ts'

type ExceptionRow = Selectable<Tables['meeting_exception']>

/** The values that an occurrence may have of its own, besides its times; null means the value of its series. */
export type OwnValues = Pick<
  ExceptionRow,
  'meeting_title' | 'meeting_description' | 'meeting_link' | 'location_name' | 'is_transparent'
>

/** A changed occurrence of a series. */
export interface MeetingException extends ChangedOccurrence, OwnValues {}

/** A series with the changes of its occurrences. */
export interface SeriesRow extends SeriesTimes, Pick<MeetingRow, 'meeting_id' | 'ends_at'> {
  readonly changes: readonly OccurrenceChange[]
}

/** The changes of one series as JSON, for a statement in which `m` is the meeting. */
const changes_column = `
  (select coalesce(json_agg(json_build_object(
      'original_starts_ms', extract(epoch from e.original_starts_at) * 1000,
      'is_cancelled', e.is_cancelled,
      'starts_ms', extract(epoch from e.starts_at) * 1000,
      'ends_ms', extract(epoch from e.ends_at) * 1000)), '[]')
    from meeting_exception e where e.meeting_id = m.meeting_id) as changes`

/**
 * The person's series whose listed occurrence is over and not the last; at most 1,000, the others with the
 * next call.
 */
export function listSeriesBehind(db: Db, user_id: string, now: Date): Promise<SeriesRow[]> {
  return queryRows<SeriesRow>(db, {
    name: 'series_behind',
    text: `select m.meeting_id, m.ends_at, m.first_start_wall, m.first_end_wall, m.meeting_timezone,
        m.is_all_day, m.rrule, m.added_walls, ${changes_column}
      from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
      where a.user_id = $1 and a.hidden_at is null and a.is_series
        and a.ends_at <= $2 and a.ends_at < a.last_ends_at
      order by a.ends_at desc
      limit 1000`,
    values: [user_id, now],
  })
}

export interface ListedTimes {
  readonly meeting_id: string
  /** The listed end when the times were computed. */
  readonly was_ends_at: Date
  readonly starts_at: Date
  readonly ends_at: Date
  readonly last_ends_at: Date | 'infinity'
}

/** Updates the listed occurrence, unless the series has changed meanwhile. */
export async function updateListedTimes(db: Db, listed: readonly ListedTimes[]): Promise<void> {
  await sql`
    update meeting m set starts_at = l.starts_at, ends_at = l.ends_at, last_ends_at = l.last_ends_at
    from unnest(
      ${listed.map(({ meeting_id }) => meeting_id)}::uuid[],
      ${listed.map(({ was_ends_at }) => was_ends_at)}::timestamptz[],
      ${listed.map(({ starts_at }) => starts_at)}::timestamptz[],
      ${listed.map(({ ends_at }) => ends_at)}::timestamptz[],
      ${listed.map(({ last_ends_at }) => last_ends_at)}::timestamptz[]
    ) as l (meeting_id, was_ends_at, starts_at, ends_at, last_ends_at)
    where m.meeting_id = l.meeting_id and m.ends_at = l.was_ends_at`.execute(db)
}

export async function listExceptions(tx: Db, meeting_id: string): Promise<MeetingException[]> {
  const rows = await tx
    .selectFrom('meeting_exception')
    .selectAll()
    .where('meeting_id', '=', meeting_id)
    .execute()
  return rows.map(({ meeting_id: _id, original_starts_at, starts_at, ends_at, ...row }) => ({
    ...row,
    original_starts_ms: original_starts_at.getTime(),
    starts_ms: starts_at && starts_at.getTime(),
    ends_ms: ends_at && ends_at.getTime(),
  }))
}

/** Replaces all changed occurrences of the series. */
export async function replaceExceptions(
  tx: Db,
  meeting_id: string,
  exceptions: readonly MeetingException[],
): Promise<void> {
  await tx.deleteFrom('meeting_exception').where('meeting_id', '=', meeting_id).execute()
  await insertExceptions(tx, meeting_id, exceptions)
}

/** Replaces one changed occurrence; null makes it like its series again. */
export async function replaceException(
  tx: Db,
  { meeting_id, original_starts_ms }: { readonly meeting_id: string; readonly original_starts_ms: number },
  exception: MeetingException | null,
): Promise<void> {
  await tx
    .deleteFrom('meeting_exception')
    .where('meeting_id', '=', meeting_id)
    .where('original_starts_at', '=', new Date(original_starts_ms))
    .execute()
  if (exception) await insertExceptions(tx, meeting_id, [exception])
}

export async function insertExceptions(
  tx: Db,
  meeting_id: string,
  exceptions: readonly MeetingException[],
): Promise<void> {
  if (exceptions.length === 0) return
  const rows = exceptions.map(({ original_starts_ms, starts_ms, ends_ms, ...exception }) => ({
    ...exception,
    meeting_id,
    original_starts_at: new Date(original_starts_ms),
    starts_at: starts_ms === null ? null : new Date(starts_ms),
    ends_at: ends_ms === null ? null : new Date(ends_ms),
  }))
  await tx.insertInto('meeting_exception').values(rows).execute()
}

export interface OccurrenceChangeRow extends Pick<OccurrenceChange, 'original_starts_ms'> {
  readonly meeting_title: string | null
  readonly meeting_link: string | null
  readonly location_name: string | null
  readonly is_transparent: boolean | null
}

/** The fields of a meeting in a calendar window, for one reader. */
export type CalendarRow = Pick<
  MeetingRow,
  | 'meeting_id'
  | 'meeting_title'
  | 'meeting_link'
  | 'location_name'
  | 'meeting_status'
  | 'meeting_integration_type'
  | 'meeting_timezone'
  | 'outside_organizer_name'
  | 'is_only_read'
  | 'is_transparent'
  | 'rrule'
  | 'added_walls'
> &
  Pick<Selectable<Tables['meeting_attendee']>, 'is_organizer' | 'meeting_action'> & {
    readonly is_tentative: boolean
    readonly invitee_count: number
    readonly calendar_key: string
    readonly calendar_problem: string | null
    readonly first_label: Occurrence['first_label']
    readonly changes: readonly OccurrenceChangeRow[]
  }

/** The schedule of a meeting that may touch a window. */
export type CalendarTimesRow = SeriesTimes &
  Pick<MeetingRow, 'meeting_id' | 'starts_at' | 'ends_at'> & { readonly changes: readonly OccurrenceChange[] }

/** The person's answer to one date of a series, or to it and all that follow. */
export type DateReply = { readonly original_starts_ms: number } & Pick<
  Selectable<Tables['occurrence_reply']>,
  'is_for_following' | 'meeting_action'
>

/** A declined series is shown with the dates alone that its replies accept. */
export interface ShownTimesRow extends CalendarTimesRow {
  /** The latest last; null for a meeting that the person has not declined. */
  readonly replies: readonly DateReply[] | null
}

interface Span {
  readonly from: Date
  readonly to: Date
}

/** In a statement in which `m` is the meeting, `e` its exception and $2 to $3 the window. */
const change_near_window = `
  (e.original_starts_at >= $2::timestamptz - (m.first_ends_at - m.first_starts_at) - interval '2 days'
    and e.original_starts_at < $3::timestamptz or e.starts_at < $3::timestamptz and e.ends_at > $2::timestamptz)`

const times_columns = `
  m.meeting_id, m.starts_at, m.ends_at, m.first_start_wall, m.first_end_wall, m.meeting_timezone,
  m.is_all_day, m.rrule, m.added_walls,
  (select coalesce(json_agg(json_build_object(
      'original_starts_ms', extract(epoch from e.original_starts_at) * 1000,
      'is_cancelled', e.is_cancelled,
      'starts_ms', extract(epoch from e.starts_at) * 1000,
      'ends_ms', extract(epoch from e.ends_at) * 1000)), '[]')
    from meeting_exception e where e.meeting_id = m.meeting_id and ${change_near_window}) as changes`

/** The meetings of the person `$1` that may touch the window from `$2` to `$3`, but for those that the person has declined. */
const from_calendar = `
  from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
  where a.user_id = $1 and a.hidden_at is null and a.meeting_action <> 'rejected'
    and a.first_starts_at < $3 and a.last_ends_at >= $2`

/**
 * Meetings that the person organizes or has not declined and that may touch the window, cancelled ones
 * included; limited.
 */
export function listCalendarTimes(
  db: Db,
  user_id: string,
  { from, to }: Span,
  most: number,
): Promise<CalendarTimesRow[]> {
  return queryRows<CalendarTimesRow>(db, {
    name: 'calendar_times',
    text: `select ${times_columns} ${from_calendar} limit $4`,
    values: [user_id, from, to, most],
  })
}

export interface SharedTimesRow extends CalendarTimesRow {
  readonly meeting_title: string
  /** The organizer has that address. */
  readonly is_theirs: boolean
}

/**
 * Meetings that take place, with an hour, of the person and of somebody with that address in lower case, and that may
 * touch the window; limited.
 */
export function listSharedTimes(
  db: Db,
  user_id: string,
  address: string,
  { from, to }: Span,
  most: number,
): Promise<SharedTimesRow[]> {
  return queryRows<SharedTimesRow>(db, {
    name: 'shared_times',
    text: `select ${times_columns}, m.meeting_title,
          case when m.user_id = $1 then coalesce(lower(m.outside_organizer_email) = $5, false) else exists (
            select from app_user u
            where u.user_id = m.user_id and lower(u.primary_email) = $5 and u.address_confirmed_at is not null)
          end as is_theirs ${from_calendar}
        and a.meeting_status = 'active' and not a.is_all_day
        and (lower(m.outside_organizer_email) = $5 or exists (
          select from meeting_attendee o left join app_user u on u.user_id = o.user_id
          where o.meeting_id = m.meeting_id and o.user_id is distinct from $1 and o.hidden_at is null
            and (lower(o.guest_email) = $5
              or (lower(u.primary_email) = $5 and u.address_confirmed_at is not null))))
      order by a.starts_at
      limit $4`,
    values: [user_id, from, to, most, address],
  })
}

/**
 * The meetings of `listCalendarTimes`, and series that the person has declined but for dates of their own; limited each.
 */
export function listShownTimes(
  db: Db,
  user_id: string,
  { from, to }: Span,
  most: number,
): Promise<ShownTimesRow[]> {
  return queryRows<ShownTimesRow>(db, {
    name: 'shown_times',
    // Each part has an index of its own.
    text: `(select ${times_columns}, null::json as replies ${from_calendar} limit $4)
      union all
      (select ${times_columns},
        (select coalesce(json_agg(json_build_object(
            'original_starts_ms', extract(epoch from r.original_starts_at) * 1000,
            'is_for_following', r.is_for_following, 'meeting_action', r.meeting_action)
            order by r.answered_at, r.original_starts_at, r.is_for_following desc), '[]')
          from occurrence_reply r where r.meeting_attendee_id = a.meeting_attendee_id) as replies
      from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
      where a.user_id = $1 and a.hidden_at is null and a.meeting_action = 'rejected' and a.has_accepted_dates
        and a.first_starts_at < $3 and a.last_ends_at >= $2
      limit $4)`,
    values: [user_id, from, to, most],
  })
}

/** The meetings as the person may see them, with the changes near the window. */
export function listCalendarRows(
  db: Db,
  user_id: string,
  { from, to }: Span,
  meeting_ids: readonly string[],
): Promise<CalendarRow[]> {
  return queryRows<CalendarRow>(db, {
    name: 'calendar_rows',
    text: `select m.meeting_id, m.meeting_title, m.meeting_link, m.location_name, m.meeting_status,
        m.meeting_integration_type, m.meeting_timezone, m.outside_organizer_name, m.is_only_read, m.rrule, m.added_walls,
        m.is_transparent, a.is_organizer, a.meeting_action, a.awaits_answer as is_tentative,
        ${calendar_key_column}, ${first_label_column},
        (select count(*) from meeting_attendee i where i.meeting_id = m.meeting_id and not i.is_organizer)
          as invitee_count,
        (select min(r.push_problem) from remote_event r where r.meeting_id = m.meeting_id and r.user_id = $1)
          as calendar_problem,
        (select coalesce(json_agg(json_build_object(
            'original_starts_ms', extract(epoch from e.original_starts_at) * 1000,
            'meeting_title', e.meeting_title, 'meeting_link', e.meeting_link,
            'location_name', e.location_name, 'is_transparent', e.is_transparent)), '[]')
          from meeting_exception e where e.meeting_id = m.meeting_id and ${change_near_window}) as changes
      from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
      where a.user_id = $1 and a.hidden_at is null and (a.meeting_action <> 'rejected' or a.has_accepted_dates)
        and a.meeting_id = any ($4::uuid[])`,
    values: [user_id, from, to, meeting_ids],
  })
}
