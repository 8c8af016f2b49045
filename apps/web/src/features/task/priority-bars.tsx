import type { Priority } from '@meridian/contract'
import { cx } from '../../ui/cx.ts'

/** One to three bars; the word is read out. */
export function PriorityBars({ priority }: { readonly priority: Priority }) {
  const filled = priority === 'high' ? 'bg-danger' : 'bg-text-2'
  return (
    <span className="inline-flex h-3 shrink-0 items-end gap-0.5">
      <span className="sr-only">{`${words[priority]} priority`}</span>
      {heights.map((height, index) => (
        <i
          key={height}
          aria-hidden
          className={cx('w-0.75 rounded-[1px]', height, index < bars[priority] ? filled : 'bg-border-strong')}
        />
      ))}
    </span>
  )
}

const heights = ['h-1.25', 'h-2', 'h-2.75'] as const
const words: Readonly<Record<Priority, string>> = { low: 'Low', medium: 'Medium', high: 'High' }
const bars: Readonly<Record<Priority, number>> = { low: 1, medium: 2, high: 3 }
