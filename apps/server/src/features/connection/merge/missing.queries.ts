import { listProvidersWith } from '@meridian/providers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { MissingEvents } from './missing.rules.ts'
import type { LostRow, SyncTarget } from './mirror.queries.ts'

type Place = Pick<SyncTarget, 'connection_id' | 'calendar_id'>

/** Marks these events, and the occurrences of those that are series, as gone at the provider. */
export async function markMissing(
  tx: Db,
  { connection_id, calendar_id }: Place,
  external_ids: readonly string[],
  now: Date,
): Promise<void> {
  if (external_ids.length === 0) return
  await sql`
    update remote_event set missing_since = coalesce(missing_since, ${now})
    where connection_id = ${connection_id} and calendar_id = ${calendar_id}
      and (external_id = any (${external_ids}::text[]) or series_external_id = any (${external_ids}::text[]))`.execute(
    tx,
  )
}

/**
 * Marks what a full sync would have listed and did not. With `endedBefore`, events that ended earlier may be
 * unlisted.
 */
export async function markUnlisted(
  tx: Db,
  place: SyncTarget,
  {
    from,
    to,
    endedBefore,
  }: { readonly from: Date | null; readonly to: Date | null; readonly endedBefore: Date | null },
  now: Date,
): Promise<void> {
  await sql`
    update remote_event r set missing_since = ${now}
    where r.connection_id = ${place.connection_id} and r.calendar_id = ${place.calendar_id}
      and r.reading_id is distinct from ${place.reading_id} and r.missing_since is null
      and (r.push_id is null or r.version <> '' and r.push_id < ${place.reading_id})
      and (${from}::timestamptz is null or r.first_starts_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or r.first_starts_at < ${to}::timestamptz)
      and not exists (
        select from remote_event whole join meeting m on m.meeting_id = whole.meeting_id
        where whole.connection_id = r.connection_id and whole.calendar_id = r.calendar_id
          and whole.external_id in (r.external_id, r.series_external_id)
          and m.last_ends_at <= ${endedBefore}::timestamptz)`.execute(tx)
}

/** The provider lists these events again, with the occurrences of those that are series. */
export async function unmarkListed(
  tx: Db,
  { connection_id, calendar_id }: Place,
  external_ids: readonly string[],
): Promise<void> {
  if (external_ids.length === 0) return
  await sql`
    update remote_event set missing_since = null, question_id = null
    where connection_id = ${connection_id} and calendar_id = ${calendar_id} and missing_since is not null
      and (external_id = any (${external_ids}::text[]) or series_external_id = any (${external_ids}::text[]))`.execute(
    tx,
  )
}

export async function hasMissing(tx: Db, { connection_id, calendar_id }: Place): Promise<boolean> {
  const { rows } = await sql`
    select from remote_event
    where connection_id = ${connection_id} and calendar_id = ${calendar_id} and missing_since is not null
    limit 1`.execute(tx)
  return rows.length > 0
}

/** What is gone, and what was there, of the events that make a meeting. */
export async function countMissing(tx: Db, place: SyncTarget, now: Date): Promise<MissingEvents> {
  const { rows } = await sql<MissingEvents>`
    select count(*)::integer as total,
      (count(*) filter (where r.missing_since is not null))::integer as gone,
      (count(*) filter (where ${is_coming(now)}))::integer as total_coming,
      (count(*) filter (where r.missing_since is not null and ${is_coming(now)}))::integer as gone_coming,
      (count(*) filter (where r.missing_since is null and r.reading_id = ${place.reading_id}))::integer as listed,
      (count(*) filter (where r.missing_since is not null and r.question_id is null))::integer as unasked
    from ${counted_tables}
    where ${is_counted(place)}`.execute(tx)
  const [counted] = rows
  if (!counted) throw new Error('A count has one row.')
  return counted
}

/** Titles of missing events, those still to come first. */
export async function listMissingTitles(tx: Db, place: Place, limit: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ meeting_title: string }>`
    select m.meeting_title from ${counted_tables}
    where ${is_counted(place)} and r.missing_since is not null
    order by ${is_coming(now)} desc, m.first_starts_at, r.external_id limit ${limit}`.execute(tx)
  return rows.map(({ meeting_title }) => meeting_title)
}

/** Remembers that the question shows all that is missing now. */
export async function markAsked(
  tx: Db,
  { connection_id, calendar_id }: Place,
  question_id: string,
): Promise<void> {
  await sql`
    update remote_event set question_id = ${question_id}
    where connection_id = ${connection_id} and calendar_id = ${calendar_id} and missing_since is not null`.execute(
    tx,
  )
}

/** Removes what is missing: all of it, or only what a question has shown. */
export async function deleteMissing(
  tx: Db,
  { connection_id, calendar_id }: Place,
  question_id: string | null,
): Promise<LostRow[]> {
  const { rows } = await sql<LostRow>`
    delete from remote_event
    where connection_id = ${connection_id} and calendar_id = ${calendar_id} and missing_since is not null
      and (${question_id}::uuid is null or question_id = ${question_id}::uuid)
    returning external_id, series_external_id, meeting_id`.execute(tx)
  return rows
}

const counted_tables = sql`remote_event r join meeting m on m.meeting_id = r.meeting_id
  join connection c on c.connection_id = r.connection_id`

/** A meeting made in Meridian outlives its conference room, and a deletion asked for here is no surprise. */
function is_counted({ connection_id, calendar_id }: Place) {
  return sql`r.connection_id = ${connection_id} and r.calendar_id = ${calendar_id} and r.version <> ''
    and r.withdrawn_at is null and m.meeting_status <> 'cancelled'
    and (c.provider = any(${listProvidersWith('writing')}) or m.meeting_integration_type <> 'smart_calendar')`
}

function is_coming(now: Date) {
  return sql`m.last_ends_at > ${now}`
}
