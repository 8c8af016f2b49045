import type { WeatherDetails } from '@meridian/contract'
import { Cloud, CloudOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { usePreferences } from '../../platform/preferences.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCityWeather, useHasWeather } from './use-weather.ts'
import { weatherLook } from './weather-look.ts'
import { formatTemperature, skyWords } from './weather-text.ts'

const fetchDialog = async () => ({ default: (await import('./weather-dialog.tsx')).WeatherDialog })
const WeatherDialog = lazy(fetchDialog)

/** What it is like outside; opens the details. Nothing where the instance has no weather. */
export function WeatherButton() {
  const { isShown, label, temperature, icon, isLoading, open, dialog } = useWeatherEntry()
  if (!isShown) return null
  return (
    <>
      <AriaButton
        aria-label={label}
        aria-haspopup="dialog"
        onPress={open}
        onHoverStart={() => void fetchDialog()}
        className="flex h-8 items-center gap-1.5 rounded-md px-2 whitespace-nowrap text-text-2 data-hovered:bg-hover"
      >
        <Icon of={icon} />
        <span className="num @max-[44rem]:hidden">
          {isLoading ? <Skeleton className="h-4 w-13" /> : (temperature ?? 'Weather')}
        </span>
      </AriaButton>
      <span aria-hidden className="mx-1 h-5 w-px bg-border @max-[44rem]:hidden" />
      {dialog}
    </>
  )
}

/** The same as an entry of a menu, with the dialog that it opens. */
export function useWeatherActions() {
  const { isShown, temperature, icon, open, dialog } = useWeatherEntry()
  const label = temperature === undefined ? 'Weather' : `Weather, ${temperature}`
  const actions: readonly MenuAction[] = isShown ? [{ id: 'weather', label, icon, onAction: open }] : []
  return { actions, dialog }
}

function useWeatherEntry() {
  const isShown = useHasWeather()
  const unit = usePreferences(({ temperature_unit }) => temperature_unit)
  const { data, error } = useCityWeather()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return {
    isShown,
    temperature: data && formatTemperature(data.main.temp, unit),
    label: data
      ? `Weather in ${data.name}: ${formatTemperature(data.main.temp, unit)}, ${skyOf(data)}`
      : 'Weather',
    icon: data ? weatherLook(data.weather[0]?.icon ?? '').icon : error ? CloudOff : Cloud,
    isLoading: !data && !error,
    open: () => {
      setWasOpen(true)
      setOpen(true)
    },
    // Fetched when it is first opened; it stays then, so that it can close gently.
    dialog: wasOpen && (
      <Suspense>
        <WeatherDialog isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

function skyOf({ weather: [sky] }: WeatherDetails): string {
  return sky ? skyWords(sky).toLowerCase() : ''
}
