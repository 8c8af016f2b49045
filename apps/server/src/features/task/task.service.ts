import { type TaskChange, type TaskCreation, type TaskStatus, tasks_max } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError, badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import { placeAfter, positionBetween } from './position.rules.ts'
import * as queries from './task.queries.ts'
import { changedColumns, mayHavePersonalTask } from './task.rules.ts'
import { replaceTaskLabels } from '../label/label.api.ts'
import { statusOf } from '../meeting/meeting.api.ts'

export function listTasks(db: Db, actor: Actor): Promise<queries.VisibleTaskRow[]> {
  return queries.listBoardTasks(db, actor.user_id)
}

export async function listMeetingTasks(
  db: Db,
  actor: Actor,
  meeting_id: string,
): Promise<queries.VisibleTaskRow[]> {
  const tasks = await queries.findMeetingTasks(db, actor.user_id, meeting_id)
  if (!tasks) throw meetingNotFound()
  return tasks
}

/** Throws `bad_input` for a personal task with another person as its associate. */
export async function createTask(
  tx: Db,
  actor: Actor,
  input: TaskCreation,
  now: Date,
): Promise<queries.VisibleTaskRow> {
  const associate_user_id = associateOf(actor, input)
  const maker = { user_id: actor.user_id, associate_user_id: null }
  if (!mayHavePersonalTask(maker, associate_user_id)) throw notForOthers()
  return addTask(tx, actor, { ...input, associate_user_id, meeting_id: null }, now)
}

/**
 * Throws `conflict` for a meeting that is not active, `bad_input` for an associate who takes no part in it.
 */
export async function createMeetingTask(
  tx: Db,
  actor: Actor,
  { meeting_id, input }: { meeting_id: string; input: TaskCreation },
  now: Date,
): Promise<queries.VisibleTaskRow> {
  const meeting = await queries.lockVisibleMeeting(tx, actor.user_id, meeting_id)
  if (!meeting) throw meetingNotFound()
  const status = statusOf(meeting, now)
  if (status !== 'active') {
    throw new AppError('conflict', `This meeting is ${status} and takes no new tasks.`)
  }
  const associate_user_id = associateOf(actor, input)
  await requireParticipant(tx, meeting_id, associate_user_id)
  return addTask(tx, actor, { ...input, associate_user_id, meeting_id }, now)
}

/**
 * Changes the given fields and keeps the rest. Throws `conflict` for a task that changed since it was read,
 * and for a position after a task that is not in that column.
 */
export async function changeTask(
  tx: Db,
  actor: Actor,
  { change, ...ids }: queries.TaskIds & { change: TaskChange },
  now: Date,
): Promise<queries.VisibleTaskRow> {
  const task = await queries.lockVisibleTask(tx, actor.user_id, ids)
  if (!task) throw taskNotFound()
  requireUnchanged(task, change.updated_at)
  const columns = changedColumns(task, change)
  if (columns.associate_user_id !== undefined) await requireAssociate(tx, task, columns.associate_user_id)
  const position = await computePosition(tx, actor, { task, columns, after_task_id: change.after_task_id })
  const isChanged = Object.keys(columns).length > 0
  if (isChanged || position !== task.position) {
    await queries.updateTask(tx, task.task_id, {
      ...columns,
      position,
      ...(isChanged && { updated_at: now }),
    })
  }
  const { task_labels } = change
  if (task_labels) await replaceTaskLabels(tx, actor, { task_id: task.task_id, task_labels })
  if (columns.associate_user_id) await queries.startBoards(tx, [columns.associate_user_id])
  return queries.getTaskRow(tx, actor.user_id, task.task_id)
}

export async function deleteTask(tx: Db, actor: Actor, ids: queries.TaskIds): Promise<void> {
  if (!(await queries.deleteVisibleTask(tx, actor.user_id, ids))) throw taskNotFound()
}

interface NewTask extends TaskCreation {
  readonly meeting_id: string | null
  readonly associate_user_id: string | null
}

async function addTask(
  tx: Db,
  actor: Actor,
  { task_labels, ...task }: NewTask,
  now: Date,
): Promise<queries.VisibleTaskRow> {
  const { user_id } = actor
  await queries.lockTasksOf(tx, user_id)
  if ((await queries.countTasks(tx, user_id)) >= tasks_max) {
    throw new AppError('conflict', `You have made ${tasks_max} tasks, and more are not possible.`)
  }
  const people = [user_id, task.associate_user_id]
  const task_id = newId()
  await queries.insertTask(tx, {
    ...task,
    task_id,
    user_id,
    position: await endOf(tx, task.task_status, people),
    created_at: now,
    updated_at: now,
  })
  await replaceTaskLabels(tx, actor, { task_id, task_labels })
  await queries.startBoards(tx, people)
  return queries.getTaskRow(tx, user_id, task_id)
}

/** Returns the task's new position; writes new positions for the whole column where it needs them. */
async function computePosition(
  tx: Db,
  actor: Actor,
  {
    task,
    columns,
    after_task_id,
  }: {
    task: queries.TaskRow
    columns: ReturnType<typeof changedColumns>
    after_task_id: string | null | undefined
  },
): Promise<string> {
  const { task_id } = task
  const { task_status = task.task_status, associate_user_id = task.associate_user_id } = columns
  if (after_task_id === undefined) {
    if (columns.task_status === undefined) return task.position
    return endOf(tx, task_status, [task.user_id, associate_user_id, actor.user_id])
  }
  const column = await queries.listColumn(tx, actor.user_id, { task_status, without: task_id })
  const placed = placeAfter(column, task_id, after_task_id?.toLowerCase() ?? null)
  if (!placed) {
    const message = 'The card it should follow is no longer there.'
    throw new AppError('conflict', message, { errors: [{ path: 'after_task_id', message }] })
  }
  await queries.updatePositions(
    tx,
    task_status,
    placed.filter((one) => one.task_id !== task_id),
  )
  return placed.find((one) => one.task_id === task_id)?.position ?? task.position
}

async function endOf(tx: Db, task_status: TaskStatus, user_ids: readonly (string | null)[]): Promise<string> {
  return positionBetween(await queries.findLastPosition(tx, task_status, user_ids), null)
}

/** PostgreSQL writes ids in lower case, whatever case the request used. */
function associateOf(actor: Actor, { associate_user_id }: TaskCreation): string | null {
  return associate_user_id === undefined ? actor.user_id : (associate_user_id?.toLowerCase() ?? null)
}

async function requireAssociate(
  tx: Db,
  task: queries.TaskRow,
  associate_user_id: string | null,
): Promise<void> {
  if (task.meeting_id !== null) return requireParticipant(tx, task.meeting_id, associate_user_id)
  if (!mayHavePersonalTask(task, associate_user_id)) throw notForOthers()
}

async function requireParticipant(tx: Db, meeting_id: string, user_id: string | null): Promise<void> {
  if (user_id === null || (await queries.lockParticipant(tx, meeting_id, user_id))) return
  throw badField('associate_user_id', 'This person does not take part in the meeting.')
}

function requireUnchanged({ updated_at }: queries.TaskRow, read: string | undefined): void {
  if (read === undefined || Date.parse(read) === updated_at.getTime()) return
  throw new AppError('conflict', 'The task was changed meanwhile. Please look at it again.')
}

function notForOthers(): AppError {
  return badField('associate_user_id', 'A personal task cannot be assigned to another person.')
}

function taskNotFound(): AppError {
  return new AppError('not_found', 'Task not found.')
}

function meetingNotFound(): AppError {
  return new AppError('not_found', 'Meeting not found.')
}
