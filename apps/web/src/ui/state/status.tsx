import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

export type Tone = 'success' | 'danger' | 'warning' | 'off'

interface StatusProps {
  readonly tone: Tone
  /** Always with a word; the colour is never alone. */
  readonly icon?: IconNode
  readonly children: ReactNode
}

const chips: Readonly<Record<Tone, string>> = {
  success: 'bg-success-soft text-success-text',
  danger: 'bg-danger-soft text-danger-text',
  warning: 'bg-warning-soft text-warning-text',
  off: 'bg-sunken text-muted',
}

const texts: Readonly<Record<Tone, string>> = {
  success: 'text-success-text',
  danger: 'text-danger-text',
  warning: 'text-warning-text',
  off: 'text-muted',
}

/** A state on its own ground, such as Available or 2 overdue. */
export function StatusChip({ tone, icon, children }: StatusProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 shrink-0 items-center gap-1.25 whitespace-nowrap rounded-full px-2 text-xs font-medium',
        chips[tone],
      )}
    >
      {icon && <Icon of={icon} size={12} strokeWidth={2.25} />}
      {children}
    </span>
  )
}

/** A state in a line of text, such as Connected or Needs attention. */
export function StatusText({ tone, icon, children }: StatusProps) {
  return (
    <span className={cx('inline-flex items-center gap-1.25 text-xs font-medium', texts[tone])}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  )
}
