import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

const fetchDialog = async () => ({ default: (await import('./weather-dialog.tsx')).WeatherDialog })
const WeatherDialog = lazyPart(fetchDialog)

/** The weather in full, fetched when it is first opened; it stays then, so that it can close gently. */
export function useWeatherDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    open: () => setState('open'),
    prepare: () => void fetchDialog(),
    dialog: state !== 'never' && (
      <Suspense>
        <WeatherDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  }
}
