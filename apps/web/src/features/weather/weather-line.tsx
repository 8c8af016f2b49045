import type { Meeting } from '@meridian/contract'
import { Cloud } from 'lucide'
import { usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useInView } from '../../ui/use-in-view.ts'
import { useMeetingWeather } from './use-weather.ts'
import { weatherLook } from './weather-look.ts'
import { weatherLine } from './weather-text.ts'

/** The weather of a meeting as a line of its card, asked for once the card has been in view. */
export function WeatherLine({ meeting }: { readonly meeting: Meeting }) {
  const unit = usePreferences(({ temperature_unit }) => temperature_unit)
  const { ref, isSeen } = useInView()
  const { weather, isShown } = useMeetingWeather(meeting, isSeen)
  if (!isShown) return null
  const { data, error } = weather
  const look = data && weatherLook(data.icon)
  return (
    <p
      ref={ref}
      className="mt-2.5 flex items-center gap-1.75 rounded-md border border-border bg-sunken px-2.25 py-1.5 text-xs"
    >
      <Icon of={look?.icon ?? Cloud} size={14} className="text-muted" />
      <span className="flex-1">{t('Weather Information')}</span>
      {data && (
        <span className="num text-text-2">
          <span className="sr-only">{data.weather_info.weather}, </span>
          {weatherLine(data, unit)}
        </span>
      )}
      {!data && error && <span className="text-muted">{error.message}</span>}
      {!data && !error && <Skeleton className="h-3.5 w-32" />}
    </p>
  )
}
