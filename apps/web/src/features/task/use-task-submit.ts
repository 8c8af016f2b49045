import { useState } from 'react'
import { errorOf } from '../../platform/api-error.ts'
import { formOf } from './task-form.ts'
import { textProblem } from './task-text.ts'
import { isChangedMeanwhile, useCreateTask, useUpdateTask } from './use-save-task.ts'
import type { TaskEditing } from './use-task-editor.ts'

/**
 * Sends the form of a task. `submit` says whether nothing is left to put right; the form is put away then. What
 * is wrong with the title is told once saving was tried.
 */
export function useTaskSubmit(editing: TaskEditing, onSaving: (isSaving: boolean) => void) {
  const { task, form, isChanged, drop } = editing
  const creating = useCreateTask()
  const updating = useUpdateTask()
  const [isTried, setTried] = useState(false)
  // What the form began with: only what differs from it is sent, whatever others save meanwhile.
  const [before] = useState(() => (task ? formOf(task) : form))
  const error = (task ? updating : creating).error
  const known = textProblem(form)

  async function submit(): Promise<boolean> {
    setTried(true)
    if (creating.isPending || updating.isPending) return true
    if (known !== undefined) return false
    if (task && !isChanged) return done()
    onSaving(true)
    try {
      await (task ? updating.mutateAsync({ task, before, after: form }) : creating.mutateAsync(form))
      return done()
    } catch {
      // The mutation keeps what went wrong, and the form shows it.
      return false
    } finally {
      onSaving(false)
    }
  }

  function done(): true {
    drop()
    return true
  }

  const refused = errorOf(error, 'task_description')
  return {
    submit,
    titleError: isTried ? (known ?? refused) : undefined,
    problem: error && refused === undefined ? error.message : undefined,
    isConflict: isChangedMeanwhile(error),
  }
}
