import type { Meeting, MeetingWeather } from '@meridian/contract'
import { useId } from 'react'
import { usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useMeetingWeather } from './use-weather.ts'
import { weatherLook } from './weather-look.ts'
import { formatHumidity, formatTemperature, formatWind, skyWords } from './weather-text.ts'

/** The weather at the place and hour of a meeting; no card where that cannot be known. */
export function WeatherCard({ meeting }: { readonly meeting: Meeting }) {
  const titleId = useId()
  const { weather, isShown } = useMeetingWeather(meeting, true)
  if (!isShown) return null
  return (
    <Card labelledBy={titleId} className="px-4 pt-3.25 pb-4">
      <h2 id={titleId} className="text-base font-semibold tracking-snug">
        {t('Weather Information')}
      </h2>
      <div className="pt-2">
        {weather.data ? (
          <Expected weather={weather.data} />
        ) : weather.error ? (
          <p className="text-muted">{weather.error.message}</p>
        ) : (
          <Skeleton className="h-10.5 w-48" />
        )}
      </div>
    </Card>
  )
}

function Expected({ weather }: { readonly weather: MeetingWeather }) {
  const clock = useClock()
  const unit = usePreferences(({ temperature_unit }) => temperature_unit)
  const { temperature, weather: description, wind_speed, humidity } = weather.weather_info
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-10 flex-none place-items-center rounded-lg bg-accent-soft text-accent-text">
        <Icon of={weatherLook(weather.icon).icon} size={20} />
      </span>
      <div className="num min-w-0">
        <p>
          <b className="font-semibold">{formatTemperature(temperature, unit)}</b>{' '}
          <span className="text-text-2">{skyWords({ icon: weather.icon, description })}</span>
        </p>
        <p className="text-xs text-muted">
          {t('Wind {wind}, humidity {humidity}, at {time}', {
            wind: formatWind(wind_speed),
            humidity: formatHumidity(humidity),
            time: formatTime(weather.start_timestamp, clock),
          })}
        </p>
      </div>
    </div>
  )
}
