import type { TaskStatus } from '@meridian/contract'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Db, queryRows } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import type { Placed } from './position.rules.ts'
import { type LabelRow, labels_column, task_labels_column } from '../label/label.api.ts'
import type { MeetingRow } from '../meeting/meeting.api.ts'

export type TaskRow = Selectable<Tables['task']>

/** A task with its people and its meeting, as one person sees it. */
export interface VisibleTaskRow extends TaskRow {
  readonly associate_name: string | null
  readonly associate_picture: string | null
  /** Null for a personal task. */
  readonly meeting_title: string | null
  readonly organizer_id: string | null
  /** The reader's own labels on the meeting. */
  readonly labels: readonly LabelRow[]
  /** The reader's own labels on the task itself. */
  readonly task_labels: readonly LabelRow[]
}

/** For a statement in which `t` is the task, `u` its associate, `m` its meeting and $1 the reader. */
const visible_columns = `t.*, u.full_name as associate_name, u.profile_picture as associate_picture,
  m.meeting_title, m.user_id as organizer_id, ${labels_column}, ${task_labels_column}`

const seen_tables = `task t
  left join app_user u on u.user_id = t.associate_user_id
  left join meeting m on m.meeting_id = t.meeting_id`

/** Whether $1 sees `t`: a meeting's task with the meeting, any other as its creator or associate. */
const is_seen = `(case when t.meeting_id is null then $1::uuid in (t.user_id, t.associate_user_id)
  else exists (select from meeting_attendee a
    where a.meeting_id = t.meeting_id and a.user_id = $1 and a.hidden_at is null) end)`

/** The tasks that the person created or has to do, column by column. */
export function listBoardTasks(db: Db, user_id: string): Promise<VisibleTaskRow[]> {
  return queryRows<VisibleTaskRow>(db, {
    name: 'tasks',
    text: `select ${visible_columns} from ${seen_tables}
      where (t.user_id = $1 or t.associate_user_id = $1) and ${is_seen}
      order by array_position(array['backlog', 'in_progress', 'review', 'done'], t.task_status),
        t.position, t.task_id`,
    values: [user_id],
  })
}

/** The oldest first; undefined for a meeting that the person does not see. */
export async function findMeetingTasks(
  db: Db,
  user_id: string,
  meeting_id: string,
): Promise<VisibleTaskRow[] | undefined> {
  const rows = await queryRows<VisibleTaskRow | { task_id: null }>(db, {
    name: 'meeting_tasks',
    text: `select ${visible_columns}
      from meeting_attendee me
      join meeting m on m.meeting_id = me.meeting_id
      left join task t on t.meeting_id = m.meeting_id
      left join app_user u on u.user_id = t.associate_user_id
      where me.meeting_id = $2 and me.user_id = $1 and me.hidden_at is null
      order by t.created_at, t.task_id`,
    values: [user_id, meeting_id],
  })
  return rows.length === 0 ? undefined : rows.filter((row) => row.task_id !== null)
}

/** As the reader sees it; the caller has checked that the reader does. */
export async function getTaskRow(tx: Db, user_id: string, task_id: string): Promise<VisibleTaskRow> {
  const [row] = await queryRows<VisibleTaskRow>(tx, {
    name: 'task',
    text: `select ${visible_columns} from ${seen_tables} where t.task_id = $2`,
    values: [user_id, task_id],
  })
  if (!row) throw new Error(`Task ${task_id} is gone.`)
  return row
}

/** Identifies a task: with `meeting_id` only if it belongs to that meeting. */
export interface TaskIds {
  readonly task_id: string
  readonly meeting_id?: string
}

/** Locks the task. Undefined for a task that the person does not see. */
export async function lockVisibleTask(tx: Db, user_id: string, ids: TaskIds): Promise<TaskRow | undefined> {
  const [row] = await queryRows<TaskRow>(tx, {
    name: 'task_locked',
    text: `select t.* from task t
      where t.task_id = $2 and ($3::uuid is null or t.meeting_id = $3) and ${is_seen} for update of t`,
    values: [user_id, ids.task_id, ids.meeting_id ?? null],
  })
  return row
}

/** False for a task that the person does not see. */
export async function deleteVisibleTask(tx: Db, user_id: string, ids: TaskIds): Promise<boolean> {
  const removed = await queryRows<{ task_id: string }>(tx, {
    name: 'task_removed',
    text: `delete from task t
      where t.task_id = $2 and ($3::uuid is null or t.meeting_id = $3) and ${is_seen} returning t.task_id`,
    values: [user_id, ids.task_id, ids.meeting_id ?? null],
  })
  return removed.length > 0
}

/** The meeting, locked until the transaction ends. Undefined for one that the person does not see. */
export function lockVisibleMeeting(
  tx: Db,
  user_id: string,
  meeting_id: string,
): Promise<Pick<MeetingRow, 'meeting_status' | 'last_ends_at'> | undefined> {
  return tx
    .selectFrom('meeting as m')
    .innerJoin('meeting_attendee as a', 'a.meeting_id', 'm.meeting_id')
    .select(['m.meeting_status', 'm.last_ends_at'])
    .where('a.meeting_id', '=', meeting_id)
    .where('a.user_id', '=', user_id)
    .where('a.hidden_at', 'is', null)
    .forShare(['m', 'a'])
    .executeTakeFirst()
}

/** Whether the person takes part in the meeting, locked until the transaction ends. */
export async function lockParticipant(tx: Db, meeting_id: string, user_id: string): Promise<boolean> {
  const attendee = await tx
    .selectFrom('meeting_attendee')
    .select('meeting_attendee_id')
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', user_id)
    .where('hidden_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return attendee !== undefined
}

/** Serializes creating tasks for this person until the transaction ends. */
export async function lockTasksOf(tx: Db, user_id: string): Promise<void> {
  await tx.selectFrom('app_user').select('user_id').where('user_id', '=', user_id).forNoKeyUpdate().execute()
}

export async function countTasks(tx: Db, user_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('task')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return count
}

/** The last position in a column, on any of the boards of these people; null where there is none. */
export async function findLastPosition(
  tx: Db,
  task_status: TaskStatus,
  user_ids: readonly (string | null)[],
): Promise<string | null> {
  const people = sql<string[]>`${user_ids.filter((user_id) => user_id !== null)}::uuid[]`
  const { position } = await tx
    .selectFrom('task')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('task_status', '=', task_status)
    .where(sql<boolean>`(user_id = any (${people}) or associate_user_id = any (${people}))`)
    .executeTakeFirstOrThrow()
  return position
}

/** A column of the person's board, without this task. */
export function listColumn(
  tx: Db,
  user_id: string,
  { task_status, without }: { task_status: TaskStatus; without: string },
): Promise<Placed[]> {
  return queryRows<Placed>(tx, {
    name: 'task_column',
    text: `select t.task_id, t.position from task t
      where (t.user_id = $1 or t.associate_user_id = $1) and t.task_status = $2 and t.task_id <> $3
        and ${is_seen}
      order by t.position, t.task_id`,
    values: [user_id, task_status, without],
  })
}

export async function insertTask(tx: Db, task: Insertable<Tables['task']>): Promise<void> {
  await tx.insertInto('task').values(task).execute()
}

/** Updates a locked task. */
export async function updateTask(tx: Db, task_id: string, change: Updateable<Tables['task']>): Promise<void> {
  await tx.updateTable('task').set(change).where('task_id', '=', task_id).execute()
}

/** Gives tasks other positions in their column; one that has left it meanwhile keeps its own. */
export async function updatePositions(
  tx: Db,
  task_status: TaskStatus,
  placed: readonly Placed[],
): Promise<void> {
  if (placed.length === 0) return
  await sql`
    update task t set position = p.position
    from unnest(
      ${placed.map(({ task_id }) => task_id)}::uuid[], ${placed.map(({ position }) => position)}::text[]
    ) as p (task_id, position)
    where t.task_id = p.task_id and t.task_status = ${task_status}`.execute(tx)
}

/** Shows these people's own tasks on their boards from now on, in place of the examples. */
export async function startBoards(tx: Db, user_ids: readonly (string | null)[]): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ has_board: true })
    .where(sql<boolean>`user_id = any (${user_ids.filter((user_id) => user_id !== null)}::uuid[])`)
    .where('has_board', '=', false)
    .execute()
}
