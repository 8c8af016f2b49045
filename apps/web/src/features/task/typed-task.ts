import type { TaskForm } from './task-form.ts'

/** What a change that waits keeps of the form. */
export function typedIn(form: TaskForm, part: Partial<TaskForm> = form) {
  return { form: { ...form }, part: { ...part } }
}
