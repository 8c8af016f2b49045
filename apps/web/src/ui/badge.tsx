import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface BadgeProps {
  readonly tone?: 'neutral' | 'accent'
  readonly children: ReactNode
}

/** A word that classifies, such as Premium, Sample or Draft kept. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-4.5 shrink-0 items-center gap-1 whitespace-nowrap rounded-[5px] border px-1.5 text-2xs font-medium',
        tone === 'accent'
          ? 'border-transparent bg-accent-soft text-accent-text'
          : 'border-border bg-sunken text-muted',
      )}
    >
      {children}
    </span>
  )
}
