import { ChevronDown } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { ZonePicker } from '../../platform/time/zone-picker.tsx'
import { abbreviationOf, cityOf } from '../../platform/time/zones.ts'
import { Icon } from '../../ui/icon.tsx'
import { TickingClock } from './ticking-clock.tsx'
import { useZoneChoice } from './use-zone-choice.ts'

/** The live clock; choosing another zone shows every time of the product as it is there. */
export function ClockMenu() {
  const clock = useClock()
  const minute = useNow(60_000)
  const choose = useZoneChoice()

  return (
    <ZonePicker
      label={t('Time zone')}
      value={clock.zone}
      onChange={choose}
      trigger={
        <AriaButton className="flex h-8 items-center gap-1.5 rounded-md px-2 whitespace-nowrap text-text-2 data-hovered:bg-hover">
          <span className="sr-only">{t('Time zone, {city}', { city: cityOf(clock.zone) })}</span>
          <TickingClock className="font-medium text-text" />
          <span className="@max-[38rem]:hidden">{abbreviationOf(clock.zone, minute)}</span>
          <Icon of={ChevronDown} size={14} className="text-muted @max-[38rem]:hidden" />
        </AriaButton>
      }
    />
  )
}
