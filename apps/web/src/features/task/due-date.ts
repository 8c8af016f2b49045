import type { Task } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { daysBetween, formatPlainDay, formatShortDay } from '../../platform/time/format.ts'

export interface DueDate {
  readonly text: string
  readonly isOverdue: boolean
}

/** The due date in words, on the reader's date of today; null where the task has none. A finished task is never overdue. */
export function dueDateOf(
  { task_due_date, task_status }: Pick<Task, 'task_due_date' | 'task_status'>,
  today: string,
): DueDate | null {
  if (task_due_date === null) return null
  const days = daysBetween(today, task_due_date)
  const isOverdue = days < 0 && task_status !== 'done'
  const isThisYear = task_due_date.slice(0, 4) === today.slice(0, 4)
  const day = isThisYear ? formatShortDay(task_due_date) : formatPlainDay(task_due_date)
  if (isOverdue) return { text: t('Overdue since {day}', { day }), isOverdue }
  if (days === 0) return { text: t('Due today'), isOverdue }
  return { text: days === 1 ? t('Due tomorrow') : t('Due {day}', { day }), isOverdue }
}
