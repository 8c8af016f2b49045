import { t } from '../../../platform/text/text.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { CalendarRangePicker } from '../../../ui/form/calendar-picker.tsx'
import { AnchoredPopover } from '../../../ui/overlay/popover.tsx'
import type { Popup } from '../../../ui/overlay/popup-trigger.tsx'
import type { MeetingFilter } from './meeting-filter.ts'

type Range = Pick<MeetingFilter, 'from' | 'to'>

interface RangePopupProps extends Popup, Range {
  readonly onChange: (range: Range) => void
}

/** The month of a RangeChip, from its first use on. */
export function RangePopup({ anchor, isOpen, onClose, from, to, onChange }: RangePopupProps) {
  const { zone } = useClock()
  const weekStart = useWeekStart()
  const today = isoDate(useNow(60_000), zone)
  return (
    <AnchoredPopover label={t('Choose the days')} anchor={anchor} isOpen={isOpen} onClose={onClose}>
      <CalendarRangePicker
        label={t('Days')}
        today={today}
        weekStart={weekStart}
        value={{ start_date: from, end_date: to }}
        autoFocus
        onChange={({ start_date, end_date }) => {
          onChange({ from: start_date, to: end_date })
          onClose()
        }}
      />
    </AnchoredPopover>
  )
}
