import type { Ref } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { AddRow } from '../../../ui/form/add-row.tsx'
import { blankForm } from '../task-form.ts'
import { textProblem } from '../task-text.ts'
import { useCreateTask } from '../use-save-task.ts'

interface AddTaskRowProps {
  readonly meeting_id: string
  readonly inputRef: Ref<HTMLInputElement>
  /** The row takes the focus as soon as it is there. */
  readonly isAwaited: boolean
  readonly isFirst: boolean
}

/** Adds tasks to a meeting. */
export function AddTaskRow({ meeting_id, isAwaited, ...row }: AddTaskRowProps) {
  const user_id = useSession(({ user }) => user?.user_id ?? null)
  const creating = useCreateTask(meeting_id)

  function add(title: string) {
    const form = { ...blankForm('backlog', user_id), title }
    const problem = textProblem(form)
    if (problem !== undefined) {
      showError(problem)
      return null
    }
    return creating.mutateAsync(form).catch((error: unknown) => {
      showError(error)
      throw error
    })
  }

  return (
    <AddRow
      {...row}
      label={t('Add a task')}
      placeholder={t('Add a task, press Enter to keep going')}
      isPending={creating.isPending}
      autoFocus={isAwaited}
      onAdd={add}
    />
  )
}
