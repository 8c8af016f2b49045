import type { Task } from '@meridian/contract'
import { CalendarClock } from 'lucide'
import { isoDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { dueDateOf } from './due-date.ts'

/** The due date of a task, emphasized once it is overdue. */
export function DueMark({ task }: { readonly task: Task }) {
  const { zone } = useClock()
  const due = dueDateOf(task, isoDate(useNow(60_000), zone))
  if (!due) return null
  return (
    <span
      className={cx(
        'num inline-flex items-center gap-1 whitespace-nowrap',
        due.isOverdue && 'font-medium text-danger-text',
      )}
    >
      <Icon of={CalendarClock} size={14} />
      {due.text}
    </span>
  )
}
