import { create } from 'zustand'
import { isRecord } from '../../platform/is-record.ts'
import type { QueuedChange } from '../../platform/offline/change-queue.ts'
import type { TaskForm } from './task-form.ts'
import type { typedIn } from './typed-task.ts'

/** What was typed without a connection, for the board to open. */
export interface TypedTask {
  /** Null for a new task. */
  readonly task_id: string | null
  /** The version of the task that it changes. */
  readonly seen_at: string | undefined
  /** The fields that were changed. */
  readonly part: Partial<TaskForm>
  /** The whole form, where the task is gone. */
  readonly form: TaskForm
}

export const useReopenedTask = create<{ readonly typed: TypedTask | null }>()(() => ({ typed: null }))

/** Has the board open the form with what was typed. */
export function reopenTask({ about, typed, input: { body } }: QueuedChange): void {
  const seen_at = isRecord(body) ? body['updated_at'] : undefined
  // Written by `typedIn`, in this version of the app or the one before.
  const { form, part } = typed as ReturnType<typeof typedIn>
  useReopenedTask.setState({
    typed: { task_id: about, seen_at: typeof seen_at === 'string' ? seen_at : undefined, form, part },
  })
}
