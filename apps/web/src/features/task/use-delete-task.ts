import { deleteTask, type Task } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { hide, unhide } from '../../platform/state/hidden.ts'
import { showError } from '../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { refreshTasks } from './use-tasks.ts'

/** Takes a task away for the eye and offers Undo; the server is told when that time is over. */
export function useDeleteTask(): (task: Pick<Task, 'task_id'>) => void {
  const queries = useQueryClient()
  return ({ task_id }) => {
    hide(task_id)
    offerUndo(t('Task deleted'), {
      undo: () => unhide(task_id),
      commit: (isClosing) => commit(queries, task_id, isClosing),
    })
  }
}

async function commit(queries: QueryClient, task_id: string, isClosing: boolean): Promise<void> {
  try {
    await call(deleteTask, { params: { task_id } }, { keepalive: isClosing })
    showUndoSettled(t(deleteTask.says.done ?? ''))
    await refreshTasks(queries)
  } catch (problem) {
    showError(problem)
    void refreshTasks(queries)
  } finally {
    // Only now: between the answer and the new list the task must not flash up once more.
    unhide(task_id)
  }
}
