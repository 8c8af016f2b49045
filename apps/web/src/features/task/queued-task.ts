import type { Task } from '@meridian/contract'
import type { QueuedChangeInfo } from '../../platform/offline/call-or-queue.ts'
import { textOf } from './task-text.ts'

/** How a task looks while its change waits for the connection. */
export function describeQueuedTask(
  { task_id, task_description }: Task,
  fields: Partial<Task>,
): QueuedChangeInfo {
  return {
    title: textOf(task_description).title,
    about: task_id,
    shown: { id_field: 'task_id', id: task_id, original_start_timestamp: null, fields },
  }
}
