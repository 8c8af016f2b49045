import type { WeatherDetails } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { CloudOff, LocateFixed } from 'lucide'
import type { ReactNode } from 'react'
import { setPreference, usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { CityForm } from './city-form.tsx'
import { canRequestPosition, requestPosition } from './position.ts'
import { useCityWeather } from './use-weather.ts'
import { weatherLook } from './weather-look.ts'
import {
  formatHumidity,
  formatPressure,
  formatTemperature,
  formatWind,
  skyWords,
  type TemperatureUnit,
} from './weather-text.ts'

interface WeatherDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const units = [
  { id: 'celsius', label: '°C' },
  { id: 'fahrenheit', label: '°F' },
] as const

/** The weather in full, in the reader's unit, and the way to another city. */
export function WeatherDialog({ isOpen, onClose }: WeatherDialogProps) {
  const weather = useCityWeather()
  const unit = usePreferences(({ temperature_unit }) => temperature_unit)
  return (
    <Dialog title={t('Weather')} size="sm" isOpen={isOpen} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <QueryView query={weather} failed={t('Error in fetching weather')} loading={<Loading />}>
          {(details) => (details ? <Details details={details} unit={unit} /> : <NoCity />)}
        </QueryView>
        <div className="flex flex-wrap items-end gap-3 border-t border-border pt-4">
          <CityForm />
          <SegmentedControl
            label={t('Unit')}
            segments={units}
            selected={unit}
            onSelect={(temperature_unit) => setPreference({ temperature_unit })}
            className="w-24"
          />
        </div>
      </div>
    </Dialog>
  )
}

interface DetailsProps {
  readonly details: WeatherDetails
  readonly unit: TemperatureUnit
}

function Details({ details, unit }: DetailsProps) {
  const clock = useClock()
  const { main, wind, sys, name } = details
  const sky = details.weather[0] ?? { icon: '', description: '' }
  return (
    <div>
      <div className="flex items-center gap-4">
        <span className="grid size-14 flex-none place-items-center rounded-xl bg-accent-soft text-accent-text">
          <Icon of={weatherLook(sky.icon).icon} size={28} />
        </span>
        <div className="min-w-0">
          <p className="text-muted">{name || t('Where you are')}</p>
          <p className="num text-2xl font-semibold tracking-tight">{formatTemperature(main.temp, unit)}</p>
          <p className="text-text-2">{skyWords(sky)}</p>
        </div>
      </div>
      <dl className="num mt-5 grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact name={t('Feels like')}>{formatTemperature(main.feels_like, unit)}</Fact>
        <Fact name={t('Humidity')}>{formatHumidity(main.humidity)}</Fact>
        <Fact name={t('Wind')}>{formatWind(wind.speed)}</Fact>
        <Fact name={t('Pressure')}>{formatPressure(main.pressure)}</Fact>
        {sys.sunrise !== null && <Fact name={t('Sunrise')}>{formatTime(sys.sunrise * 1000, clock)}</Fact>}
        {sys.sunset !== null && <Fact name={t('Sunset')}>{formatTime(sys.sunset * 1000, clock)}</Fact>}
      </dl>
    </div>
  )
}

/** Where the browser is, is asked for by the button alone. */
function NoCity() {
  const asking = useMutation({ mutationFn: requestPosition })
  return (
    <EmptyState
      icon={CloudOff}
      title={t('No city for your time zone')}
      text={
        asking.isError
          ? t("Your browser doesn't share your location. Enter a city below.")
          : t('Enter one below.')
      }
      action={
        canRequestPosition() && (
          <Button size="sm" icon={LocateFixed} isBusy={asking.isPending} onPress={() => asking.mutate()}>
            {t('Use my position')}
          </Button>
        )
      }
    />
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-base font-medium">{children}</dd>
    </div>
  )
}

function Loading() {
  return (
    <div className="flex h-55 items-start gap-4">
      <Skeleton className="size-14" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-8 w-36" />
        <Skeleton className="h-4 w-28" />
      </div>
    </div>
  )
}
