import { useState } from 'react'
import { errorOf } from '../../platform/api/api-error.ts'
import { changeOf } from './task-form.ts'
import { textProblem } from './task-text.ts'
import { isChangedMeanwhile, useCreateTask, useUpdateTask } from './use-save-task.ts'
import type { TaskEditing } from './use-task-editor.ts'

/**
 * Sends the form of a task. `submit` says whether nothing is left to put right; the form is put away then. What
 * is wrong with the title is told once saving was tried.
 */
export function useTaskSubmit(editing: TaskEditing, onSaving: (isSaving: boolean) => void) {
  const { task, form, untouched, isChanged, seen_at, drop, rebase } = editing
  const creating = useCreateTask()
  const updating = useUpdateTask()
  const [isTried, setTried] = useState(false)
  const error = (task ? updating : creating).error
  const known = textProblem(form)

  async function send(): Promise<void> {
    if (!task) await creating.mutateAsync(form)
    else if (isChanged) {
      const change = { ...changeOf(untouched, form), updated_at: seen_at }
      await updating.mutateAsync({ task, change, before: changeOf(form, untouched) })
    }
  }

  async function submit(): Promise<boolean> {
    setTried(true)
    if (creating.isPending || updating.isPending) return true
    if (known !== undefined) return false
    onSaving(true)
    try {
      await send()
      drop()
      return true
    } catch (problem) {
      // The mutation keeps what went wrong, and the form shows it beside what others have saved.
      if (isChangedMeanwhile(problem)) rebase()
      return false
    } finally {
      onSaving(false)
    }
  }

  const refused = errorOf(error, 'task_description')
  const dueDateError = errorOf(error, 'task_due_date')
  return {
    submit,
    titleError: isTried ? (known ?? refused) : undefined,
    dueDateError,
    problem: error && refused === undefined && dueDateError === undefined ? error.message : undefined,
    isConflict: isChangedMeanwhile(error),
  }
}
