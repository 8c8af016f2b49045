import type { MeetingIntegrationType } from '@meridian/contract'
import { listInvitingProviders, listProvidersWith } from '@meridian/providers'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { MirrorRow } from './merge.rules.ts'
import type { SyncTarget } from './mirror.queries.ts'

/** A meeting that an event in the mirror may be another source of. */
export interface MergedMeeting {
  readonly meeting_id: string
  readonly remote_event_id: string | null
  readonly provider: string | null
  readonly external_id: string | null
  readonly ical_uid: string | null
  readonly linked_external_id: string | null
  readonly replaces_external_id: string | null
  readonly join_key: string | null
  readonly starts_ms: number | null
  /** Texts that may hold the address of a conference room, for a meeting without a source. */
  readonly texts: readonly (string | null)[]
  /** Created in Meridian, by the person or a colleague. */
  readonly is_local: boolean
}

/** A meeting that sources refer to. */
export interface LinkedMeeting {
  readonly meeting_id: string
  readonly user_id: string
  readonly meeting_integration_type: MeetingIntegrationType
  /** `\x…` */
  readonly import_sha256: string | null
  /** When the meeting takes place; a change resets the guests' responses. */
  readonly schedule: string
  /** Whether the meeting has labels, tasks, outcomes or attendees of the workspace. */
  readonly has_local: boolean
  readonly is_past: boolean
}

/**
 * Of meetings that have lost a source, those that follow it: a meeting made in Meridian follows the calendar that
 * it is written to, and outlives its conference room.
 */
export async function listFollowing(
  tx: Db,
  { connection_id }: Pick<SyncTarget, 'connection_id'>,
  meeting_ids: readonly string[],
): Promise<string[]> {
  if (meeting_ids.length === 0) return []
  const { rows } = await sql<{ meeting_id: string }>`
    select m.meeting_id from meeting m join connection c on c.connection_id = ${connection_id}
    where m.meeting_id = any (${meeting_ids}::uuid[])
      and (c.provider = any(${listProvidersWith('writing')}) or m.meeting_integration_type <> 'smart_calendar')`.execute(
    tx,
  )
  return rows.map(({ meeting_id }) => meeting_id)
}

/** The named events, and the occurrences of named series that the person does not see as a whole. */
export async function listTouchedRows(
  tx: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
  external_ids: readonly string[],
): Promise<MirrorRow[]> {
  const { rows } = await sql<MirrorRow>`
    select ${card_columns} from ${card_tables}
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and (r.withdrawn_at is null or r.meeting_id is not null) and ${is_no_own_mirror} and (
      r.external_id = any (${external_ids}::text[]) and r.series_external_id is null
      or r.series_external_id = any (${external_ids}::text[]) and r.event is not null and not ${has_series})`.execute(
    tx,
  )
  return rows
}

/** All sources of these meetings in the person's own accounts; colleagues' sources do not count. */
export async function listSourceRows(
  tx: Db,
  user_id: string,
  meeting_ids: readonly string[],
): Promise<MirrorRow[]> {
  const { rows } = await sql<MirrorRow>`
    select ${card_columns} from ${card_tables}
    where r.meeting_id = any (${meeting_ids}::uuid[]) and r.user_id = ${user_id}`.execute(tx)
  return rows
}

/** The changed occurrences of the series among these rows. */
export async function listOccurrenceRows(tx: Db, series: readonly MirrorRow[]): Promise<MirrorRow[]> {
  if (series.length === 0) return []
  const { rows } = await sql<MirrorRow>`
    select ${card_columns} from ${card_tables}
    where (r.connection_id, r.calendar_id, r.series_external_id) in (
      select * from unnest(
        ${series.map(({ connection_id }) => connection_id)}::uuid[],
        ${series.map(({ calendar_id }) => calendar_id)}::text[],
        ${series.map(({ external_id }) => external_id)}::text[]))`.execute(tx)
  return rows
}

/** Unlinks occurrences that had a meeting of their own while their series was unknown. */
export async function releaseOccurrences(
  tx: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
  series: readonly string[],
): Promise<{ series_external_id: string; meeting_id: string }[]> {
  const { rows } = await sql<{ series_external_id: string; meeting_id: string }>`
    update remote_event r set meeting_id = null
    from remote_event before
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and r.series_external_id = any (${series}::text[]) and r.meeting_id is not null and ${has_series}
      and before.remote_event_id = r.remote_event_id
    returning r.series_external_id, before.meeting_id`.execute(tx)
  return rows
}

/** The person's meetings that one of the rows may be another source of. */
export async function listMergeCandidates(
  tx: Db,
  user_id: string,
  rows: readonly MirrorRow[],
): Promise<MergedMeeting[]> {
  const uids = present(rows.map(({ ical_uid }) => ical_uid))
  const written = present(uids.map(writtenMeetingId))
  const externals = rows.map(({ external_id }) => external_id)
  const linked = present(rows.map(({ linked_external_id }) => linked_external_id))
  const replaced = present(rows.map(({ replaces_external_id }) => replaces_external_id))
  const joins = rows.filter(({ join_key }) => join_key !== null)
  const starts = present(joins.map(({ first_starts_ms }) => first_starts_ms)).map((ms) => new Date(ms))
  const { rows: known } = await sql<MergedMeeting>`
    select r.meeting_id, r.remote_event_id, c.provider, r.external_id, r.ical_uid, r.linked_external_id,
      r.replaces_external_id, r.join_key, date_part('epoch', r.first_starts_at) * 1000 as starts_ms, '{}'::text[] as texts,
      m.meeting_integration_type = 'smart_calendar' as is_local
    from remote_event r join meeting m on m.meeting_id = r.meeting_id
      join connection c on c.connection_id = r.connection_id
    where r.user_id = ${user_id} and (
      r.ical_uid = any (${uids}::text[]) or r.external_id = any (${[...linked, ...replaced]}::text[])
      or r.linked_external_id = any (${externals}::text[])
      or r.replaces_external_id = any (${externals}::text[])
      or r.join_key = any (${joins.map(({ join_key }) => join_key)}::text[]))
    union all
    select m.meeting_id, null, null, null, case when m.meeting_id = any (${written}::uuid[])
        then ${uid_prefix} || replace(m.meeting_id::text, '-', '') || ${uid_suffix} else m.ical_uid end,
      null, null, null, date_part('epoch', m.first_starts_at) * 1000,
      array[m.meeting_link, m.location_link, m.location_name], m.meeting_integration_type = 'smart_calendar'
    from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
    where a.user_id = ${user_id} and (
      m.ical_uid = any (${uids}::text[]) or m.meeting_id = any (${written}::uuid[])
      or a.starts_at = any (${starts}::timestamptz[]) and coalesce(m.meeting_link, m.location_link) is not null)`.execute(
    tx,
  )
  return known
}

export async function updateMeetingIds(tx: Db, rows: readonly MirrorRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update remote_event r set meeting_id = given.meeting_id
    from unnest(
      ${rows.map(({ remote_event_id }) => remote_event_id)}::uuid[],
      ${rows.map(({ meeting_id }) => meeting_id)}::uuid[]) as given (remote_event_id, meeting_id)
    where r.remote_event_id = given.remote_event_id and r.meeting_id is distinct from given.meeting_id`.execute(
    tx,
  )
}

/** Clears the link to meetings that were never created. */
export async function forgetMissingMeetings(tx: Db, meeting_ids: readonly string[]): Promise<void> {
  await sql`
    update remote_event r set meeting_id = null
    where r.meeting_id = any (${meeting_ids}::uuid[])
      and not exists (select from meeting m where m.meeting_id = r.meeting_id)`.execute(tx)
}

/** Locks those of the meetings that exist. */
export async function lockLinkedMeetings(
  tx: Db,
  meeting_ids: readonly string[],
  now: Date,
): Promise<Map<string, LinkedMeeting>> {
  const { rows } = await sql<LinkedMeeting>`
    select m.meeting_id, m.user_id, m.meeting_integration_type, m.import_sha256::text as import_sha256,
      concat_ws(' ', m.meeting_timezone, m.first_start_wall, m.first_end_wall, m.rrule) as schedule,
      m.last_ends_at <= ${now} as is_past, (
        exists (select from meeting_label l where l.meeting_id = m.meeting_id)
        or exists (select from task t where t.meeting_id = m.meeting_id)
        or exists (select from meeting_outcome o where o.meeting_id = m.meeting_id)
        or exists (select from meeting_attendee a
          where a.meeting_id = m.meeting_id and a.user_id is not null and not a.is_organizer)) as has_local
    from meeting m where m.meeting_id = any (${meeting_ids}::uuid[]) order by m.meeting_id for update`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.meeting_id, row]))
}

/**
 * Two meetings turned out to be the same: moves labels, tasks and outcomes of one to the other and deletes
 * it.
 */
export async function mergeMeetings(tx: Db, from: string, into: string): Promise<void> {
  await sql`update remote_event set meeting_id = ${into} where meeting_id = ${from}`.execute(tx)
  await sql`
    insert into meeting_label (meeting_id, user_id, label_id)
    select ${into}::uuid, user_id, label_id from meeting_label where meeting_id = ${from}
    on conflict do nothing`.execute(tx)
  await sql`update task set meeting_id = ${into} where meeting_id = ${from}`.execute(tx)
  await sql`update meeting_outcome set meeting_id = ${into} where meeting_id = ${from}`.execute(tx)
  await sql`
    update meeting_attendee a set meeting_id = ${into}
    where a.meeting_id = ${from} and a.user_id is not null and not a.is_organizer
      and not exists (
        select from meeting_attendee b where b.meeting_id = ${into} and b.user_id = a.user_id)`.execute(tx)
  await sql`
    update meeting m set agenda = gone.agenda from meeting gone
    where m.meeting_id = ${into} and gone.meeting_id = ${from} and m.agenda = '' and gone.agenda <> ''`.execute(
    tx,
  )
  await deleteMeetings(tx, [from])
}

export async function deleteMeetings(tx: Db, meeting_ids: readonly string[]): Promise<void> {
  if (meeting_ids.length === 0) return
  await sql`delete from meeting where meeting_id = any (${meeting_ids}::uuid[])`.execute(tx)
}

export async function cancelMeetings(tx: Db, meeting_ids: readonly string[], now: Date): Promise<void> {
  if (meeting_ids.length === 0) return
  await sql`
    update meeting set meeting_status = 'cancelled', import_sha256 = null, updated_at = ${now},
      ical_sequence = ical_sequence + 1
    where meeting_id = any (${meeting_ids}::uuid[]) and meeting_status <> 'cancelled'`.execute(tx)
}

/** Whether the person writes into a calendar whose provider invites the guests of its events. */
export async function hasInvitingCalendar(tx: Db, user_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from connection c where c.user_id = ${user_id} and c.write_calendar_id is not null
      and c.provider = any(${listInvitingProviders()})`.execute(tx)
  return rows.length > 0
}

/** The meetings stay as they are and become the person's own: no provider decides about them any more. */
export async function adoptMeeting(tx: Db, meeting_ids: readonly string[], now: Date): Promise<void> {
  if (meeting_ids.length === 0) return
  await sql`
    update meeting set meeting_integration_type = 'custom', meeting_integration_id = null,
      outside_organizer_name = null, outside_organizer_email = null, is_only_read = false, updated_at = ${now}
    where meeting_id = any (${meeting_ids}::uuid[]) and meeting_integration_type <> 'smart_calendar'`.execute(
    tx,
  )
}

const uid_prefix = 'meridian'
const uid_suffix = '@google.com'

/** Google returns a colleague's meeting under the uid that Google itself gave it. */
function writtenMeetingId(uid: string): string | null {
  const hex = /^meridian([0-9a-f]{32})@google\.com$/.exec(uid)?.[1]
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') ?? null
}

const has_series = sql`exists (
  select from remote_event series where series.connection_id = r.connection_id
    and series.calendar_id = r.calendar_id and series.external_id = r.series_external_id)`

const is_marked = sql`r.facts ->> 'busy_mirror_of' is not null or coalesce(r.facts ->> 'is_busy_mirror', '') = 'true'`

/** In our own table where the mark is lost. */
const is_mirrored_here = sql`exists (
  select from mirrored_event e join busy_mirror b on b.busy_mirror_id = e.busy_mirror_id
  where e.external_id = r.external_id and b.to_connection_id = r.connection_id
    and b.to_calendar_id = r.calendar_id)`

/** A word for the person or for an account: the same on each instance, and no address to read. */
function wordOf(name: RawBuilder<unknown>) {
  return sql`substr(encode(sha256(convert_to('busy mirror ' || lower(${name}), 'UTF8')), 'hex'), 1, 16)`
}

/** The words for the person `u` and for these accounts. */
export function wordsOf(...accounts: readonly ('c' | 'f' | 't')[]) {
  const names = accounts.map((one) => {
    const account = sql.ref(`${one}.account_email`)
    return wordOf(sql`coalesce(${account}, ${sql.ref(`${one}.external_account_id`)})`)
  })
  return sql`array_remove(array[${sql.join([wordOf(sql`u.primary_email`), ...names])}], null)`
}

/** No event that a rule of anybody has written of another calendar's busy times: it is never written on. */
export const is_no_mirror = sql`not (${is_marked}) and not ${is_mirrored_here}`

/** Nor one of the person's own, which makes no meeting and takes no time twice; that of a colleague does. The first marks, `1`, hold no address. */
const is_no_own_mirror = sql`not case when ${is_marked} then
    coalesce(r.facts ->> 'busy_mirror_of', '1') = '1'
    or string_to_array(r.facts ->> 'busy_mirror_of', '-') && (
      select ${wordsOf('c')} from app_user u where u.user_id = r.user_id)
  else false end and not ${is_mirrored_here}`

export const card_tables = sql`remote_event r
  join connection c on c.connection_id = r.connection_id
  join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id`

export const card_columns = sql`r.remote_event_id, c.provider, r.connection_id, r.calendar_id, r.external_id,
  r.series_external_id, r.original_start, r.version, r.pushed_version, r.known_versions,
  r.withdrawn_at is not null as is_withdrawn, r.wanted_answer, r.event, r.facts, r.ical_uid, r.join_key,
  r.linked_external_id, r.replaces_external_id, date_part('epoch', r.first_starts_at) * 1000 as first_starts_ms, r.meeting_id,
  c.account_email, k.is_primary, k.is_writable, k.is_shown, k.counts_as_busy`

function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null)
}
