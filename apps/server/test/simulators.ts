import type { Provider } from '@meridian/contract'
import { startCalendlySimulator } from '../../simulators/src/calendly/provider.ts'
import { startGoogleSimulator } from '../../simulators/src/google/provider.ts'
import type { Clock } from '../../simulators/src/kit/clock.ts'
import { scope_texts as zoom_scopes } from '../../simulators/src/zoom/oauth.ts'
import { startZoomSimulator } from '../../simulators/src/zoom/provider.ts'

const public_url = 'https://meridian.example'

/** Google, Calendly and Zoom by one clock, in which ada@example.com and bo@example.org have accounts. */
export async function startSimulatedProviders(clock: Clock) {
  const google = await startGoogleSimulator({ clock })
  const calendly = await startCalendlySimulator({ clock })
  const zoom = await startZoomSimulator({ clock })
  const all = Object.entries({ google, calendly, zoom })
  for (const [name, simulator] of all) {
    simulator.seed({ script: 'empty' })
    simulator.change({
      op: 'register_client',
      client_id: `${name} app`,
      client_secret: `${name} secret`,
      redirect_uris: [`${public_url}/oauth/callback/${name}`],
      scopes: name === 'zoom' ? Object.keys(zoom_scopes) : [],
    })
  }
  return { google, calendly, zoom }
}

export type SimulatedProviders = Awaited<ReturnType<typeof startSimulatedProviders>>

/** What a server has to be started with to use them. */
export function settingsFor(
  simulators: Readonly<Record<Provider, { readonly url: string }>>,
): Record<string, string> {
  const connecting = Object.entries(simulators).flatMap(([name, { url }]) => [
    [`${name.toUpperCase()}_CLIENT_ID`, `${name} app`],
    [`${name.toUpperCase()}_CLIENT_SECRET`, `${name} secret`],
    [`${name.toUpperCase()}_BASE_URL`, url],
  ])
  return { PUBLIC_URL: public_url, REGISTRATION: 'open', ...Object.fromEntries(connecting) }
}
