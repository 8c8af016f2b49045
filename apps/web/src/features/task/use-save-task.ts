import { createTask, type Input, type Task, updateTask } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide'
import { ApiError } from '../../platform/api/api-error.ts'
import { callOrQueue } from '../../platform/offline/call-or-queue.ts'
import { mergeUser } from '../../platform/session/session.ts'
import { showSuccess } from '../../platform/state/toasts.ts'
import { offerTakeBack } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { describeQueuedTask } from './queued-task.ts'
import { takeBackChange, takeBackCreation } from './take-back-task.ts'
import { bodyOf, formOf, partOf, type TaskForm } from './task-form.ts'
import { textOf } from './task-text.ts'
import { typedIn } from './typed-task.ts'
import { refreshTasks } from './use-tasks.ts'

/** Makes a task, of a meeting where one is named; without a connection it waits. */
export function useCreateTask(meeting_id?: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: TaskForm): Promise<Task | null> => {
      const [body, note] = [bodyOf(form), { title: form.title, about: null, typed: typedIn(form) }]
      return meeting_id === undefined
        ? callOrQueue('create_task', { body }, note)
        : callOrQueue('create_meeting_task', { params: { meeting_id }, body }, note)
    },
    onSuccess: async (task) => {
      if (!task) return showSuccess(t('Waits for the connection'))
      mergeUser({ has_board: true })
      offerTakeBack(t(createTask.says.done), {
        about: titleOf(task),
        icon: Check,
        takeBack: () => void takeBackCreation(queries, task),
      })
      await refreshTasks(queries)
    },
  })
}

interface Saving {
  readonly task: Task
  /** With `updated_at`, as it was seen. */
  readonly change: Input<typeof updateTask>['body']
  /** The fields of the change, as they were. */
  readonly before: Input<typeof updateTask>['body']
}

/** Saves the changes of a form, unless the task has changed since it was read; without a connection they wait. */
export function useUpdateTask() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ task, change }: Saving) => {
      const shown = shownIn(change)
      const typed = typedIn({ ...formOf(task), ...partOf(change ?? {}) }, partOf(change ?? {}))
      const note = { ...describeQueuedTask({ ...task, ...shown }, shown), typed }
      return callOrQueue('update_task', { params: { task_id: task.task_id }, body: change }, note)
    },
    onSuccess: async (task, { task: { task_id }, before }) => {
      if (!task) return showSuccess(t('Waits for the connection'))
      offerTakeBack(t(updateTask.says.done), {
        about: titleOf(task),
        icon: Check,
        takeBack: () => void takeBackChange(queries, task_id, before),
      })
      await refreshTasks(queries)
    },
    // A concurrent change is shown beside the user's own.
    onError: (problem) => (isChangedMeanwhile(problem) ? refreshTasks(queries) : undefined),
  })
}

/** What a card shows of a change that waits; the labels have no names yet. */
function shownIn(change: Saving['change']): Partial<Task> {
  const fields = Object.entries(change ?? {}).filter(
    ([name]) => name !== 'task_labels' && name !== 'updated_at',
  )
  return Object.fromEntries(fields)
}

function titleOf({ task_description }: Task): string {
  return textOf(task_description).title
}

export function isChangedMeanwhile(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status === 409
}
