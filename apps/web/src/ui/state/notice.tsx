import { CloudOff, type IconNode, RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

interface FrameProps {
  readonly icon: IconNode
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly isError?: boolean
}

function Frame({ icon, title, text, action, isError = false }: FrameProps) {
  return (
    <div
      role={isError ? 'alert' : undefined}
      className="flex flex-col items-center gap-0.75 rounded-[10px] bg-sunken px-4 pt-6 pb-5 text-center"
    >
      <span
        className={cx(
          'mb-2 grid size-10 place-items-center rounded-lg border border-border bg-raised shadow-sm',
          isError ? 'text-danger-text' : 'text-muted',
        )}
      >
        <Icon of={icon} size={18} />
      </span>
      <p className="font-semibold">{title}</p>
      {text && <p className="max-w-72 text-muted">{text}</p>}
      {action && <div className="mt-2.5">{action}</div>}
    </div>
  )
}

interface EmptyStateProps {
  readonly icon: IconNode
  readonly title: string
  readonly text?: ReactNode
  /** One Button or ButtonLink of size sm. */
  readonly action?: ReactNode
}

/** Nothing there: one icon, one sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
  return <Frame {...props} />
}

interface ErrorStateProps {
  /** What failed. */
  readonly title: string
  /** What is safe. */
  readonly text?: ReactNode
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
}

export function ErrorState({ title, text = t('Nothing was lost.'), onRetry, isRetrying }: ErrorStateProps) {
  return (
    <Frame
      isError
      icon={CloudOff}
      title={title}
      text={text}
      action={
        onRetry && (
          <Button size="sm" icon={RotateCw} isBusy={isRetrying} onPress={onRetry}>
            {t('Try again')}
          </Button>
        )
      }
    />
  )
}
