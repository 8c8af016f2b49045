import type { ReactNode, RefObject } from 'react'
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
} from 'react-aria-components/Popover'

interface AnchoredPopoverProps extends Pick<AriaPopoverProps, 'placement'> {
  readonly label: string
  /** What it stands beside: any element, which opens it by `isOpen`. */
  readonly anchor: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small panel beside what opened it; closes on Escape and a click outside. */
export function AnchoredPopover({
  label,
  anchor,
  isOpen,
  onClose,
  placement = 'bottom',
  children,
}: AnchoredPopoverProps) {
  return (
    <AriaPopover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      placement={placement}
      offset={6}
      className="floating max-w-[calc(100vw-1rem)]"
    >
      <Dialog aria-label={label} className="p-3 outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  )
}
