import type { Provider } from '@meridian/contract'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { wordsOf } from '../merge/merge.queries.ts'
import type { MirroredEvent } from './busy-time.rules.ts'

export interface BusyMirrorRow {
  readonly busy_mirror_id: string
  readonly from_type: Provider
  readonly from_calendar_id: string
  readonly from_name: string
  readonly to_type: Provider
  readonly to_calendar_id: string
  readonly to_name: string
  readonly is_on: boolean
  readonly event_count: number
  readonly problem: string | null
  readonly mirrored_at: Date | null
}

/** The person's rules in the order in which they were made; without those that are being deleted. */
export async function listMirrors(db: Db, user_id: string): Promise<BusyMirrorRow[]> {
  const { rows } = await sql<BusyMirrorRow>`
    select b.busy_mirror_id, f.provider as from_type, b.from_calendar_id, coalesce(fk.name, '') as from_name,
      t.provider as to_type, b.to_calendar_id, coalesce(tk.name, '') as to_name, b.is_on, b.problem, b.mirrored_at,
      (select count(*)::integer from mirrored_event e where e.busy_mirror_id = b.busy_mirror_id and e.is_written)
        as event_count
    from busy_mirror b
    join connection f on f.connection_id = b.from_connection_id
    join connection t on t.connection_id = b.to_connection_id
    left join connection_calendar fk on fk.connection_id = f.connection_id and fk.calendar_id = b.from_calendar_id
    left join connection_calendar tk on tk.connection_id = t.connection_id and tk.calendar_id = b.to_calendar_id
    where b.user_id = ${user_id} and not b.is_ending
    order by b.busy_mirror_id`.execute(db)
  return rows
}

type NewMirror = Pick<
  Selectable<Tables['busy_mirror']>,
  | 'busy_mirror_id'
  | 'user_id'
  | 'from_connection_id'
  | 'from_calendar_id'
  | 'to_connection_id'
  | 'to_calendar_id'
>

/** False where there is such a rule already. */
export async function insertMirror(tx: Db, mirror: NewMirror, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('busy_mirror')
    .values({ ...mirror, is_on: true, created_at: now, updated_at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False where the person has no such rule. */
export async function updateMirror(
  tx: Db,
  { user_id, busy_mirror_id }: { readonly user_id: string; readonly busy_mirror_id: string },
  change: { readonly is_on?: boolean; readonly is_ending?: boolean },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('busy_mirror')
    .set({ ...change, problem: null, updated_at: now })
    .where('busy_mirror_id', '=', busy_mirror_id)
    .where('user_id', '=', user_id)
    .where('is_ending', '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The rules that read or write this account. */
export async function listMirrorsOf(db: Db, connection_id: string): Promise<string[]> {
  const { rows } = await sql<{ busy_mirror_id: string }>`
    select busy_mirror_id from busy_mirror
    where from_connection_id = ${connection_id} or to_connection_id = ${connection_id}`.execute(db)
  return rows.map(({ busy_mirror_id }) => busy_mirror_id)
}

/** Before an account is disconnected: what was written of it is to be deleted. */
export async function endMirrorsFrom(tx: Db, connection_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ busy_mirror_id: string }>`
    update busy_mirror set is_ending = true, updated_at = ${now}
    where from_connection_id = ${connection_id} and to_connection_id <> ${connection_id}
    returning busy_mirror_id`.execute(tx)
  return rows.map(({ busy_mirror_id }) => busy_mirror_id)
}

/** A rule under a lease. */
export interface LeasedMirror {
  readonly busy_mirror_id: string
  readonly user_id: string
  readonly from_connection_id: string | null
  readonly from_calendar_id: string
  readonly from_provider: Provider | null
  readonly to_connection_id: string
  readonly to_calendar_id: string
  readonly to_provider: Provider
  readonly isWriting: boolean
  readonly is_ending: boolean
  /** Of the person and of the account that is read, in lower case. */
  readonly emails: readonly string[]
  /** Whose busy time the events are. */
  readonly mark: string
}

/** `taken` while another process writes the rule's events; undefined when the rule is gone. */
export async function leaseMirror(
  db: Db,
  busy_mirror_id: string,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<LeasedMirror | 'taken' | undefined> {
  const { rows } = await sql<LeasedMirror & { readonly isFree: boolean }>`
    with leased as (
      update busy_mirror set lease_until = ${until}
      where busy_mirror_id = ${busy_mirror_id} and (lease_until is null or lease_until < ${now})
      returning busy_mirror_id)
    select b.busy_mirror_id, b.user_id, b.from_connection_id, b.from_calendar_id, f.provider as from_provider,
      b.to_connection_id, b.to_calendar_id, t.provider as to_provider, b.is_ending,
      b.is_on and not b.is_ending and b.from_connection_id is not null as "isWriting",
      array_remove(array[lower(u.primary_email), lower(f.account_email)], null) as emails,
      array_to_string(${wordsOf('f', 't')}, '-') as mark, exists (select from leased) as "isFree"
    from busy_mirror b
    join app_user u on u.user_id = b.user_id
    join connection t on t.connection_id = b.to_connection_id
    left join connection f on f.connection_id = b.from_connection_id
    where b.busy_mirror_id = ${busy_mirror_id}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { isFree, ...mirror } = row
  return isFree ? mirror : 'taken'
}

export async function endMirrorLease(
  db: Db,
  busy_mirror_id: string,
  outcome: { readonly problem: string | null; readonly mirrored_at?: Date },
): Promise<void> {
  await db
    .updateTable('busy_mirror')
    .set({ ...outcome, lease_until: null })
    .where('busy_mirror_id', '=', busy_mirror_id)
    .execute()
}

export async function deleteMirror(tx: Db, busy_mirror_id: string): Promise<void> {
  await tx.deleteFrom('busy_mirror').where('busy_mirror_id', '=', busy_mirror_id).execute()
}

export async function listMirrored(db: Db, busy_mirror_id: string): Promise<MirroredEvent[]> {
  const rows = await db
    .selectFrom('mirrored_event')
    .select([
      'mirrored_event_id',
      'source_key',
      'external_id',
      'starts_at',
      'ends_at',
      'is_all_day',
      'is_written',
    ])
    .where('busy_mirror_id', '=', busy_mirror_id)
    .execute()
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    starts_ms: starts_at.getTime(),
    ends_ms: ends_at.getTime(),
  }))
}

/** The events have their ids before they are written, so that no attempt writes one twice. */
export async function insertMirrored(
  tx: Db,
  busy_mirror_id: string,
  events: readonly MirroredEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ starts_ms, ends_ms, ...event }) => ({
    ...event,
    busy_mirror_id,
    starts_at: new Date(starts_ms),
    ends_at: new Date(ends_ms),
  }))
  await tx.insertInto('mirrored_event').values(rows).execute()
}

export async function markWritten(
  db: Db,
  { mirrored_event_id, starts_ms, ends_ms, is_all_day }: MirroredEvent,
): Promise<void> {
  await db
    .updateTable('mirrored_event')
    .set({ starts_at: new Date(starts_ms), ends_at: new Date(ends_ms), is_all_day, is_written: true })
    .where('mirrored_event_id', '=', mirrored_event_id)
    .execute()
}

export async function deleteMirrored(db: Db, mirrored_event_id: string): Promise<void> {
  await db.deleteFrom('mirrored_event').where('mirrored_event_id', '=', mirrored_event_id).execute()
}
