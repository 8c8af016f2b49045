import type { Label, Task } from '@meridian/contract'

/** The reader's labels on a task and on its meeting, each once. */
export function labelsOf({ task_labels, meeting }: Pick<Task, 'task_labels' | 'meeting'>): Label[] {
  return Object.values({ ...meeting?.meeting_labels, ...task_labels })
}
