import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import {
  account_simulator_names,
  registerApps,
  settingsForApps,
  startAccountSimulators,
} from '../../apps/simulators/src/account-simulators.ts'
import { startCalDavSimulator } from '../../apps/simulators/src/caldav/provider.ts'
import { newClock } from '../../apps/simulators/src/kit/clock.ts'
import { startWeatherSimulator } from '../../apps/simulators/src/weather/provider.ts'
import { type Letters, openLetters } from './letters.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedCalendarServer } from './seed-calendar-server.ts'
import type { DemoLanguage } from './translate-demo.ts'

/** What the product of the demo takes for the providers, the weather and a mail server. */
export interface DemoProviders {
  /** What the server has to be started with. */
  readonly settings: Readonly<Record<string, string>>
  /** The address of the calendar server. */
  readonly calendarServer: string
  /** The mails that the product has sent. */
  readonly letters: Letters
  /** Lets the instance at this address send people to the providers. */
  readonly register: (origins: readonly string[]) => void
  /** Writes down what has happened at the providers. */
  readonly save: () => void
  readonly close: () => Promise<void>
}

/**
 * Starts them in the worlds that this folder has kept, or in new ones, on a port each from the first on; 0 for free ones.
 * What was read from a provider names it by its address, so that a folder needs the same ports again.
 */
export async function openProviders(
  folder: string,
  firstPort: number,
  language: DemoLanguage,
): Promise<DemoProviders> {
  const clock = newClock({ runs: true })
  const port = (place: number) => (firstPort === 0 ? 0 : firstPort + place)
  const connected = await startAccountSimulators({ clock }, (_, place) => port(place))
  const weather = await startWeatherSimulator({ clock, port: port(account_simulator_names.length) })
  const letters = await openLetters(folder, port(account_simulator_names.length + 1))
  const caldav = await startCalDavSimulator({ clock, port: port(account_simulator_names.length + 2) })
  seedCalendarServer(caldav, language)
  const kept = { ...connected, caldav }
  const file = join(folder, 'providers')
  if (existsSync(file)) restore(kept, file)
  else seedAccounts(connected)
  return {
    settings: {
      ...settingsForApps(connected, (name) => appOf(name, [])),
      WEATHER_PROVIDER: 'open_meteo',
      WEATHER_BASE_URL: weather.url,
      WEATHER_CITY: 'Berlin',
      CALDAV_HOSTS: new URL(caldav.url).hostname,
      ...letters.settings,
    },
    calendarServer: caldav.url,
    letters,
    register: (origins) => registerApps(connected, (name) => appOf(name, origins)),
    save: () => {
      mkdirSync(folder, { recursive: true })
      const worlds = Object.entries(kept).map(([name, { scene }]) => [name, scene.world])
      writeFileSync(`${file}.new`, serialize(Object.fromEntries(worlds)), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    close: async () => {
      clock.stop()
      await Promise.all([weather, letters, ...Object.values(kept)].map((simulator) => simulator.close()))
    },
  }
}

/** Written by `save`, in the shape that the worlds had then; a provider that came later keeps its new world. */
function restore(kept: Readonly<Record<string, { readonly scene: object }>>, file: string): void {
  const worlds = deserialize(readFileSync(file))
  for (const [name, { scene }] of Object.entries(kept))
    if (worlds[name]) Object.assign(scene, { world: worlds[name] })
}

function appOf(name: string, origins: readonly string[]) {
  return { name: 'Meridian', client_id: `${name}-demo`, client_secret: `${name}-demo-secret`, origins }
}
