import type { Priority } from '@meridian/contract'
import { cx } from '../../../ui/cx.ts'

const heights = ['h-1.25', 'h-2', 'h-2.75'] as const
const levels: Readonly<Record<Priority, { word: string; bars: number }>> = {
  low: { word: 'Low', bars: 1 },
  medium: { word: 'Medium', bars: 2 },
  high: { word: 'High', bars: 3 },
}

/** One to three bars and the word. */
export function PriorityText({ priority }: { readonly priority: Priority }) {
  const { word, bars } = levels[priority]
  const filled = priority === 'high' ? 'bg-danger' : 'bg-text-2'
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className="inline-flex h-3 items-end gap-0.5">
        {heights.map((height, index) => (
          <i
            key={height}
            className={cx('w-0.75 rounded-[1px]', height, index < bars ? filled : 'bg-border-strong')}
          />
        ))}
      </span>
      {word}
    </span>
  )
}
