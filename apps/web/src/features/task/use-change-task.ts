import { listMeetingTasks, listTasks, type Task, updateTask } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide'
import { keyOf } from '../../platform/api/queries.ts'
import { callOrQueue } from '../../platform/offline/call-or-queue.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { offerTakeBack } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { describeQueuedTask } from './queued-task.ts'
import { takeBackChange } from './take-back-task.ts'
import { textOf } from './task-text.ts'
import { withChange } from './tasks-in-order.ts'
import { refreshTasks } from './use-tasks.ts'

type Change = Partial<Pick<Task, 'task_status' | 'task_priority' | 'associate_user_id'>>

interface Changing {
  readonly task: Task
  readonly change: Change
  readonly shown: Partial<Task> | undefined
}

/**
 * Changes one field of a task in the line where it is shown: at once for the eye, and back with the reason when
 * the server refuses. `shown` is what the answer will say beside the field itself.
 */
export function useChangeTask(): (task: Task, change: Change, shown?: Partial<Task>) => void {
  const queries = useQueryClient()
  const show = (task_id: string, change: Partial<Task>) => {
    for (const list of [listTasks, listMeetingTasks]) {
      queries.setQueriesData<readonly Task[]>(
        { queryKey: keyOf(list) },
        (tasks) => tasks && withChange(tasks, task_id, change),
      )
    }
  }
  const changing = useMutation({
    mutationKey: mutation_key,
    scope: { id: mutation_key.join(' ') },
    mutationFn: ({ task, change, shown }: Changing) =>
      callOrQueue(
        'update_task',
        { params: { task_id: task.task_id }, body: change },
        describeQueuedTask(task, { ...change, ...shown }),
      ),
    onSuccess: (changed, { task, change }) => {
      if (!changed) return showSuccess(t('Waits for the connection'))
      const takeBack = () => void takeBackChange(queries, task.task_id, fieldsBefore(task, change))
      const about = textOf(task.task_description).title
      offerTakeBack(t(updateTask.says.done), { about, icon: Check, takeBack })
    },
    onError: (problem, { task }) => {
      show(task.task_id, task)
      showError(problem)
    },
    onSettled: () =>
      queries.isMutating({ mutationKey: mutation_key }) === 1 ? refreshTasks(queries) : undefined,
  })

  return (task, change, shown) => {
    for (const list of [listTasks, listMeetingTasks]) void queries.cancelQueries({ queryKey: keyOf(list) })
    show(task.task_id, { ...change, ...shown })
    changing.mutate({ task, change, shown })
  }
}

/** What the task had where it was changed. */
function fieldsBefore(task: Task, change: Change): Change {
  return Object.fromEntries(Object.keys(change).map((name) => [name, Reflect.get(task, name)]))
}

const mutation_key = ['changes-of-tasks']
