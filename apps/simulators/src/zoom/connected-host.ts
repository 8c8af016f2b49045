import { newClock } from '../kit/clock.ts'
import { isJson, type Json } from '../kit/message.ts'
import type { Simulator } from '../kit/simulator.ts'
import { scope_texts } from './oauth.ts'
import { startZoomSimulator } from './provider.ts'
import type { ZoomWorld } from './world.ts'

const start_ms = Date.parse('2026-11-20T08:00:00Z')

/** The app in the tests, configured for everything. */
export const app = {
  client_id: 'app-1',
  client_secret: 'app secret:1',
  redirect_uris: ['https://app.example.com/zoom/return'],
  scopes: Object.keys(scope_texts),
}

export interface ConnectedHost {
  readonly simulator: Simulator<ZoomWorld>
  readonly url: string
  readonly access_token: string
  readonly refresh_token: string
  /** Calls the API below `/v2` as the host, or with another token. */
  readonly call: (method: string, path: string, body?: Json, token?: string) => Promise<Called>
  /** One change at Zoom; what it answers. */
  readonly change: (change: Json) => Json
}

export interface Called {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
}

/** Ada, in Kathmandu, has a Zoom and has let the app in; the limits by the second are off, as the clock stands. */
export async function startConnectedHost(): Promise<ConnectedHost> {
  const simulator = await startZoomSimulator({ clock: newClock({ startMs: start_ms }) })
  const change = (asked: Json): Json => {
    const result = simulator.change(asked)
    return isJson(result) ? result : {}
  }
  change({ op: 'register_client', ...app })
  for (const [email, first_name] of [
    ['ada@example.com', 'Ada'],
    ['bo@example.org', 'Bo'],
  ]) {
    change({ op: 'add_user', email, first_name, last_name: 'Example', timezone: 'Asia/Kathmandu' })
  }
  change({ op: 'set_limits', per_second: false })
  const tokens = change({ op: 'grant', account: 'ada@example.com', scopes: app.scopes })
  const access_token = String(tokens.access_token)
  return {
    simulator,
    url: simulator.url,
    access_token,
    refresh_token: String(tokens.refresh_token),
    call: (method, path, body, token = access_token) =>
      call(`${simulator.url}/v2${path}`, token, method, body),
    change,
  }
}

/** The lines of a list. */
export function meetingsOf({ body }: Called): readonly Json[] {
  if (!Array.isArray(body.meetings)) throw new Error(`No list: ${JSON.stringify(body)}`)
  return body.meetings.filter(isJson)
}

async function call(url: string, token: string, method: string, body?: Json): Promise<Called> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, body: isJson(parsed) ? parsed : {} }
}
