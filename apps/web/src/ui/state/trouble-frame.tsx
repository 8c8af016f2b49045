import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface TroubleFrameProps {
  readonly icon: IconNode
  readonly title: string
  /** Shows a problem that needs an action of the user. */
  readonly isGrave?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** What is wrong, in a sentence, and what is safe. */
export function TroubleFrame({ icon, title, isGrave = false, action, children }: TroubleFrameProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-start gap-2.5 rounded-md px-3 py-2.5',
        isGrave ? 'bg-danger-soft text-danger-text' : 'bg-warning-soft text-warning-text',
      )}
    >
      <Icon of={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <b className="block font-semibold wrap-anywhere">{title}</b>
        <p className="text-text-2 wrap-anywhere">{children}</p>
      </div>
      {action}
    </div>
  )
}
