import { deleteTask, type Task } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import { hide, unhide } from '../../platform/state/hidden.ts'
import { showError } from '../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { takeBackDeletion } from './take-back-deleted-task.ts'
import { textOf } from './task-text.ts'
import { refreshTasks } from './use-tasks.ts'

/** Takes a task away for the eye and offers Undo; the server is told when that time is over. */
export function useDeleteTask(): (task: Task) => void {
  const queries = useQueryClient()
  return (task) => {
    const { task_id } = task
    hide(task_id)
    offerUndo(t('Task deleted'), {
      about: textOf(task.task_description).title,
      undo: () => unhide(task_id),
      commit: (isClosing) => commit(queries, task, isClosing),
    })
  }
}

/** Returns what takes the deletion back: of an own task, which is created again. */
async function commit(
  queries: QueryClient,
  task: Task,
  isClosing: boolean,
): Promise<(() => void) | undefined> {
  const { task_id } = task
  try {
    await call(deleteTask, { params: { task_id } }, { keepalive: isClosing })
    showUndoSettled(t(deleteTask.says.done))
    await refreshTasks(queries)
    const isOwn = task.user_id === getSession().user?.user_id
    return isOwn ? () => void takeBackDeletion(queries, task) : undefined
  } catch (problem) {
    showError(problem)
    void refreshTasks(queries)
    return undefined
  } finally {
    // Only now: between the answer and the new list the task must not flash up once more.
    unhide(task_id)
  }
}
