import { t } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { CalendarPicker } from '../../ui/form/calendar-picker.tsx'
import { AnchoredPopover } from '../../ui/overlay/popover.tsx'
import type { Popup } from '../../ui/overlay/popup-trigger.tsx'

interface DayPopupProps extends Popup {
  readonly day: string
  readonly today: string
  readonly onPick: (day: string) => void
}

/** The month of a DayPicker, from its first use on. */
export function DayPopup({ anchor, isOpen, onClose, day, today, onPick }: DayPopupProps) {
  const weekStart = useWeekStart()
  return (
    <AnchoredPopover label={t('Choose a day')} anchor={anchor} isOpen={isOpen} onClose={onClose}>
      <CalendarPicker
        label={t('Day')}
        today={today}
        weekStart={weekStart}
        value={day}
        autoFocus
        onChange={(date) => {
          onPick(date)
          onClose()
        }}
      />
    </AnchoredPopover>
  )
}
