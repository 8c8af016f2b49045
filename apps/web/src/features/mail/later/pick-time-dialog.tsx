import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { shiftDate } from '../../../platform/navigation/shown-period.ts'
import { t } from '../../../platform/text/text.ts'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { cityOf } from '../../../platform/time/zones.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { DatePicker } from '../../../ui/form/date-picker.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { laterTimes, pickedMoment } from './later-times.ts'
import { suggestionWords, whenWords } from './later-words.ts'

interface PickTimeDialogProps {
  readonly title: string
  /** Offers this evening, tomorrow and Monday above the day and time. */
  readonly hasSuggestions?: boolean
  /** Offered above them where it comes back at a time already. */
  readonly onReturn?: (() => void) | undefined
  readonly onPick: (at: string) => void
  readonly onClose: () => void
}

/** A day and a time in the reader's zone; what is over cannot be picked. */
export function PickTimeDialog({
  title,
  hasSuggestions = false,
  onReturn,
  onPick,
  onClose,
}: PickTimeDialogProps) {
  const clock = useClock()
  const weekStart = useWeekStart()
  const nowMs = useNow(60_000)
  const today = isoDate(nowMs, clock.zone)
  const [date, setDate] = useState<string | null>(shiftDate('day', today, 1))
  const [time, setTime] = useState<string | null>('09:00')
  const at = pickedMoment({ date, time }, clock.zone, nowMs)
  const isOver = at === null && date !== null && time !== null
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="sm"
      isSheetOnPhone
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" isDisabled={at === null} onPress={() => at !== null && onPick(at)}>
            {at === null ? t('Choose') : whenWords(at, clock)}
          </Button>
        </>
      }
    >
      {hasSuggestions && (
        <div className="mb-4 grid gap-2">
          {onReturn && (
            <AriaButton onPress={onReturn} className={buttonLook('secondary', 'md')}>
              {t('Back to its list')}
            </AriaButton>
          )}
          {laterTimes(nowMs, clock.zone).map((suggestion, index) => (
            <AriaButton
              key={suggestion.id}
              autoFocus={index === 0}
              onPress={() => onPick(suggestion.at)}
              className={buttonLook('secondary', 'md')}
            >
              {suggestionWords(suggestion, clock)}
            </AriaButton>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <DatePicker
          label={t('Day')}
          value={date}
          onChange={setDate}
          today={today}
          weekStart={weekStart}
          min={today}
          max={shiftDate('day', today, 365)}
        />
        <TimeField
          label={t('Time')}
          value={time}
          onChange={setTime}
          isTwelveHour={clock.isTwelveHour}
          error={isOver ? t('This time is over.') : undefined}
        />
      </div>
      <p className="mt-2 text-xs text-muted">{t('Times in {city}', { city: cityOf(clock.zone) })}</p>
    </Dialog>
  )
}
