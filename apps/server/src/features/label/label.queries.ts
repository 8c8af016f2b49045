import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { type Db, queryNamed } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

/** As a statement returns it; inside JSON the moments are text. */
export type LabelRow = Omit<Selectable<Tables['label']>, 'created_at' | 'updated_at'> & {
  readonly created_at: Date | string
  readonly updated_at: Date | string
}

export interface CountedLabelRow extends LabelRow {
  readonly meeting_count: number
}

/** A meeting that the person sees. */
export interface VisibleMeeting {
  readonly meeting_id: string
  readonly is_organizer: boolean
}

/**
 * The reader's own labels on a meeting as JSON, a column for a statement in which `m` is the meeting and $1
 * the reader.
 */
export const labels_column = `
  (select coalesce(json_agg(l order by lower(l.label_title), l.label_id), '[]')
    from meeting_label ml join label l on l.label_id = ml.label_id
    where ml.meeting_id = m.meeting_id and ml.user_id = $1) as labels`

/** The first of these labels, with its title and color; null without labels. */
export const first_label_column = `
  (select json_build_object('label_title', l.label_title, 'label_color', l.label_color)
    from meeting_label ml join label l on l.label_id = ml.label_id
    where ml.meeting_id = m.meeting_id and ml.user_id = $1
    order by lower(l.label_title), l.label_id limit 1) as first_label`

/** The same of a task, for a statement in which `t` is the task. */
export const task_labels_column = `
  (select coalesce(json_agg(l order by lower(l.label_title), l.label_id), '[]')
    from task_label tl join label l on l.label_id = tl.label_id
    where tl.task_id = t.task_id and tl.user_id = $1) as task_labels`

/** By title, each with the number of meetings on the person's list that have it. */
export function listCountedLabels(db: Db, user_id: string): Promise<CountedLabelRow[]> {
  return queryNamed<CountedLabelRow & Record<string, unknown>>(db, {
    name: 'labels',
    text: `select l.*, (
        select count(*) from meeting_label ml
        join meeting_attendee a on a.meeting_id = ml.meeting_id and a.user_id = l.user_id
        where ml.label_id = l.label_id and a.hidden_at is null and a.meeting_action <> 'rejected'
      ) as meeting_count
      from label l where l.user_id = $1
      order by lower(l.label_title), l.label_id`,
    values: [user_id],
  })
}

/** Undefined for a meeting that the person does not see. */
export async function findLabelledMeeting(
  db: Db,
  user_id: string,
  meeting_id: string,
): Promise<(VisibleMeeting & { labels: LabelRow[] }) | undefined> {
  const [row] = await queryNamed<VisibleMeeting & { labels: LabelRow[] }>(db, {
    name: 'meeting_labels',
    text: `select m.meeting_id, m.is_organizer, ${labels_column}
      from meeting_attendee m where m.meeting_id = $2 and m.user_id = $1 and m.hidden_at is null`,
    values: [user_id, meeting_id],
  })
  return row
}

/** Serializes creating labels for this person until the transaction ends. */
export async function lockLabelsOf(tx: Db, user_id: string): Promise<void> {
  await tx.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
}

export async function countLabels(tx: Db, user_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('label')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Undefined when the person has a label with that title already. */
export function insertLabel(tx: Db, label: Insertable<Tables['label']>): Promise<LabelRow | undefined> {
  return tx
    .insertInto('label')
    .values(label)
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, lower(normalize(label_title, nfkc))`).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Whether another label of the person has that title, ignoring case. */
export async function hasOtherLabel(
  tx: Db,
  user_id: string,
  { label_id, label_title }: { label_id: string; label_title: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('label')
    .select('label_id')
    .where('user_id', '=', user_id)
    .where('label_id', '<>', label_id)
    .where(sql`lower(normalize(label_title, nfkc))`, '=', sql`lower(normalize(${label_title}, nfkc))`)
    .executeTakeFirst()
  return other !== undefined
}

/** Updates a locked label. */
export function updateLabel(
  tx: Db,
  label_id: string,
  change: Updateable<Tables['label']>,
): Promise<LabelRow> {
  return tx
    .updateTable('label')
    .set(change)
    .where('label_id', '=', label_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface Assigned {
  readonly meeting_ids: readonly string[]
  readonly task_ids: readonly string[]
}

/**
 * Deletes the label with its assignments, and returns those: at most `most` meetings and as many tasks. Undefined for a
 * label of another person.
 */
export async function deleteLabel(
  tx: Db,
  user_id: string,
  { label_id, most }: { readonly label_id: string; readonly most: number },
): Promise<Assigned | undefined> {
  const { rows } = await sql<Assigned>`
    with gone as (
      delete from label where label_id = ${label_id} and user_id = ${user_id} returning label_id
    )
    select
      array(select meeting_id from meeting_label
        where label_id = gone.label_id and user_id = ${user_id} limit ${most}) as meeting_ids,
      array(select task_id from task_label
        where label_id = gone.label_id and user_id = ${user_id} limit ${most}) as task_ids
    from gone`.execute(tx)
  return rows[0]
}

/** Assigns a label to those of the meetings and tasks that the person sees. */
export async function assignLabelToAll(
  tx: Db,
  user_id: string,
  { label_id, meeting_ids, task_ids }: Assigned & { readonly label_id: string },
): Promise<void> {
  await sql`
    with seen as (
      select a.meeting_id from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
      where a.meeting_id = any (${meeting_ids}::uuid[]) and a.user_id = ${user_id} and a.hidden_at is null
      for key share of m
    ), seen_tasks as (
      select t.task_id from task t
      where t.task_id = any (${task_ids}::uuid[]) and case
        when t.meeting_id is null then ${user_id}::uuid in (t.user_id, t.associate_user_id)
        else exists (
          select from meeting_attendee a
          where a.meeting_id = t.meeting_id and a.user_id = ${user_id} and a.hidden_at is null) end
      for key share
    ), on_tasks as (
      insert into task_label (task_id, user_id, label_id)
      select task_id, ${user_id}, ${label_id} from seen_tasks on conflict do nothing
    )
    insert into meeting_label (meeting_id, user_id, label_id)
    select meeting_id, ${user_id}, ${label_id} from seen on conflict do nothing`.execute(tx)
}

/** Locks those of the ids that are labels of the person. */
export function lockLabels(tx: Db, user_id: string, label_ids: readonly string[]): Promise<LabelRow[]> {
  return tx
    .selectFrom('label')
    .selectAll()
    .where('user_id', '=', user_id)
    .where(sql<boolean>`label_id = any (${label_ids}::uuid[])`)
    .orderBy('label_id')
    .forKeyShare()
    .execute()
}

/**
 * Assigns a locked label to a meeting; assigning again changes nothing. Undefined for a meeting that the
 * person does not see.
 */
export async function assignLabel(
  tx: Db,
  user_id: string,
  { meeting_id, label_id }: { meeting_id: string; label_id: string },
): Promise<VisibleMeeting | undefined> {
  const { rows } = await sql<VisibleMeeting>`
    with seen as (
      select a.meeting_id, a.is_organizer
      from meeting_attendee a join meeting m on m.meeting_id = a.meeting_id
      where a.meeting_id = ${meeting_id} and a.user_id = ${user_id} and a.hidden_at is null
      for key share of m
    ), assigned as (
      insert into meeting_label (meeting_id, user_id, label_id)
      select meeting_id, ${user_id}, ${label_id} from seen
      on conflict do nothing
    )
    select meeting_id, is_organizer from seen`.execute(tx)
  return rows[0]
}

/** Removes a label's assignment, if any. Undefined for a meeting that the person does not see. */
export async function unassignLabel(
  tx: Db,
  user_id: string,
  { meeting_id, label_id }: { meeting_id: string; label_id: string },
): Promise<VisibleMeeting | undefined> {
  const { rows } = await sql<VisibleMeeting>`
    with seen as (
      select meeting_id, is_organizer from meeting_attendee
      where meeting_id = ${meeting_id} and user_id = ${user_id} and hidden_at is null
    ), removed as (
      delete from meeting_label
      where meeting_id in (select meeting_id from seen) and user_id = ${user_id} and label_id = ${label_id}
    )
    select meeting_id, is_organizer from seen`.execute(tx)
  return rows[0]
}

/** Replaces the person's assignments on the meeting by these locked labels, if the meeting still exists. */
export async function replaceAssignments(
  tx: Db,
  user_id: string,
  { meeting_id, label_ids }: { meeting_id: string; label_ids: readonly string[] },
): Promise<void> {
  await sql`
    with kept as (
      select meeting_id from meeting where meeting_id = ${meeting_id} for key share
    ), removed as (
      delete from meeting_label
      where meeting_id = ${meeting_id} and user_id = ${user_id} and label_id <> all (${label_ids}::uuid[])
    )
    insert into meeting_label (meeting_id, user_id, label_id)
    select meeting_id, ${user_id}, label_id from kept, unnest(${label_ids}::uuid[]) label_id
    on conflict do nothing`.execute(tx)
}

/** Replaces the person's assignments on a locked task by these locked labels. */
export async function replaceTaskAssignments(
  tx: Db,
  user_id: string,
  { task_id, label_ids }: { task_id: string; label_ids: readonly string[] },
): Promise<void> {
  await sql`
    with removed as (
      delete from task_label
      where task_id = ${task_id} and user_id = ${user_id} and label_id <> all (${label_ids}::uuid[])
    )
    insert into task_label (task_id, user_id, label_id)
    select ${task_id}, ${user_id}, label_id from unnest(${label_ids}::uuid[]) label_id
    on conflict do nothing`.execute(tx)
}

/** Copies the label assignments of all people from one meeting to another. */
export async function copyLabels(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into meeting_label (meeting_id, user_id, label_id)
    select ${to}::uuid, user_id, label_id from meeting_label where meeting_id = ${from}`.execute(tx)
}
