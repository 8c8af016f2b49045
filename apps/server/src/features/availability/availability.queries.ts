import type { AdditionalHours, AvailabilityInfo, DateOverride, Place, Stay } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { CompiledQuery } from 'kysely'
import { type Db, queryNamed } from '../../platform/postgres/db.ts'
import { storableJson } from '../../platform/postgres/storable.ts'

export interface SettingRow {
  readonly availability_info: AvailabilityInfo
  /** Weekdays without additional hours may be missing. */
  readonly additional_hours: Partial<AdditionalHours>
  readonly date_overrides: DateOverride[]
  readonly stays: Stay[]
  readonly travel_minutes: number
  readonly break_minutes: number
  readonly notice_minutes: number
}

/** Overrides and travel periods are those near the window. */
export interface HoursRow extends Omit<SettingRow, 'availability_info' | 'additional_hours'> {
  readonly user_id: string
  /** JSON, since most people have one of few weeks, and each is read once. */
  readonly availability_json: string
  readonly additional_json: string
  readonly full_name: string
  readonly profile_picture: string | null
  readonly timezone: string
  /**
   * When the last sync of a failing account that takes the person's time succeeded; null while all accounts
   * work.
   */
  readonly unknown_since_ms: number | null
}

/** A meeting that takes a person's time, in epoch milliseconds. */
export interface BusyRow {
  readonly user_id: string
  /** Null for a held time without a meeting. */
  readonly meeting_id: string | null
  /**
   * For a single meeting its own start and end; for a series, when the earliest occurrence starts and the
   * last one ends.
   */
  readonly starts_ms: number
  readonly ends_ms: number
  /** Null, like all columns that follow, for a single timed meeting: the two moments are enough. */
  readonly meeting_timezone: string | null
  readonly first_start_wall: string
  readonly first_end_wall: string
  readonly is_all_day: boolean
  readonly is_transparent: boolean
  readonly rrule: string | null
  /** Null for no added dates. */
  readonly added_walls: readonly string[] | null
  readonly changes: readonly BusyChange[] | null
  /** The person's own answers to dates of the series, the latest last; null for none. */
  readonly replies: readonly BusyReply[] | null
  /** Null where travel time was not requested. */
  readonly place: Place | null
}

/** An answer to one date of a series, or to it and all that follow. */
export interface BusyReply {
  readonly original_starts_ms: number
  readonly is_for_following: boolean
  readonly is_declined: boolean
  /** The answer to all dates without one of their own. */
  readonly is_series_declined: boolean
}

export interface BusyChange {
  readonly original_starts_ms: number
  readonly is_cancelled: boolean
  readonly starts_ms: number | null
  readonly ends_ms: number | null
  readonly start_wall: string | null
  readonly end_wall: string | null
  readonly is_transparent: boolean | null
  /** Null where the occurrence is held at the place of its series. */
  readonly location_name: string | null
}

/** The hours of all given users who exist, with the exceptions near those dates, in no order. */
export function listHours(
  db: Db,
  user_ids: readonly string[],
  near: { readonly first_date: string; readonly last_date: string },
): Promise<HoursRow[]> {
  return read<HoursRow>(db, 'hours_of_people', hours_of_people, [user_ids, storableJson(near)])
}

/** The person's stored setting, whole. */
export async function findSetting(db: Db, user_id: string): Promise<SettingRow | undefined> {
  const [setting] = await read<SettingRow>(db, 'own_hours', own_hours, [user_id])
  return setting
}

/** The stored setting, locked until the transaction ends. */
export async function lockSetting(tx: Db, user_id: string): Promise<SettingRow | undefined> {
  const [setting] = await read<SettingRow>(tx, 'own_hours_locked', `${own_hours} for update`, [user_id])
  return setting
}

export interface BusyQuestion {
  /** Users who want travel time: places are read for them only. */
  readonly travellers: ReadonlySet<string>
  readonly window: Interval
  /** For each user. */
  readonly most: number
  readonly now: Date
  /** Whose held times are ignored; null for none. */
  readonly holder_id: string | null
}

/** What may take the time of the given users inside the window, in no order. */
export function listBusyRows(
  db: Db,
  user_ids: readonly string[],
  { travellers, window, most, now, holder_id }: BusyQuestion,
): Promise<BusyRow[]> {
  const [from, to] = window.map((ms) => new Date(ms))
  const travels = user_ids.map((user_id) => travellers.has(user_id))
  return read(db, 'busy_of_people', busy_of_people, [user_ids, from, to, most, travels, now, holder_id])
}

/** Whether the person organizes or attends the meeting. */
export async function hasPart(db: Db, user_id: string, meeting_id: string): Promise<boolean> {
  const part = await db
    .selectFrom('meeting_attendee')
    .select('meeting_id')
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', user_id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return part !== undefined
}

/** Whether the person organizes the poll. */
export async function organizesPoll(db: Db, user_id: string, poll_id: string): Promise<boolean> {
  const poll = await db
    .selectFrom('poll')
    .select('poll_id')
    .where('poll_id', '=', poll_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return poll !== undefined
}

export async function updateSetting(
  tx: Db,
  user_id: string,
  { availability_info, additional_hours, date_overrides, stays, ...minutes }: SettingRow,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      availability_info: storableJson(availability_info),
      additional_hours: storableJson(additional_hours),
      date_overrides: storableJson(date_overrides),
      stays: storableJson(stays),
      ...minutes,
      updated_at: now,
    })
    .where('user_id', '=', user_id)
    .execute()
}

const own_hours = `
  select availability_info, additional_hours, date_overrides, stays, travel_minutes, break_minutes, notice_minutes
  from app_user where user_id = $1`

// An account that failed three times in a row, or lost its access, may hide taken time. Most people have no
// exceptions, and a search needs only those near its window.
const hours_of_people = `
  select user_id, full_name, profile_picture, timezone, availability_info::text as availability_json,
    additional_hours::text as additional_json, travel_minutes, break_minutes, notice_minutes,
    case when date_overrides = '[]' then date_overrides else jsonb_path_query_array(date_overrides,
      '$[*] ? (@.last_date >= $first_date && @.first_date <= $last_date)', $2::jsonb) end as date_overrides,
    case when stays = '[]' then stays else jsonb_path_query_array(stays,
      '$[*] ? (@.last_date >= $first_date && @.first_date <= $last_date)', $2::jsonb) end as stays,
    (select date_part('epoch', min(coalesce(c.last_success_at, c.created_at))) * 1000 from connection c
      where c.user_id = u.user_id and (c.reconnect_reason is not null or c.failures_in_a_row >= 3) and (
        exists (select from connection_calendar k where k.connection_id = c.connection_id and k.counts_as_busy)
        or not exists (select from connection_calendar k where k.connection_id = c.connection_id)))
    as unknown_since_ms
  from app_user u where user_id = any ($1::uuid[]) and disabled_at is null`

// Held times count until they expire; of a meeting's own time the meeting itself does. One scan of meeting_attendee_busy for each
// person; only series and all-day meetings need their own row. A changed occurrence counts at its old and at
// its new time; a clock change may stretch an occurrence.
const busy_of_people = `
  select a.user_id, a.meeting_id,
    date_part('epoch', a.first_starts_at) * 1000 as starts_ms,
    date_part('epoch', a.last_ends_at) * 1000 as ends_ms,
    m.meeting_timezone, m.first_start_wall, m.first_end_wall, m.is_all_day, m.is_transparent, m.rrule,
    nullif(m.added_walls, '{}') as added_walls,
    (select json_agg(json_build_object(
          'original_starts_ms', date_part('epoch', e.original_starts_at) * 1000,
          'is_cancelled', e.is_cancelled,
          'starts_ms', date_part('epoch', e.starts_at) * 1000,
          'ends_ms', date_part('epoch', e.ends_at) * 1000,
          'start_wall', e.start_wall,
          'end_wall', e.end_wall,
          'is_transparent', e.is_transparent,
          'location_name', e.location_name))
        from meeting_exception e where e.meeting_id = m.meeting_id and (
          e.original_starts_at >= $2::timestamptz - (m.first_ends_at - m.first_starts_at) - interval '2 days'
            and e.original_starts_at < $3::timestamptz
          or e.starts_at < $3::timestamptz and e.ends_at > $2::timestamptz)) as changes,
    (select json_agg(json_build_object(
          'original_starts_ms', date_part('epoch', r.original_starts_at) * 1000,
          'is_for_following', r.is_for_following,
          'is_declined', r.meeting_action = 'rejected',
          'is_series_declined', own.meeting_action = 'rejected')
          order by r.answered_at, r.original_starts_at, r.is_for_following desc)
        from occurrence_reply r join meeting_attendee own on own.meeting_attendee_id = r.meeting_attendee_id
        where r.meeting_id = m.meeting_id and own.user_id = a.user_id) as replies,
    case when p.travels and not a.is_all_day then (select json_build_object('location_name', l.location_name,
      'latitude', l.latitude, 'longitude', l.longitude) from meeting l where l.meeting_id = a.meeting_id) end as place
  from unnest($1::uuid[], $5::boolean[]) as p (user_id, travels)
  cross join lateral (
    select t.user_id, t.meeting_id, t.first_starts_at, t.last_ends_at, t.is_series, t.is_all_day
    from meeting_attendee t
    where t.user_id = p.user_id and t.takes_time
      and t.last_ends_at > $2::timestamptz and t.first_starts_at < $3::timestamptz
    limit $4::int) a
  left join meeting m on m.meeting_id = case when a.is_series or a.is_all_day then a.meeting_id end
  union all
  select h.user_id, h.meeting_id, date_part('epoch', h.starts_at) * 1000, date_part('epoch', h.ends_at) * 1000,
    null, null, null, null, null, null, null, null, null, null
  from held_time h
  left join meeting_attendee a on a.meeting_id = h.meeting_id and a.user_id = h.user_id
  where h.user_id = any ($1::uuid[]) and h.ends_at > $2::timestamptz and h.starts_at < $3::timestamptz
    and h.state <> 'booked' and (h.expires_at is null or h.expires_at > $6::timestamptz)
    and h.holder_id is distinct from $7::uuid
    and (h.meeting_id is null or a.first_starts_at <> h.starts_at
      and a.hidden_at is null and a.is_blocking and a.meeting_action <> 'rejected')`

/** Runs as a prepared statement, or inside the caller's transaction. */
async function read<Row extends HoursRow | BusyRow | SettingRow>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (!db.isTransaction) return queryNamed<Row>(db, { name, text, values })
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
