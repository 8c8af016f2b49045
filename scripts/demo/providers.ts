import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { startCalendlySimulator } from '../../apps/simulators/src/calendly/provider.ts'
import { startGoogleSimulator } from '../../apps/simulators/src/google/provider.ts'
import { newClock } from '../../apps/simulators/src/kit/clock.ts'
import type { Simulator } from '../../apps/simulators/src/kit/simulator.ts'
import { startWeatherSimulator } from '../../apps/simulators/src/weather/provider.ts'
import { scope_texts as zoom_scopes } from '../../apps/simulators/src/zoom/oauth.ts'
import { startZoomSimulator } from '../../apps/simulators/src/zoom/provider.ts'
import { type Letters, openLetters } from './letters.ts'
import { seedAccounts } from './seed-accounts.ts'

/** What the product of the demo takes for Google, Calendly, Zoom, the weather and a mail server. */
export interface DemoProviders {
  /** What the server has to be started with. */
  readonly settings: Readonly<Record<string, string>>
  /** The mails that the product has sent. */
  readonly letters: Letters
  /** Lets the instance at this address send people to the providers. */
  readonly register: (origins: readonly string[]) => void
  /** Writes down what has happened at the providers. */
  readonly save: () => void
  readonly close: () => Promise<void>
}

/**
 * Starts them in the worlds that this folder has kept, or in new ones, on five ports from the first on; 0 for free ones.
 * What was read from a provider names it by its address, so that a folder needs the same ports again.
 */
export async function openProviders(folder: string, firstPort: number): Promise<DemoProviders> {
  const clock = newClock({ runs: true })
  const port = (place: number) => (firstPort === 0 ? 0 : firstPort + place)
  const google = await startGoogleSimulator({ clock, port: port(0) })
  const calendly = await startCalendlySimulator({ clock, port: port(1) })
  const zoom = await startZoomSimulator({ clock, port: port(2) })
  const weather = await startWeatherSimulator({ clock, port: port(3) })
  const letters = await openLetters(folder, port(4))
  const connected = { google, calendly, zoom }
  const file = join(folder, 'providers')
  if (existsSync(file)) restore(connected, file)
  else seedAccounts(connected)
  return {
    settings: {
      ...Object.assign({}, ...Object.entries(connected).map(([name, { url }]) => settingsOf(name, url))),
      WEATHER_PROVIDER: 'open_meteo',
      WEATHER_BASE_URL: weather.url,
      WEATHER_CITY: 'Berlin',
      ...letters.settings,
    },
    letters,
    register: (origins) => {
      for (const [name, simulator] of Object.entries(connected)) register(name, simulator, origins)
    },
    save: () => {
      mkdirSync(folder, { recursive: true })
      const worlds = Object.entries(connected).map(([name, { scene }]) => [name, scene.world])
      writeFileSync(`${file}.new`, serialize(Object.fromEntries(worlds)), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    close: async () => {
      clock.stop()
      await Promise.all([google, calendly, zoom, weather, letters].map((simulator) => simulator.close()))
    },
  }
}

type Connected = Parameters<typeof seedAccounts>[0]

/** Written by `save`, in the shape that the worlds had then. */
function restore({ google, calendly, zoom }: Connected, file: string): void {
  const worlds = deserialize(readFileSync(file))
  google.scene.world = worlds.google
  calendly.scene.world = worlds.calendly
  zoom.scene.world = worlds.zoom
}

function settingsOf(name: string, url: string): Record<string, string> {
  const prefix = name.toUpperCase()
  return {
    [`${prefix}_CLIENT_ID`]: `${name}-demo`,
    [`${prefix}_CLIENT_SECRET`]: `${name}-demo-secret`,
    [`${prefix}_BASE_URL`]: url,
  }
}

function register(
  name: string,
  { change }: Pick<Simulator<unknown>, 'change'>,
  origins: readonly string[],
): void {
  change({
    op: 'register_client',
    name: 'Meridian',
    client_id: `${name}-demo`,
    client_secret: `${name}-demo-secret`,
    redirect_uris: origins.map((origin) => `${origin}/oauth/callback/${name}`),
    scopes: name === 'zoom' ? Object.keys(zoom_scopes) : [],
  })
}
