import type { ReactElement, ReactNode, RefObject } from 'react'
import {
  Dialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover'

interface PopoverProps extends Pick<AriaPopoverProps, 'placement'> {
  readonly label: string
  /** A Button or IconButton of this folder. */
  readonly trigger: ReactElement
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** A small panel at its trigger; closes on Escape and a click outside. */
export function Popover({ label, trigger, children, placement = 'bottom', ...rest }: PopoverProps) {
  return (
    <DialogTrigger {...rest}>
      {trigger}
      <AriaPopover placement={placement} offset={6} className="floating max-w-[calc(100vw-1rem)]">
        <Dialog aria-label={label} className="p-3 outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

interface AnchoredPopoverProps extends Pick<AriaPopoverProps, 'placement'> {
  readonly label: string
  /** What it stands beside: any element, which opens it by `isOpen`. */
  readonly anchor: RefObject<Element | null>
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The same panel beside an element that is no trigger of its own, such as one of thousands in a grid. */
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
