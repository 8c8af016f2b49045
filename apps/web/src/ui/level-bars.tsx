import { mark } from '../platform/text/text.ts'
import { cx } from './cx.ts'

interface LevelBarsProps {
  readonly level: 'low' | 'medium' | 'high'
}

const bars = { low: 1, medium: 2, high: 3 } as const
const heights = ['h-1.25', 'h-2', 'h-2.75'] as const

/** One to three bars of growing height. Decorative: the word stands beside them or is read out. */
export function LevelBars({ level }: LevelBarsProps) {
  const filled = level === 'high' ? 'bg-danger' : 'bg-text-2'
  return (
    <span aria-hidden className="inline-flex h-3 shrink-0 items-end gap-0.5">
      {heights.map((height, index) => (
        <i
          key={height}
          className={cx('w-0.75 rounded-[1px]', height, index < bars[level] ? filled : 'bg-border-strong')}
        />
      ))}
    </span>
  )
}

/** The word of a level, for the interface. */
export const level_words = { low: mark('Low'), medium: mark('Medium'), high: mark('High') } as const
