import { type Task, type TaskStatus, task_statuses } from '@meridian/contract'

/** Where a task goes: to a column, after another task or, for null, to its top; to its end without that. */
export interface Move {
  readonly task_status: TaskStatus
  readonly after_task_id?: string | null
}

/** The tasks as the server will list them after the move. */
export function afterMove(tasks: readonly Task[], task_id: string, move: Move): readonly Task[] {
  const task = tasks.find((one) => one.task_id === task_id)
  if (!task) return tasks
  const others = tasks.filter((one) => one.task_id !== task_id)
  const column = others.filter(({ task_status }) => task_status === move.task_status)
  const index = indexAfter(column, move.after_task_id)
  const moved = column.toSpliced(index, 0, { ...task, task_status: move.task_status })
  return task_statuses.flatMap((status) =>
    status === move.task_status ? moved : others.filter(({ task_status }) => task_status === status),
  )
}

/** The move that puts the task back to where it stands. */
export function moveBack(tasks: readonly Task[], task_id: string): Move | undefined {
  const task = tasks.find((one) => one.task_id === task_id)
  if (!task) return undefined
  const column = tasks.filter(({ task_status }) => task_status === task.task_status)
  return {
    task_status: task.task_status,
    after_task_id: column[column.indexOf(task) - 1]?.task_id ?? null,
  }
}

/** With other fields of one task, where it stands. */
export function withChange(tasks: readonly Task[], task_id: string, change: Partial<Task>): readonly Task[] {
  return tasks.map((task) => (task.task_id === task_id ? { ...task, ...change } : task))
}

function indexAfter(column: readonly Task[], after_task_id: string | null | undefined): number {
  if (after_task_id === undefined) return column.length
  if (after_task_id === null) return 0
  const index = column.findIndex(({ task_id }) => task_id === after_task_id)
  return index === -1 ? column.length : index + 1
}
