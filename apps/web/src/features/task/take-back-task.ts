import {
  createMeetingTask,
  createTask,
  deleteTask,
  type Input,
  type Task,
  updateTask,
} from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { bodyOf, formOf } from './task-form.ts'
import { refreshTasks } from './use-tasks.ts'

/** Gives a task back what it had before a change that the server has made. */
export function takeBackChange(
  queries: QueryClient,
  task_id: string,
  before: Input<typeof updateTask>['body'],
): Promise<void> {
  return tell(queries, async () => {
    await call(updateTask, { params: { task_id }, body: before })
    return t(updateTask.says.done ?? '')
  })
}

export function takeBackCreation(queries: QueryClient, { task_id }: Pick<Task, 'task_id'>): Promise<void> {
  return tell(queries, async () => {
    await call(deleteTask, { params: { task_id } })
    return t(deleteTask.says.done ?? '')
  })
}

/** Creates a deleted task again, at the end of its column. */
export function takeBackDeletion(queries: QueryClient, task: Task): Promise<void> {
  return tell(queries, async () => {
    const body = bodyOf(formOf(task))
    if (task.meeting === null) await call(createTask, { body })
    else await call(createMeetingTask, { params: { meeting_id: task.meeting.meeting_id }, body })
    return t('The task is back.')
  })
}

async function tell(queries: QueryClient, send: () => Promise<string>): Promise<void> {
  try {
    const done = await send()
    await refreshTasks(queries)
    showSuccess(done)
  } catch (problem) {
    showError(problem)
    void refreshTasks(queries)
  }
}
