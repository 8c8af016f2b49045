import type { Task } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callOrQueue, type QueuedChangeInfo } from '../../platform/offline/call-or-queue.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { rememberAct } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { describeQueuedTask } from './queued-task.ts'
import { takeBackChange } from './take-back-task.ts'
import { afterMove, type Move, moveBack } from './tasks-in-order.ts'
import { board_tasks_key, refreshTasks } from './use-tasks.ts'

interface Moving {
  readonly task_id: string
  readonly move: Move
  readonly back: Move | undefined
  readonly note: QueuedChangeInfo
}

/**
 * Moves a task on the board: at once for the eye, and back with the reason when the server refuses. Promises whether it
 * stays where it was put.
 */
export function useMoveTask(): (task_id: string, move: Move) => Promise<boolean> {
  const queries = useQueryClient()
  const show = (task_id: string, move: Move) =>
    queries.setQueryData<readonly Task[]>(
      board_tasks_key,
      (tasks) => tasks && afterMove(tasks, task_id, move),
    )
  const moving = useMutation({
    mutationKey: mutation_key,
    // One after the other, so that a card can follow one that has just been moved itself.
    scope: { id: mutation_key.join(' ') },
    mutationFn: ({ task_id, move, note }: Moving) =>
      callOrQueue('update_task', { params: { task_id }, body: move }, note),
    onSuccess: (moved, { task_id, back, note }) => {
      if (moved === null) return showSuccess(t('Waits for the connection'))
      if (back)
        rememberAct({
          text: t('Task moved'),
          about: note.title,
          takeBack: () => void takeBackChange(queries, task_id, back),
        })
    },
    onError: (problem, { task_id, back }) => {
      if (back) show(task_id, back)
      showError(problem)
    },
    onSettled: () =>
      // The last one asks anew; an answer before it would not know of it yet.
      queries.isMutating({ mutationKey: mutation_key }) === 1 ? refreshTasks(queries) : undefined,
  })

  return (task_id, move) => {
    // An answer that is under way does not know of this yet.
    void queries.cancelQueries({ queryKey: board_tasks_key })
    const tasks = queries.getQueryData<readonly Task[]>(board_tasks_key)
    const back = tasks && moveBack(tasks, task_id)
    show(task_id, move)
    const task = tasks?.find((one) => one.task_id === task_id)
    const note = task
      ? describeQueuedTask(task, { task_status: move.task_status })
      : { title: '', about: task_id }
    return moving.mutateAsync({ task_id, move, back, note }).then(
      () => true,
      // What fails is told by `onError`.
      () => false,
    )
  }
}

const mutation_key = ['moves-on-board']
