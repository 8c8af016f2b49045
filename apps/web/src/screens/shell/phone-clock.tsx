import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { abbreviationOf, cityOf } from '../../platform/time/zones.ts'
import { PopupTrigger } from '../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

const fetchSheet = async () => ({ default: (await import('./clock-sheet.tsx')).ClockSheet })
const ClockSheet = lazyPart(fetchSheet)

/** The time in minutes; it opens the seconds, the zone and the day. */
export function PhoneClock() {
  const clock = useClock()
  const now = useNow(60_000)
  return (
    <PopupTrigger
      kind="dialog"
      prepare={fetchSheet}
      trigger={
        <AriaButton className="flex min-h-11 items-center gap-1.5 rounded-md px-2 whitespace-nowrap text-text-2 data-pressed:bg-pressed">
          <span className="sr-only">{t('Time and day, {city}', { city: cityOf(clock.zone) })}</span>
          <b className="num font-medium text-text">{formatTime(now, clock)}</b>
          <span className="max-[24rem]:hidden">{abbreviationOf(clock.zone, now)}</span>
        </AriaButton>
      }
    >
      {(popup) => <ClockSheet isOpen={popup.isOpen} onClose={popup.onClose} />}
    </PopupTrigger>
  )
}
