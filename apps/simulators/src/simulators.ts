import { account_simulators } from './account-simulators.ts'
import { startCalDavSimulator } from './caldav/provider.ts'
import { newClock, type Clock } from './kit/clock.ts'
import type { StartOptions } from './kit/simulator.ts'
import { startWeatherSimulator } from './weather/provider.ts'
import { startTextModelSimulator } from './text-model/provider.ts'

interface Started {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Every simulator there is, and the port it has unless another is wanted. */
const table: Readonly<
  Record<string, { readonly port: number; readonly start: (options: StartOptions) => Promise<Started> }>
> = {
  ...account_simulators,
  weather: { port: 4284, start: startWeatherSimulator },
  caldav: { port: 4287, start: startCalDavSimulator },
  text_model: { port: 4286, start: startTextModelSimulator },
}

export interface Simulators {
  readonly clock: Clock
  /** Addresses by name. */
  readonly urls: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** Starts all simulators on one clock; `ports` by name, 0 for a free one. */
export async function startSimulators({
  clock = newClock({ runs: true }),
  host = '127.0.0.1',
  control = true,
  ports = {},
}: {
  readonly clock?: Clock
  readonly host?: string
  readonly control?: boolean
  readonly ports?: Readonly<Record<string, number>>
} = {}): Promise<Simulators> {
  const started = new Map<string, Started>()
  for (const [name, { port, start }] of Object.entries(table)) {
    started.set(name, await start({ clock, host, control, port: ports[name] ?? port }))
  }
  return {
    clock,
    urls: Object.fromEntries([...started].map(([name, { url }]) => [name, url])),
    close: async () => {
      clock.stop()
      await Promise.all([...started.values()].map(({ close }) => close()))
    },
  }
}

/** The names in the table. */
export function listSimulatorNames(): readonly string[] {
  return Object.keys(table)
}
