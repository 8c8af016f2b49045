import { CloudSun } from 'lucide'
import { Suspense } from 'react'
import { t } from '../../platform/text/text.ts'
import type { MenuAction } from '../../ui/overlay/menu.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { useHasWeather } from './use-has-weather.ts'
import { useWeatherDialog } from './use-weather-dialog.tsx'

const WeatherButton = lazyPart(
  async () => ({ default: (await import('./weather-button.tsx')).WeatherButton }),
  { kind: 'unasked' },
)

/** The weather's button, fetched after everything else of the page; nothing where the instance has no weather. */
export function LateWeatherButton() {
  if (!useHasWeather()) return null
  return (
    <Suspense>
      <WeatherButton />
    </Suspense>
  )
}

/** The weather as an entry of a menu, with the dialog that it opens. */
export function useWeatherActions() {
  const hasWeather = useHasWeather()
  const { open, dialog } = useWeatherDialog()
  const actions: readonly MenuAction[] = hasWeather
    ? [{ id: 'weather', label: t('Weather'), icon: CloudSun, onAction: open }]
    : []
  return { actions, dialog }
}
