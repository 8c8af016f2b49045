import type { ReactNode, RefObject } from 'react'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
} from 'react-aria-components/Popover'
import { cx } from '../cx.ts'

interface AnchoredPopoverProps extends Pick<AriaPopoverProps, 'placement' | 'offset'> {
  readonly label: string
  /** What it stands beside: any element, which opens it by `isOpen`. */
  readonly anchor: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  /** A list fills its panel to the edge. */
  readonly isList?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A small panel beside what opened it; closes on Escape and a click outside. */
export function AnchoredPopover({
  label,
  anchor,
  isOpen,
  onClose,
  placement = 'bottom',
  offset = 6,
  isList = false,
  className,
  children,
}: AnchoredPopoverProps) {
  return (
    <AriaPopover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      placement={placement}
      offset={offset}
      className={cx('floating max-w-[calc(100vw-1rem)]', className)}
    >
      <Dialog aria-label={label} className={cx(!isList && 'p-3', 'outline-none')}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
