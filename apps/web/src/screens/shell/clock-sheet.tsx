import { useShownDay } from '../../platform/navigation/use-shown-day.ts'
import { t } from '../../platform/text/text.ts'
import { formatDay } from '../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { ZonePicker } from '../../platform/time/zone-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { CalendarPicker } from '../../ui/form/calendar-picker.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TickingClock } from './ticking-clock.tsx'
import { useZoneChoice } from './use-zone-choice.ts'

interface ClockSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What the top bar of a desktop has beside each other: the ticking clock, its zone, Today and a day to choose. */
export function ClockSheet({ isOpen, onClose }: ClockSheetProps) {
  const clock = useClock()
  const minute = useNow(60_000)
  const weekStart = useWeekStart()
  const choose = useZoneChoice()
  const { today, day, showDay } = useShownDay()

  function show(date: string) {
    onClose()
    showDay(date)
  }

  return (
    <Sheet title={t('Time and day')} isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <TickingClock className="text-2xl font-semibold tracking-tight text-text" />
          <span className="text-text-2">{formatDay(minute, clock.zone)}</span>
        </p>
        <ZonePicker label={t('Time zone')} value={clock.zone} onChange={choose} />
        <div className="flex flex-col items-center gap-3 border-t border-border pt-4">
          <CalendarPicker
            label={t('Choose a day')}
            today={today}
            weekStart={weekStart}
            value={day}
            onChange={show}
          />
          <Button onPress={() => show(today)} className="w-full">
            {t('Today')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
