import { updateTimestampInfo } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { lazy } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { call } from '../../platform/api.ts'
import { getSession, keepTimestamp } from '../../platform/session.ts'
import { t } from '../../platform/text/text.ts'
import { formatTimeWithSeconds } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { abbreviationOf, cityOf, zoneOptions } from '../../platform/time/zones.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'
import { Icon } from '../../ui/icon.tsx'
import { PopupTrigger } from '../../ui/popup-trigger.tsx'

const fetchPopup = async () => ({ default: (await import('../../ui/zone-popup.tsx')).ZonePopup })
const ZonePopup = lazy(fetchPopup)

/** The live clock; choosing another zone shows every time of the product as it is there. */
export function ClockMenu() {
  const clock = useClock()
  const minute = useNow(60_000)
  const choose = useMutation({
    mutationFn: (timezone: string) =>
      call(updateTimestampInfo, { body: { ...getSession().timestamp, timezone } }),
    onMutate: (timezone) => {
      const before = getSession().timestamp
      keepTimestamp({ ...before, timezone })
      return before
    },
    onSuccess: (timestamp) => {
      keepTimestamp(timestamp)
      sayDone(t('Timestamp info updated successfully'))
    },
    onError: (error, _timezone, before) => {
      if (before) keepTimestamp(before)
      sayFailed(error, t('Error in updating timestamp info'))
    },
  })

  return (
    <PopupTrigger
      kind="dialog"
      prepare={fetchPopup}
      trigger={
        <AriaButton className="flex h-8 items-center gap-1.5 rounded-md px-2 whitespace-nowrap text-text-2 data-hovered:bg-hover">
          <span className="sr-only">{t('Time zone, {city}', { city: cityOf(clock.zone) })}</span>
          <Ticking />
          <span className="@max-[38rem]:hidden">{abbreviationOf(clock.zone, minute)}</span>
          <Icon of={ChevronDown} size={14} className="text-muted" />
        </AriaButton>
      }
    >
      {(popup) => (
        <ZonePopup
          {...popup}
          label={t('Time zone')}
          zones={zoneOptions(minute)}
          value={clock.zone}
          onPick={(zone) => zone !== clock.zone && choose.mutate(zone)}
        />
      )}
    </PopupTrigger>
  )
}

/** Alone in a component, so that each second draws these few characters only. */
function Ticking() {
  const clock = useClock()
  const now = useNow(1000)
  return <b className="num font-medium text-text">{formatTimeWithSeconds(now, clock)}</b>
}
