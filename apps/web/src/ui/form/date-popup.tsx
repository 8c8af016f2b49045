import type { RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components/Popover'
import type { Popup } from '../overlay/popup-trigger.tsx'
import { CalendarPicker } from './calendar-picker.tsx'

interface DatePopupProps extends Omit<Popup, 'anchor' | 'autoFocus'> {
  readonly label: string
  /** The frame of the field. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly value: string | null
  readonly onPick: (date: string) => void
  readonly today: string
  readonly weekStart: number
  readonly min?: string
  readonly max?: string
}

/** The month of a DatePicker, from its first use on. */
export function DatePopup({ anchor, isOpen, onClose, label, onPick, ...month }: DatePopupProps) {
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      placement="bottom start"
      offset={4}
      className="floating"
    >
      <Dialog aria-label={label} className="p-3 outline-none">
        <CalendarPicker
          {...month}
          label={label}
          onChange={(date) => {
            onPick(date)
            onClose()
          }}
          autoFocus
        />
      </Dialog>
    </Popover>
  )
}
