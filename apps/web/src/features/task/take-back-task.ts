import { deleteTask, type Input, type Task, updateTask } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { refreshTasks } from './use-tasks.ts'

/** Gives a task back what it had before a change that the server has made. */
export function takeBackChange(
  queries: QueryClient,
  task_id: string,
  before: Input<typeof updateTask>['body'],
): Promise<void> {
  return takeBack(queries, async () => {
    await call(updateTask, { params: { task_id }, body: before })
    return t(updateTask.says.done)
  })
}

export function takeBackCreation(queries: QueryClient, { task_id }: Pick<Task, 'task_id'>): Promise<void> {
  return takeBack(queries, async () => {
    await call(deleteTask, { params: { task_id } })
    return t(deleteTask.says.done)
  })
}

/** Says itself what came of it. */
export async function takeBack(queries: QueryClient, send: () => Promise<string>): Promise<void> {
  try {
    const done = await send()
    await refreshTasks(queries)
    showSuccess(done)
  } catch (problem) {
    showError(problem)
    void refreshTasks(queries)
  }
}
