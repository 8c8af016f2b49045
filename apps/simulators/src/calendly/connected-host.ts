import { newClock } from '../kit/clock.ts'
import { isJson, type Json } from '../kit/message.ts'
import type { Simulator } from '../kit/simulator.ts'
import { scope_texts } from './oauth.ts'
import { startCalendlySimulator } from './provider.ts'
import type { CalendlyWorld } from './world.ts'

const start_ms = Date.parse('2026-11-20T08:00:00Z')

/** The app in the tests. */
export const app = {
  client_id: 'app-1',
  client_secret: 'app secret:1',
  redirect_uris: ['https://app.example.com/calendly/return'],
}

export interface ConnectedHost {
  readonly simulator: Simulator<CalendlyWorld>
  readonly url: string
  readonly access_token: string
  readonly refresh_token: string
  readonly user_uri: string
  readonly organization_uri: string
  /** Calls the API as the host, or with another token. */
  readonly call: (method: string, path: string, body?: Json, token?: string) => Promise<Called>
  /** One change at Calendly; the reply has the ids of the created resources. */
  readonly change: (change: Json) => Readonly<Record<string, string>>
}

export interface Called {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
}

/** Ada has a Calendly with an event type `call` of half an hour and has let the app in. */
export async function startConnectedHost(scopes = Object.keys(scope_texts)): Promise<ConnectedHost> {
  const simulator = await startCalendlySimulator({ clock: newClock({ startMs: start_ms }) })
  simulator.seed({ script: 'empty' })
  simulator.change({ op: 'register_client', ...app })
  simulator.change({ op: 'add_event_type', owner: 'ada@example.com', name: 'call' })
  const tokens = textsOf(simulator.change({ op: 'grant', account: 'ada@example.com', scopes }))
  const ada = simulator.scene.world.users.find(({ email }) => email === 'ada@example.com')
  const access_token = tokens.access_token ?? ''
  return {
    simulator,
    url: simulator.url,
    access_token,
    refresh_token: tokens.refresh_token ?? '',
    user_uri: `${simulator.url}/users/${ada?.id}`,
    organization_uri: `${simulator.url}/organizations/${ada?.organization_id}`,
    call: (method, path, body, token = access_token) => call(simulator.url, token, method, path, body),
    change: (change) => textsOf(simulator.change(change)),
  }
}

/** A list's items and its pagination. */
export function pageOf({ body }: Called) {
  const { collection, pagination } = body
  if (!Array.isArray(collection) || !isJson(pagination)) throw new Error(`No page: ${JSON.stringify(body)}`)
  return { items: collection.filter(isJson), pagination }
}

/** The one thing in an answer. */
export function resourceOf({ body }: Called): Json {
  if (!isJson(body.resource)) throw new Error(`No resource: ${JSON.stringify(body)}`)
  return body.resource
}

async function call(url: string, token: string, method: string, path: string, body?: Json): Promise<Called> {
  const response = await fetch(path.startsWith(url) ? path : url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, body: isJson(parsed) ? parsed : {} }
}

function textsOf(result: unknown): Record<string, string> {
  const texts = Object.entries(isJson(result) ? result : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}
