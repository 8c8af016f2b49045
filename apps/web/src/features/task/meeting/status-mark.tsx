import type { TaskStatus } from '@meridian/contract'
import { cx } from '../../../ui/cx.ts'

/** A small circle that fills as the work goes on; its word stands beside it. */
export function StatusMark({ status }: { readonly status: TaskStatus }) {
  return <i aria-hidden className={cx('size-2 shrink-0 rounded-full border-2', looks[status])} />
}

const looks: Readonly<Record<TaskStatus, string>> = {
  backlog: 'border-border-control',
  in_progress: 'border-warning bg-[linear-gradient(90deg,var(--c-warning)_50%,transparent_50%)]',
  review: 'border-warning bg-warning',
  done: 'border-accent-line bg-accent-line',
}
