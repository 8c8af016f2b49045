import type { TaskChange } from '@meridian/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/postgres/tables.ts'

type Row = Selectable<Tables['task']>
type Columns = Pick<
  Row,
  'task_description' | 'task_status' | 'task_priority' | 'task_due_date' | 'associate_user_id'
>

/** The fields of a task that differ, without its position. */
export function changedColumns(before: Columns, change: TaskChange): Partial<Columns> {
  const { task_description, task_status, task_priority, task_due_date, associate_user_id } = change
  // PostgreSQL writes ids in lower case, whatever case the request used.
  const associate = associate_user_id?.toLowerCase() ?? associate_user_id
  return {
    ...(differs(task_description, before.task_description) && { task_description }),
    ...(differs(task_status, before.task_status) && { task_status }),
    ...(differs(task_priority, before.task_priority) && { task_priority }),
    ...(differs(task_due_date, before.task_due_date) && { task_due_date }),
    ...(differs(associate, before.associate_user_id) && { associate_user_id: associate }),
  }
}

/** A task without a meeting stays with its creator and its associate, and always has at least one person. */
export function mayHavePersonalTask(
  { user_id, associate_user_id }: Pick<Row, 'user_id' | 'associate_user_id'>,
  next: string | null,
): boolean {
  return next === null ? user_id !== null : next === user_id || next === associate_user_id
}

function differs<Value>(sent: Value | undefined, stored: Value): sent is Value {
  return sent !== undefined && sent !== stored
}
