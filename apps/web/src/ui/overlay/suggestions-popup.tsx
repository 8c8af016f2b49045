import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'

export interface SuggestionsProps {
  /** Of the field. */
  readonly label: string
  /** The frame of the field. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
  readonly className?: string
}

/** The focus stays in the field. */
export function SuggestionsPopup({
  label,
  anchor,
  isOpen,
  onOpenChange,
  children,
  className,
}: SuggestionsProps) {
  return (
    <Popover
      triggerRef={anchor}
      isNonModal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      className={cx('floating', className)}
    >
      <section aria-label={t('{label}: suggestions', { label })}>{children}</section>
    </Popover>
  )
}
