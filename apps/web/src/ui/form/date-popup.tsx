import type { RefObject } from 'react'
import { AnchoredPopover } from '../overlay/popover.tsx'
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
    <AnchoredPopover
      label={label}
      anchor={anchor}
      isOpen={isOpen}
      onClose={onClose}
      placement="bottom start"
      offset={4}
    >
      <CalendarPicker
        {...month}
        label={label}
        onChange={(date) => {
          onPick(date)
          onClose()
        }}
        autoFocus
      />
    </AnchoredPopover>
  )
}
