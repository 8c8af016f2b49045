import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'

/** A person's calendar as programs know it. */
export interface DavCalendar {
  readonly incarnation: string
  /** The last change. */
  readonly revision: string
  /** False while changes may be under way that are not counted. */
  readonly is_settled: boolean
  readonly calendar_name: string | null
  readonly calendar_color: string | null
}

const calendar_columns = ['incarnation', 'revision', 'is_settled', 'calendar_name', 'calendar_color'] as const

export function findCalendar(db: Db, user_id: string): Promise<DavCalendar | undefined> {
  return db
    .selectFrom('dav_calendar')
    .select(calendar_columns)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** From now on the person's changes are counted. Not in a transaction: other writers must see the row. */
export async function insertCalendar(db: Db, user_id: string, now: Date): Promise<void> {
  await db
    .insertInto('dav_calendar')
    .values({ user_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Notes which writers may not have seen the row, or that they are done. A writer whose transaction is older than
 * `counted_from` may have written before the row was there.
 */
export async function settleCalendar(db: Db, user_id: string): Promise<DavCalendar> {
  const { rows } = await sql<DavCalendar>`
    update dav_calendar set
      counted_from = coalesce(counted_from, pg_snapshot_xmax(pg_current_snapshot())),
      is_settled = is_settled or coalesce(counted_from, pg_snapshot_xmax(pg_current_snapshot()))
        <= pg_snapshot_xmin(pg_current_snapshot())
    where user_id = ${user_id}
    returning incarnation, revision, is_settled, calendar_name, calendar_color`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The calendar has gone.')
  return row
}

export async function updateCalendar(
  db: Db,
  user_id: string,
  change: { readonly calendar_name?: string | null; readonly calendar_color?: string | null },
): Promise<void> {
  await db.updateTable('dav_calendar').set(change).where('user_id', '=', user_id).execute()
}

/** A connected calendar that Meridian only reads, as programs see it. */
export interface ReadCalendar {
  /** The last part of its address. */
  readonly collection: string
  readonly name: string
  /** `#rrggbb` */
  readonly color: string | null
  readonly counts_as_busy: boolean
}

/** One of the person's collections. */
export interface DavPlace {
  readonly user_id: string
  readonly collection: string | null
  /** Whether the person has more than one. */
  readonly isDivided: boolean
}

/** In a statement in which `k` is a calendar of a connection. */
const collection_of = sql`'read-' || substr(encode(sha256(convert_to(
  k.connection_id::text || ' ' || k.calendar_id, 'UTF8')), 'hex'), 1, 16)`

export async function listReadCalendars(db: Db, user_id: string): Promise<ReadCalendar[]> {
  const { rows } = await sql<ReadCalendar>`
    select ${collection_of} as collection, k.name, k.color, k.counts_as_busy
    from connection_calendar k join connection c on c.connection_id = k.connection_id
    where c.user_id = ${user_id} and k.is_shown and not k.is_writable
    order by k.name, k.connection_id, k.calendar_id`.execute(db)
  return rows
}

/**
 * Each meeting is in one collection: in a calendar that is only read where it came from such calendars alone. In a
 * statement in which `a` is the person's attendee row.
 */
function isIn({ collection, isDivided }: DavPlace) {
  if (!isDivided) return collection === null ? sql`` : sql`and false`
  return sql`and (
    select case when not bool_or(k.is_writable) then min(${collection_of}) filter (where k.is_shown) end
    from remote_event r
    join connection_calendar k on k.connection_id = r.connection_id and k.calendar_id = r.calendar_id
    join meeting m on m.meeting_id = r.meeting_id
    where r.meeting_id = a.meeting_id and r.user_id = a.user_id
      and m.meeting_integration_type <> 'smart_calendar') is not distinct from ${collection}`
}

/** A meeting in the person's calendar. */
export interface DavResource {
  readonly meeting_id: string
  readonly resource_name: string | null
  /** 0 where it has not changed since the calendar was first read. */
  readonly revision: string
}

export interface DavResourceSource extends DavResource {
  readonly source: string | null
  readonly source_sha256: Buffer | null
}

/** In a statement in which `a` is the person's attendee row. */
const visible = sql`a.hidden_at is null and a.meeting_action <> 'rejected'`

/** Everything the person organizes or has not declined; with `meeting_ids` those alone. */
export async function listResources(
  db: Db,
  place: DavPlace,
  meeting_ids: readonly string[] | null = null,
): Promise<DavResource[]> {
  const { rows } = await sql<DavResource>`
    select a.meeting_id, r.resource_name, coalesce(r.revision, 0)::text as revision
    from meeting_attendee a
    left join dav_resource r on r.user_id = a.user_id and r.meeting_id = a.meeting_id
    where a.user_id = ${place.user_id} and ${visible} ${isIn(place)}
      ${meeting_ids === null ? sql`` : sql`and a.meeting_id = any (${meeting_ids}::uuid[])`}
    order by a.meeting_id`.execute(db)
  return rows
}

/** One page in the order of the ids, for a first reading in parts. */
export async function listResourcesAfter(
  db: Db,
  place: DavPlace,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<DavResource[]> {
  const { rows } = await sql<DavResource>`
    select a.meeting_id, r.resource_name, coalesce(r.revision, 0)::text as revision
    from meeting_attendee a
    left join dav_resource r on r.user_id = a.user_id and r.meeting_id = a.meeting_id
    where a.user_id = ${place.user_id} and ${visible} and a.meeting_id > ${after}::uuid ${isIn(place)}
    order by a.meeting_id limit ${limit}`.execute(db)
  return rows
}

/** The resources with these names: given by programs, or the ids of meetings that no program has named. */
export async function listResourcesNamed(
  db: Db,
  place: DavPlace,
  { names, meeting_ids }: { readonly names: readonly string[]; readonly meeting_ids: readonly string[] },
): Promise<DavResource[]> {
  const { rows } = await sql<DavResource>`
    select a.meeting_id, r.resource_name, coalesce(r.revision, 0)::text as revision
    from meeting_attendee a
    left join dav_resource r on r.user_id = a.user_id and r.meeting_id = a.meeting_id
    where a.user_id = ${place.user_id} and ${visible} ${isIn(place)} and a.meeting_id in (
      select meeting_id from dav_resource where user_id = ${place.user_id} and resource_name = any (${names}::text[])
      union all select unnest(${meeting_ids}::uuid[]))`.execute(db)
  return rows
}

export async function listSources(
  db: Db,
  user_id: string,
  meeting_ids: readonly string[],
): Promise<DavResourceSource[]> {
  return db
    .selectFrom('dav_resource')
    .select(['meeting_id', 'resource_name', 'revision', 'source', 'source_sha256'])
    .where('user_id', '=', user_id)
    .where('meeting_id', '=', sql<string>`any(${meeting_ids}::uuid[])`)
    .execute()
}

export interface DavChange extends DavResource {
  readonly is_deleted: boolean
}

/** Changes after the revision, in order; null where some of them are no longer known. */
export async function listChanges(
  db: Db,
  user_id: string,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<DavChange[] | null> {
  // In one statement, so that nothing is pruned between the two.
  const { rows } = await sql<Partial<DavChange> & { readonly is_pruned: boolean }>`
    select c.pruned_revision > ${since} as is_pruned, r.*
    from dav_calendar c left join lateral (
      select meeting_id, resource_name, revision, is_deleted from dav_resource r
      where r.user_id = c.user_id and r.revision > ${since}
      order by r.revision limit ${limit}) r on true
    where c.user_id = ${user_id}
    order by r.revision`.execute(db)
  if (rows[0]?.is_pruned ?? true) return null
  return rows.flatMap(({ meeting_id, resource_name = null, revision, is_deleted }) =>
    meeting_id && revision ? [{ meeting_id, resource_name, revision, is_deleted: is_deleted ?? false }] : [],
  )
}

/** A name that a program used before belongs to the new meeting alone, and is no longer told to be gone. */
export async function releaseName(tx: Db, user_id: string, resource_name: string): Promise<void> {
  await sql`
    with gone as (
      delete from dav_resource r where user_id = ${user_id} and resource_name = ${resource_name}
        and not exists (select from meeting m where m.meeting_id = r.meeting_id))
    update dav_resource r set resource_name = null where user_id = ${user_id} and resource_name = ${resource_name}
      and exists (select from meeting m where m.meeting_id = r.meeting_id)`.execute(tx)
}

export interface SavedSource {
  readonly user_id: string
  readonly meeting_id: string
  /** For a new meeting: the name that the program gave it. */
  readonly resource_name?: string
  readonly source: string
  readonly source_sha256: Buffer | null
}

/** The commit gives the row its revision. */
export async function upsertSource(tx: Db, saved: SavedSource): Promise<void> {
  const { user_id, meeting_id, source, source_sha256, resource_name } = saved
  const named = resource_name === undefined ? {} : { resource_name }
  await tx
    .insertInto('dav_resource')
    .values({ user_id, meeting_id, revision: '0', is_deleted: false, source, source_sha256, ...named })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'meeting_id']).doUpdateSet({ source, source_sha256, ...named }),
    )
    .execute()
  await sql`
    insert into dav_touched (touched_xact, user_id, meeting_id)
    values (pg_current_xact_id(), ${user_id}, ${meeting_id}) on conflict do nothing`.execute(tx)
}
