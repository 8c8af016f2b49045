import {
  type AccountSimulatorName,
  type AccountSimulators,
  registerApps,
  settingsForApps,
  startAccountSimulators,
} from '../../simulators/src/account-simulators.ts'
import type { Clock } from '../../simulators/src/kit/clock.ts'

const public_url = 'https://meridian.example'

export type SimulatedProviders = AccountSimulators

/** The providers by one clock, in which ada@example.com and bo@example.org have accounts. */
export async function startSimulatedProviders(clock: Clock): Promise<SimulatedProviders> {
  const simulators = await startAccountSimulators({ clock })
  for (const simulator of Object.values(simulators)) simulator.seed({ script: 'empty' })
  registerApps(simulators, appOf)
  return simulators
}

/** What a server has to be started with to use them. */
export function settingsFor(
  simulators: Readonly<Record<AccountSimulatorName, { readonly url: string }>>,
): Record<string, string> {
  return { PUBLIC_URL: public_url, REGISTRATION: 'open', ...settingsForApps(simulators, appOf) }
}

function appOf(name: string) {
  return { client_id: `${name} app`, client_secret: `${name} secret`, origins: [public_url] }
}
