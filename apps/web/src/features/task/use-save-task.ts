import { createMeetingTask, createTask, type Input, type Task, updateTask } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { call } from '../../platform/api/api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { mergeUser } from '../../platform/session/session.ts'
import { offerTakeBack } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { takeBackChange, takeBackCreation } from './take-back-task.ts'
import { bodyOf, type TaskForm } from './task-form.ts'
import { textOf } from './task-text.ts'
import { refreshTasks } from './use-tasks.ts'

/** Makes a task, of a meeting where one is named. */
export function useCreateTask(meeting_id?: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: TaskForm): Promise<Task> =>
      meeting_id === undefined
        ? call(createTask, { body: bodyOf(form) })
        : call(createMeetingTask, { params: { meeting_id }, body: bodyOf(form) }),
    onSuccess: async (task) => {
      mergeUser({ has_board: true })
      offerTakeBack(t(createTask.says.done ?? ''), {
        about: titleOf(task),
        icon: Check,
        takeBack: () => void takeBackCreation(queries, task),
      })
      await refreshTasks(queries)
    },
  })
}

interface Saving {
  readonly task_id: string
  /** With `updated_at`, as it was seen. */
  readonly change: Input<typeof updateTask>['body']
  /** The fields of the change, as they were. */
  readonly before: Input<typeof updateTask>['body']
}

/** Saves the changes of a form, unless the task has changed since it was read. */
export function useUpdateTask() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ task_id, change }: Saving) => call(updateTask, { params: { task_id }, body: change }),
    onSuccess: async (task, { task_id, before }) => {
      offerTakeBack(t(updateTask.says.done ?? ''), {
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

function titleOf({ task_description }: Task): string {
  return textOf(task_description).title
}

export function isChangedMeanwhile(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status === 409
}
