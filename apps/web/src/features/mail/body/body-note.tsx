import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'

interface MailBodyNoteProps {
  readonly icon: IconNode
  readonly tone?: 'quiet' | 'warning'
  /** At the end of the line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A line between the head of a mail and its text. */
export function MailBodyNote({ icon, tone = 'quiet', action, children }: MailBodyNoteProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-4.5 py-2 text-xs',
        tone === 'warning' ? 'bg-warning-soft text-warning-text' : 'bg-sunken text-text-2',
      )}
    >
      <Icon of={icon} size={14} className={tone === 'warning' ? undefined : 'text-muted'} />
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  )
}
