import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { storableJson } from '../../../platform/postgres/storable.ts'

/** The calendar being synced, its person, and the current sync run. */
export interface SyncTarget {
  readonly user_id: string
  readonly connection_id: string
  readonly calendar_id: string
  readonly reading_id: string
}

/** An event as the mirror stores it. */
export interface MirrorEntry {
  readonly remote_event_id: string
  readonly external_id: string
  readonly series_external_id: string | null
  readonly original_start: string | null
  readonly version: string
  readonly updated_at_provider: string | null
  readonly event: unknown
  readonly facts: unknown
  readonly ical_uid: string | null
  readonly join_key: string | null
  readonly linked_external_id: string | null
  readonly replaces_external_id: string | null
  readonly first_starts_at: string | null
}

/** A row that was removed. */
export interface LostRow {
  readonly external_id: string
  readonly series_external_id: string | null
  readonly meeting_id: string | null
}

/** Serializes all merging of one person's events until the transaction ends. */
export async function lockMerging(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${user_id}`}, 0))`.execute(tx)
}

/** Skips events of a sync that was requested before a push of Meridian and finished after it. */
export async function upsertEntries(
  tx: Db,
  place: SyncTarget,
  entries: readonly MirrorEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ ...place, ...entry }))
  await sql`
    insert into remote_event (remote_event_id, connection_id, calendar_id, user_id, reading_id, ${entry_columns})
    select remote_event_id, connection_id, calendar_id, user_id, reading_id, ${entry_columns}
    from json_populate_recordset(null::remote_event, ${storableJson(rows)}::json)
    on conflict (connection_id, calendar_id, external_id) do update
    set (reading_id, ${entry_columns}) = (excluded.reading_id, ${excluded_columns})
    where remote_event.push_id is null or excluded.updated_at_provider is null
      or remote_event.updated_at_provider is null
      or excluded.updated_at_provider >= remote_event.updated_at_provider`.execute(tx)
}

/**
 * Stores the provider's answer to an event that Meridian pushed: that version is agreed from now on, beside
 * versions still being sent. A row that a sync has changed since the push began keeps what it has, unless
 * that is older.
 */
export async function writeOwnEntries(
  tx: Db,
  place: Omit<SyncTarget, 'reading_id'>,
  entries: readonly MirrorEntry[],
  { opened, sent }: { readonly opened: ReadonlyMap<string, string>; readonly sent: unknown },
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ ...place, ...entry }))
  const known = storableJson([...opened].map(([external_id, version]) => ({ external_id, version })))
  await sql`
    insert into remote_event (remote_event_id, connection_id, calendar_id, user_id, ${entry_columns})
    select remote_event_id, connection_id, calendar_id, user_id, ${entry_columns}
    from json_populate_recordset(null::remote_event, ${storableJson(rows)}::json)
    on conflict (connection_id, calendar_id, external_id) do update
    set (${entry_columns}) = (${excluded_columns})
    where remote_event.version in ('', excluded.version)
      or remote_event.updated_at_provider < excluded.updated_at_provider
      or exists (
        select from json_to_recordset(${known}::json) as opened (external_id text, version text)
        where opened.external_id = excluded.external_id and opened.version = remote_event.version)`.execute(
    tx,
  )
  await sql`
    update remote_event r set pushed_version = given.version, push_id = ${newId()},
      known_versions = jsonb_build_array(coalesce(given.event, 'null')) || coalesce((
        select jsonb_agg(one.value order by one.place)
        from jsonb_array_elements(r.known_versions) with ordinality as one (value, place)
        where one.place > 1 and one.value <> ${storableJson(sent)}::jsonb), '[]')
    from json_populate_recordset(null::remote_event, ${storableJson(rows)}::json) given
    where r.connection_id = given.connection_id and r.calendar_id = given.calendar_id
      and r.external_id = given.external_id and r.version = given.version`.execute(tx)
}

/** Returns the meeting that the event was linked to before, if any. */
export async function adoptEntry(
  tx: Db,
  { user_id, connection_id, calendar_id }: Omit<SyncTarget, 'reading_id'>,
  row: { readonly external_id: string; readonly meeting_id: string; readonly remote_event_id: string },
  now: Date,
): Promise<string | null> {
  const known = await tx
    .selectFrom('remote_event')
    .select('meeting_id')
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .where('external_id', '=', row.external_id)
    .executeTakeFirst()
  await sql`
    insert into remote_event (remote_event_id, connection_id, calendar_id, external_id, user_id, version, meeting_id,
      push_id, first_starts_at)
    select ${row.remote_event_id}, ${connection_id}, ${calendar_id}, ${row.external_id}, ${user_id}, '',
      ${row.meeting_id}, ${newId()}, ${now}
    where exists (
      select from connection_calendar k
      where k.connection_id = ${connection_id} and k.calendar_id = ${calendar_id})
    on conflict (connection_id, calendar_id, external_id) do update
    set meeting_id = excluded.meeting_id, push_id = excluded.push_id`.execute(tx)
  return known?.meeting_id ?? null
}

/** Lets the event make meetings again, with every version of it, and says why. */
export async function unhideEntry(
  tx: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
  { external_id, problem }: { readonly external_id: string; readonly problem: string },
): Promise<void> {
  await sql`
    update remote_event set known_versions = null,
      withdrawn_at = case when external_id = ${external_id} then null else withdrawn_at end,
      behind_since = case when external_id = ${external_id} then null else behind_since end,
      push_problem = case when external_id = ${external_id} then ${problem} else push_problem end
    where connection_id = ${connection_id} and calendar_id = ${calendar_id}
      and (external_id = ${external_id} or series_external_id = ${external_id})`.execute(tx)
}

/**
 * Drops the changes of meetings from this calendar that still had to be written to it: the next merge takes the meetings
 * as the calendar has them, and `problem` says why. A meeting that was made in Meridian stays as it is.
 */
export async function dropWaitingChanges(
  tx: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
  problem: string,
): Promise<void> {
  const { rows } = await sql<{ external_id: string; meeting_id: string }>`
    update remote_event r set behind_since = null, push_problem = ${problem}
    from meeting m
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id} and r.behind_since is not null
      and r.withdrawn_at is null and r.wanted_answer is null and m.meeting_id = r.meeting_id
      and m.meeting_integration_type <> 'smart_calendar'
    returning r.external_id, r.meeting_id`.execute(tx)
  if (rows.length === 0) return
  const external_ids = rows.map(({ external_id }) => external_id)
  await sql`
    update remote_event set known_versions = null
    where connection_id = ${connection_id} and calendar_id = ${calendar_id}
      and (external_id = any (${external_ids}::text[]) or series_external_id = any (${external_ids}::text[]))`.execute(
    tx,
  )
  await sql`
    update meeting set import_sha256 = null
    where meeting_id = any (${rows.map(({ meeting_id }) => meeting_id)}::uuid[])`.execute(tx)
}

/** Marks the events and their occurrences as listed, unchanged. */
export async function markListed(tx: Db, place: SyncTarget, external_ids: readonly string[]): Promise<void> {
  if (external_ids.length === 0) return
  await sql`
    update remote_event set reading_id = ${place.reading_id}
    where connection_id = ${place.connection_id} and calendar_id = ${place.calendar_id}
      and (external_id = any (${external_ids}::text[]) or series_external_id = any (${external_ids}::text[]))`.execute(
    tx,
  )
}

/** Removes these events and the occurrences of those that are series. */
export async function deleteEntries(
  tx: Db,
  place: SyncTarget,
  external_ids: readonly string[],
): Promise<LostRow[]> {
  if (external_ids.length === 0) return []
  const { rows } = await sql<LostRow>`
    delete from remote_event
    where connection_id = ${place.connection_id} and calendar_id = ${place.calendar_id}
      and (external_id = any (${external_ids}::text[]) or series_external_id = any (${external_ids}::text[]))
    returning external_id, series_external_id, meeting_id`.execute(tx)
  return rows
}

/** Removes occurrences of these series that are not among the named ones. */
export async function deleteOtherOccurrences(
  tx: Db,
  place: SyncTarget,
  series: readonly string[],
  kept: readonly string[],
): Promise<void> {
  if (series.length === 0) return
  await sql`
    delete from remote_event
    where connection_id = ${place.connection_id} and calendar_id = ${place.calendar_id}
      and series_external_id = any (${series}::text[]) and external_id <> all (${kept}::text[])`.execute(tx)
}

/** Removes occurrences that a series no longer has in the version that was written; a newer version keeps its own. */
export async function deleteOlderOccurrences(
  tx: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
  series: string,
  written: readonly Pick<MirrorEntry, 'external_id' | 'version'>[],
): Promise<void> {
  const version = written.find(({ external_id }) => external_id === series)?.version ?? ''
  const kept = written.map(({ external_id }) => external_id)
  await sql`
    delete from remote_event r using remote_event lead
    where r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id}
      and r.series_external_id = ${series} and r.external_id <> all (${kept}::text[])
      and lead.connection_id = r.connection_id and lead.calendar_id = r.calendar_id
      and lead.external_id = ${series} and lead.version = ${version}`.execute(tx)
}

export async function hasEvents(
  db: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('remote_event')
    .select('external_id')
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The stored versions by external id. */
export async function listVersions(
  db: Db,
  { connection_id, calendar_id }: Pick<SyncTarget, 'connection_id' | 'calendar_id'>,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('remote_event')
    .select(['external_id', 'version'])
    .where('connection_id', '=', connection_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
  return new Map(rows.map(({ external_id, version }) => [external_id, version]))
}

const entry = [
  'external_id',
  'series_external_id',
  'original_start',
  'version',
  'updated_at_provider',
  'event',
  'facts',
  'ical_uid',
  'join_key',
  'linked_external_id',
  'replaces_external_id',
  'first_starts_at',
]
const entry_columns = sql.raw(entry.join(', '))
const excluded_columns = sql.raw(entry.map((column) => `excluded.${column}`).join(', '))
