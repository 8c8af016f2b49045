import { type Insertable, type Selectable, sql } from 'kysely'
import { type Db, queryRows } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import type { OutcomeChange, OutcomeKind } from './outcome.rules.ts'
import type { MeetingRow } from '../../meeting/meeting.api.ts'

export type OutcomeRow = Selectable<Tables['meeting_outcome']>

/** With the person of the task that was made of it. */
export interface VisibleOutcomeRow extends OutcomeRow {
  readonly task_user_id: string | null
  readonly task_user_name: string | null
}

export interface OpenOutcomeRow extends VisibleOutcomeRow {
  readonly meeting_title: string
}

/** The fields of a meeting that decide whether outcomes are possible. */
export interface HeldMeeting
  extends Pick<MeetingRow, 'meeting_title' | 'meeting_status' | 'last_ends_at' | 'first_ends_at'> {
  readonly is_series: boolean
}

export interface VisibleMeeting extends HeldMeeting, Pick<MeetingRow, 'meeting_description' | 'agenda'> {}

/** Identifies an outcome, which must belong to the meeting. */
export interface OutcomeIds {
  readonly meeting_id: string
  readonly outcome_id: string
  readonly kind: OutcomeKind
}

/** For a statement in which `o` is the outcome. */
const visible_columns = 'o.*, u.user_id as task_user_id, u.full_name as task_user_name'
const task_tables = `left join task t on t.task_id = o.task_id
  left join app_user u on u.user_id = coalesce(t.associate_user_id, t.user_id)`

/** Whether $1 sees the meeting of `o`. */
const is_seen = `exists (select from meeting_attendee a
  where a.meeting_id = o.meeting_id and a.user_id = $1 and a.hidden_at is null)`

/** The oldest first; undefined for a meeting that the person does not see. */
export async function findKeyTakeaways(
  db: Db,
  user_id: string,
  { meeting_id }: { meeting_id: string },
): Promise<VisibleOutcomeRow[] | undefined> {
  const rows = await queryRows<VisibleOutcomeRow | { outcome_id: null }>(db, {
    name: 'key_takeaways',
    text: `select ${visible_columns}
      from meeting_attendee me
      left join meeting_outcome o on o.meeting_id = me.meeting_id and o.kind = 'key_takeaway' ${task_tables}
      where me.meeting_id = $2 and me.user_id = $1 and me.hidden_at is null
      order by o.created_at, o.outcome_id`,
    values: [user_id, meeting_id],
  })
  return rows.length === 0
    ? undefined
    : rows.filter((row): row is VisibleOutcomeRow => row.outcome_id !== null)
}

/** The suffix of a split-off series' id; the index on meeting uses the same expression. */
const own_id = `'_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/**
 * The oldest first, and before them the unfinished items of the finished earlier parts of a split series, as
 * far as the person sees those. Undefined for a meeting that the person does not see.
 */
export async function findActionItems(
  db: Db,
  user_id: string,
  { meeting_id }: { meeting_id: string },
  now: Date,
): Promise<VisibleOutcomeRow[] | undefined> {
  const rows = await queryRows<VisibleOutcomeRow | { outcome_id: null }>(db, {
    name: 'action_items',
    text: `with part as (
        select m.meeting_id, m.user_id, m.first_starts_at, m.created_at,
          regexp_replace(m.ical_uid, ${own_id}, '') as series
        from meeting m where m.meeting_id = $2 and m.ical_uid ~ ${own_id}),
      other as (
        select p.meeting_id, p.first_starts_at, p.last_ends_at
        from part join meeting p on p.user_id = part.user_id and p.ical_uid = part.series
        union all
        select p.meeting_id, p.first_starts_at, p.last_ends_at
        from part join meeting p on p.user_id = part.user_id and p.ical_uid ~ ${own_id}
          and regexp_replace(p.ical_uid, ${own_id}, '') = part.series),
      o as (
        select * from meeting_outcome where meeting_id = $2 and kind = 'action_item'
        union all
        select left_over.*
        from part join other on other.first_starts_at < part.first_starts_at and other.last_ends_at <= $3
        join meeting_attendee a on a.meeting_id = other.meeting_id and a.user_id = $1 and a.hidden_at is null
        join meeting_outcome left_over on left_over.meeting_id = other.meeting_id
          and left_over.kind = 'action_item'
          and (left_over.status = 'active' or left_over.updated_at > part.created_at))
      select ${visible_columns}
      from meeting_attendee me left join o on true ${task_tables}
      where me.meeting_id = $2 and me.user_id = $1 and me.hidden_at is null
      order by o.created_at, o.outcome_id`,
    values: [user_id, meeting_id, now],
  })
  return rows.length === 0
    ? undefined
    : rows.filter((row): row is VisibleOutcomeRow => row.outcome_id !== null)
}

/** Of all meetings on the person's list, the newest first. */
export async function listOpenItems(
  db: Db,
  user_id: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: OpenOutcomeRow[]; total: number }> {
  const rows = await queryRows<OpenOutcomeRow & { total: number }>(db, {
    name: 'open_action_items',
    text: `with open as (
        select o.*, m.meeting_title, count(*) over () as total
        from meeting_attendee me
        join meeting_outcome o on o.meeting_id = me.meeting_id
        join meeting m on m.meeting_id = o.meeting_id
        where me.user_id = $1 and me.hidden_at is null and me.meeting_action <> 'rejected'
          and o.kind = 'action_item' and o.status = 'active'
        order by o.created_at desc, o.outcome_id desc
        limit $2 offset $3
      )
      select ${visible_columns} from open o ${task_tables} order by o.created_at desc, o.outcome_id desc`,
    values: [user_id, limit, (page - 1) * limit],
  })
  const [first] = rows
  if (first) return { items: rows, total: first.total }
  return { items: [], total: page === 1 ? 0 : await countOpenItems(db, user_id) }
}

/** Undefined for a meeting that the person does not see. */
export function findVisibleMeeting(
  db: Db,
  user_id: string,
  meeting_id: string,
): Promise<VisibleMeeting | undefined> {
  return seenMeeting(db, user_id, meeting_id).select(['m.meeting_description', 'm.agenda']).executeTakeFirst()
}

/** Serializes adding outcomes to the meeting. Undefined for one that the person does not see. */
export function lockVisibleMeeting(
  tx: Db,
  user_id: string,
  meeting_id: string,
): Promise<HeldMeeting | undefined> {
  return seenMeeting(tx, user_id, meeting_id).forNoKeyUpdate('m').executeTakeFirst()
}

function seenMeeting(db: Db, user_id: string, meeting_id: string) {
  return db
    .selectFrom('meeting as m')
    .innerJoin('meeting_attendee as a', 'a.meeting_id', 'm.meeting_id')
    .select([
      'm.meeting_title',
      'm.meeting_status',
      'm.last_ends_at',
      'm.first_ends_at',
      sql<boolean>`m.rrule is not null or m.added_walls <> '{}'`.as('is_series'),
    ])
    .where('a.meeting_id', '=', meeting_id)
    .where('a.user_id', '=', user_id)
    .where('a.hidden_at', 'is', null)
}

export async function listTitles(tx: Db, meeting_id: string, kind: OutcomeKind): Promise<string[]> {
  const rows = await tx
    .selectFrom('meeting_outcome')
    .select('title')
    .where('meeting_id', '=', meeting_id)
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ title }) => title)
}

export async function insertOutcome(tx: Db, outcome: Insertable<Tables['meeting_outcome']>): Promise<void> {
  await tx.insertInto('meeting_outcome').values(outcome).execute()
}

/** Locks the outcome. Undefined for one that the person does not see. */
export async function lockVisibleOutcome(
  tx: Db,
  user_id: string,
  { meeting_id, outcome_id, kind }: OutcomeIds,
): Promise<OpenOutcomeRow | undefined> {
  const [row] = await queryRows<OpenOutcomeRow>(tx, {
    name: 'outcome_locked',
    text: `select ${visible_columns},
        (select m.meeting_title from meeting m where m.meeting_id = o.meeting_id) as meeting_title
      from meeting_outcome o ${task_tables}
      where o.outcome_id = $2 and o.meeting_id = $3 and o.kind = $4 and ${is_seen}
      for update of o`,
    values: [user_id, outcome_id, meeting_id, kind],
  })
  return row
}

/** Updates a locked outcome. */
export async function updateOutcome(
  tx: Db,
  outcome_id: string,
  change: OutcomeChange & { task_id?: string; updated_at?: Date },
): Promise<void> {
  await tx.updateTable('meeting_outcome').set(change).where('outcome_id', '=', outcome_id).execute()
}

export async function getOutcome(tx: Db, outcome_id: string): Promise<VisibleOutcomeRow> {
  const [row] = await queryRows<VisibleOutcomeRow>(tx, {
    name: 'outcome',
    text: `select ${visible_columns} from meeting_outcome o ${task_tables} where o.outcome_id = $1`,
    values: [outcome_id],
  })
  if (!row) throw new Error(`Outcome ${outcome_id} is gone.`)
  return row
}

/** False for one that the person does not see. */
export async function deleteVisibleOutcome(
  tx: Db,
  user_id: string,
  { meeting_id, outcome_id, kind }: OutcomeIds,
): Promise<boolean> {
  const removed = await queryRows<{ outcome_id: string }>(tx, {
    name: 'outcome_removed',
    text: `delete from meeting_outcome o
      where o.outcome_id = $2 and o.meeting_id = $3 and o.kind = $4 and ${is_seen} returning o.outcome_id`,
    values: [user_id, outcome_id, meeting_id, kind],
  })
  return removed.length > 0
}

async function countOpenItems(db: Db, user_id: string): Promise<number> {
  const [row] = await queryRows<{ total: number }>(db, {
    name: 'open_action_items_count',
    text: `select count(*) as total
      from meeting_attendee me join meeting_outcome o on o.meeting_id = me.meeting_id
      where me.user_id = $1 and me.hidden_at is null and me.meeting_action <> 'rejected'
        and o.kind = 'action_item' and o.status = 'active'`,
    values: [user_id],
  })
  return row?.total ?? 0
}
