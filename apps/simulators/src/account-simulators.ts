import { startCalendlySimulator } from './calendly/provider.ts'
import { startGoogleSimulator } from './google/provider.ts'
import type { Clock } from './kit/clock.ts'
import { startZoomSimulator } from './zoom/provider.ts'
import { scope_texts as zoom_scopes } from './zoom/oauth.ts'

/** Every service that people connect accounts of, with the port it has unless another is wanted. */
export const account_simulators = {
  google: { port: 4281, start: startGoogleSimulator, app_scopes: [] },
  calendly: { port: 4282, start: startCalendlySimulator, app_scopes: [] },
  zoom: { port: 4283, start: startZoomSimulator, app_scopes: Object.keys(zoom_scopes) },
}

type Table = typeof account_simulators
export type AccountSimulatorName = keyof Table
export type AccountSimulators = {
  readonly [Name in AccountSimulatorName]: Awaited<ReturnType<Table[Name]['start']>>
}

export const account_simulator_names = Object.keys(account_simulators) as readonly AccountSimulatorName[]

/** Starts them on one clock; on free ports unless told otherwise. */
export async function startAccountSimulators(
  options: { readonly clock: Clock; readonly control?: boolean },
  portOf: (name: AccountSimulatorName, place: number) => number = () => 0,
): Promise<AccountSimulators> {
  const started = account_simulator_names.map(
    async (name, place) =>
      [name, await account_simulators[name].start({ ...options, port: portOf(name, place) })] as const,
  )
  return Object.fromEntries(await Promise.all(started)) as AccountSimulators
}

/** An app of the vendor's console, by which people of these addresses may connect. */
export interface RegisteredApp {
  readonly name?: string
  readonly client_id: string
  readonly client_secret: string
  readonly origins: readonly string[]
}

/** Registers an app at each; `appOf` names it. */
export function registerApps(
  simulators: AccountSimulators,
  appOf: (name: AccountSimulatorName) => RegisteredApp,
): void {
  for (const name of account_simulator_names) {
    const { origins, ...app } = appOf(name)
    simulators[name].change({
      op: 'register_client',
      ...app,
      redirect_uris: origins.map((origin) => `${origin}/oauth/callback/${name}`),
      scopes: account_simulators[name].app_scopes,
    })
  }
}

/** The settings of a server that uses them as this app. */
export function settingsForApps(
  urls: Readonly<Record<AccountSimulatorName, { readonly url: string }>>,
  appOf: (name: AccountSimulatorName) => Pick<RegisteredApp, 'client_id' | 'client_secret'>,
): Record<string, string> {
  const entries = account_simulator_names.flatMap((name) => {
    const prefix = name.toUpperCase()
    const { client_id, client_secret } = appOf(name)
    return [
      [`${prefix}_CLIENT_ID`, client_id],
      [`${prefix}_CLIENT_SECRET`, client_secret],
      [`${prefix}_BASE_URL`, urls[name].url],
    ]
  })
  return Object.fromEntries(entries)
}
