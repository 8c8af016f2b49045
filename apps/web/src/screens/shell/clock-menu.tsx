import { ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { abbreviationOf, cityOf, zoneOptions } from '../../platform/time/zones.ts'
import { Icon } from '../../ui/icon.tsx'
import { PopupTrigger } from '../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { TickingClock } from './ticking-clock.tsx'
import { useZoneChoice } from './use-zone-choice.ts'

const fetchPopup = async () => ({ default: (await import('../../ui/picker/zone-popup.tsx')).ZonePopup })
const ZonePopup = lazyPart(fetchPopup)

/** The live clock; choosing another zone shows every time of the product as it is there. */
export function ClockMenu() {
  const clock = useClock()
  const minute = useNow(60_000)
  const choose = useZoneChoice()

  return (
    <PopupTrigger
      kind="dialog"
      prepare={fetchPopup}
      trigger={
        <AriaButton className="flex h-8 items-center gap-1.5 rounded-md px-2 whitespace-nowrap text-text-2 data-hovered:bg-hover">
          <span className="sr-only">{t('Time zone, {city}', { city: cityOf(clock.zone) })}</span>
          <TickingClock className="font-medium text-text" />
          <span className="@max-[38rem]:hidden">{abbreviationOf(clock.zone, minute)}</span>
          <Icon of={ChevronDown} size={14} className="text-muted @max-[38rem]:hidden" />
        </AriaButton>
      }
    >
      {(popup) => (
        <ZonePopup
          {...popup}
          label={t('Time zone')}
          zones={zoneOptions(minute)}
          value={clock.zone}
          onPick={(zone) => choose(zone)}
        />
      )}
    </PopupTrigger>
  )
}
