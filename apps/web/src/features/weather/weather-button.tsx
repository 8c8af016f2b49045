import type { WeatherDetails } from '@meridian/contract'
import { Cloud, CloudOff } from 'lucide'
import { useEffect, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { usePreferences } from '../../platform/state/preferences.ts'
import { formatTag } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useCityWeather } from './use-weather.ts'
import { useWeatherDialog } from './use-weather-dialog.tsx'
import { weatherLook } from './weather-look.ts'
import { formatTemperature, skyWords, type TemperatureUnit } from './weather-text.ts'

/** What it is like outside; opens the details. */
export function WeatherButton() {
  const unit = usePreferences(({ temperature_unit }) => temperature_unit)
  const { data, error } = useCityWeather()
  const { open, prepare, dialog } = useWeatherDialog()
  const isUnknown = error !== null || data === null
  const withoutData = isUnknown ? CloudOff : Cloud
  const failure = useFailureOfSession(error)
  return (
    <>
      <AriaButton
        aria-label={data ? nameOf(data, unit) : [t('Weather'), failure].filter(Boolean).join(': ')}
        aria-haspopup="dialog"
        onPress={open}
        onHoverStart={prepare}
        className="flex h-8 items-center gap-1.5 rounded-md px-2 whitespace-nowrap text-text-2 data-hovered:bg-hover"
      >
        <Icon of={data ? weatherLook(data.weather[0]?.icon ?? '').icon : withoutData} />
        <span className="num @max-[50rem]:hidden">
          {data && formatTemperature(data.main.temp, unit)}
          {!data && (isUnknown ? (failure ?? t('Weather')) : <Skeleton className="h-4 w-13" />)}
        </span>
      </AriaButton>
      <span aria-hidden className="mx-1 h-5 w-px bg-border @max-[50rem]:hidden" />
      {dialog}
    </>
  )
}

/** The failure, where the session has not shown one before this page was opened; else null. */
function useFailureOfSession(error: Error | null): string | null {
  const [isFirst] = useState(() => sessionStorage.getItem(failure_key) === null)
  useEffect(() => {
    if (error) sessionStorage.setItem(failure_key, 'shown')
  }, [error])
  return error && isFirst ? error.message : null
}

const failure_key = 'weather_failure'

/** 'Weather in Berlin: 7.42 °C, scattered clouds' */
function nameOf({ name, main, weather: [sky] }: WeatherDetails, unit: TemperatureUnit): string {
  const temperature = formatTemperature(main.temp, unit)
  if (!sky) {
    return name === ''
      ? t('Weather where you are: {temperature}', { temperature })
      : t('Weather in {name}: {temperature}', { name, temperature })
  }
  const told = { temperature, sky: spokenSky(sky) }
  return name === ''
    ? t('Weather where you are: {temperature}, {sky}', told)
    : t('Weather in {name}: {temperature}, {sky}', { name, ...told })
}

/** Nouns keep their capitals where the language writes them so. */
function spokenSky(sky: WeatherDetails['weather'][number]): string {
  return formatTag().startsWith('en') ? skyWords(sky).toLowerCase() : skyWords(sky)
}
