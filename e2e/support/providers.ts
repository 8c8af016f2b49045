import type { Provider } from '@meridian/contract'
import {
  registerApps,
  settingsForApps,
  startAccountSimulators,
} from '../../apps/simulators/src/account-simulators.ts'
import { newClock } from '../../apps/simulators/src/kit/clock.ts'
import { startWeatherSimulator } from '../../apps/simulators/src/weather/provider.ts'

export interface StartedProviders {
  /** What the server has to be started with. */
  readonly settings: Readonly<Record<string, string>>
  /** Where each is told what happens, for `theProvider`. */
  readonly urls: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** Starts what the product takes for the providers and the weather; people of this address may connect. */
export async function startProviders(origin: string): Promise<StartedProviders> {
  const clock = newClock({ runs: true })
  const weather = await startWeatherSimulator({ clock })
  const connected = await startAccountSimulators({ clock, control: true })
  const appOf = (name: string) => ({
    name: 'Meridian',
    client_id: `${name}-app`,
    client_secret: `${name}-secret`,
    origins: [origin],
  })
  registerApps(connected, appOf)
  return {
    settings: {
      WEATHER_PROVIDER: 'open_meteo',
      WEATHER_BASE_URL: weather.url,
      ...settingsForApps(connected, appOf),
    },
    urls: Object.fromEntries(Object.entries(connected).map(([name, { url }]) => [name, url])),
    close: async () => {
      clock.stop()
      await Promise.all([weather, ...Object.values(connected)].map((simulator) => simulator.close()))
    },
  }
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
