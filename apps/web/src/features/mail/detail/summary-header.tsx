import { type IconNode, RotateCw, Sparkles } from 'lucide'
import type { ReactNode } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { summaryButton } from './summary-words.ts'

interface SummaryHeaderProps {
  readonly id: string
  readonly icon: IconNode
  readonly title: string
  /** Who wrote the summary; undefined before one is there. */
  readonly provider: string | undefined
  readonly className: string
  readonly children: ReactNode
}

/** The head of the card of a summary, with the buttons at its end. */
export function SummaryHeader({ id, icon, title, provider, className, children }: SummaryHeaderProps) {
  return (
    <header className={cx('flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 ps-4 pe-3', className)}>
      <Icon of={icon} />
      <h2 id={id} className="text-base font-semibold tracking-snug">
        {title}
      </h2>
      {provider === 'embedded' && <Badge>{t('Offline summary')}</Badge>}
      {children}
    </header>
  )
}

interface SummaryButtonProps {
  /** There is a summary already. */
  readonly isThere: boolean
  readonly isWriting: boolean
  readonly onPress: () => void
  readonly className?: string
  readonly children: string
}

export function SummaryButton({ isThere, isWriting, onPress, className, children }: SummaryButtonProps) {
  return (
    <Button
      size="sm"
      variant={isThere ? 'ghost' : 'soft'}
      icon={isThere ? RotateCw : Sparkles}
      isBusy={isWriting}
      busyLabel={t(summaryButton(isThere, true))}
      onPress={onPress}
      className={className}
    >
      {children}
    </Button>
  )
}
