import type { Provider } from '@meridian/contract'
import { startCalendlySimulator } from '../../apps/simulators/src/calendly/provider.ts'
import { startGoogleSimulator } from '../../apps/simulators/src/google/provider.ts'
import { newClock } from '../../apps/simulators/src/kit/clock.ts'
import { startWeatherSimulator } from '../../apps/simulators/src/weather/provider.ts'
import { scope_texts as zoom_scopes } from '../../apps/simulators/src/zoom/oauth.ts'
import { startZoomSimulator } from '../../apps/simulators/src/zoom/provider.ts'

export interface StartedProviders {
  /** What the server has to be started with. */
  readonly settings: Readonly<Record<string, string>>
  /** Where each is told what happens, for `theProvider`. */
  readonly urls: Readonly<Record<Provider, string>>
  readonly close: () => Promise<void>
}

/** Starts what the product takes for Google, Calendly, Zoom and the weather; people of this address may connect. */
export async function startProviders(origin: string): Promise<StartedProviders> {
  const clock = newClock({ runs: true })
  const options = { clock, control: true }
  const weather = await startWeatherSimulator({ clock })
  const connected = {
    google: await startGoogleSimulator(options),
    calendly: await startCalendlySimulator(options),
    zoom: await startZoomSimulator(options),
  }
  for (const [name, simulator] of Object.entries(connected)) {
    simulator.change({
      op: 'register_client',
      name: 'Meridian',
      client_id: `${name}-app`,
      client_secret: `${name}-secret`,
      redirect_uris: [`${origin}/oauth/callback/${name}`],
      scopes: name === 'zoom' ? Object.keys(zoom_scopes) : [],
    })
  }
  const { google, calendly, zoom } = connected
  return {
    settings: {
      WEATHER_PROVIDER: 'open_meteo',
      WEATHER_BASE_URL: weather.url,
      ...Object.fromEntries(Object.entries(connected).flatMap(([name, { url }]) => settingsOf(name, url))),
    },
    urls: { google: google.url, calendly: calendly.url, zoom: zoom.url },
    close: async () => {
      clock.stop()
      await Promise.all([weather, google, calendly, zoom].map((simulator) => simulator.close()))
    },
  }
}

function settingsOf(name: string, url: string): [string, string][] {
  const prefix = name.toUpperCase()
  return [
    [`${prefix}_CLIENT_ID`, `${name}-app`],
    [`${prefix}_CLIENT_SECRET`, `${name}-secret`],
    [`${prefix}_BASE_URL`, url],
  ]
}

/** One of them, as who runs it would see and move it; its settings are the run's. */
export interface RemoteProvider {
  /** What people do there, and what it answers to each. */
  readonly change: (...changes: readonly object[]) => Promise<readonly unknown[]>
  /** All that is there, as plain data. */
  readonly world: () => Promise<unknown>
  readonly seed: (script: string, options?: object) => Promise<void>
  /** Makes it answer otherwise; the returned call takes that back. */
  readonly spoil: (rule: object) => Promise<() => Promise<void>>
}

export function theProvider(type: Provider): RemoteProvider {
  const urls = JSON.parse(process.env['MERIDIAN_PROVIDERS'] ?? '{}')
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${urls[type]}/_control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`${type} refused ${path}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    change: async (...changes) => (await send('POST', 'world', { changes })).results,
    world: () => send('GET', 'world'),
    seed: async (script, options) => {
      await send('POST', 'seed', { script, ...options })
    },
    spoil: async (rule) => {
      const { id } = await send('POST', 'faults', rule)
      return async () => {
        await send('DELETE', `faults?id=${id}`)
      }
    },
  }
}
