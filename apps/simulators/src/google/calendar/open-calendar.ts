import { isJson, type Json } from '../../kit/message.ts'
import { newClock } from '../../kit/clock.ts'
import type { Simulator } from '../../kit/simulator.ts'
import { startGoogleSimulator } from '../provider.ts'
import { addAccount, type GoogleWorld } from '../world.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Empty when there is none. */
  readonly body: Json
  /** The items of a list. */
  readonly items: readonly Json[]
}

export interface OpenCalendar {
  readonly google: Simulator<GoogleWorld>
  /** Asks as an account; `path` is below `/calendar/v3`. */
  readonly ask: (name: string, options?: AskOptions) => Promise<Answer>
  /** The events of ada's calendar, page after page, and the token at the end. */
  readonly listAll: (query: Readonly<Record<string, string>>, calendar?: string) => Promise<Listed>
  readonly change: (change: Json) => Json
}

export interface AskOptions {
  readonly body?: unknown
  readonly as?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

export interface Listed {
  readonly items: readonly Json[]
  readonly pages: readonly Answer[]
  readonly token: string
}

export const ada = 'ada@example.com'
export const bo = 'bo@example.org'

/** Google with two accounts, Ada in Berlin and Bo in New York, on a standing clock: 2026-03-02, 08:00 UTC. */
export async function openCalendar(): Promise<OpenCalendar> {
  const google = await startGoogleSimulator({
    clock: newClock({ startMs: Date.parse('2026-03-02T08:00:00Z') }),
  })
  const { world } = google.scene
  addAccount(world, ada, 'Ada Example', 'Europe/Berlin')
  addAccount(world, bo, 'Bo Sample', 'America/New_York')
  const change = (input: Json): Json => {
    const result = google.change(input)
    return isJson(result) ? result : {}
  }
  const tokens = new Map(
    [ada, bo].map((account) => [account, String(change({ op: 'grant', account, scopes })['access_token'])]),
  )
  const ask = async (name: string, { body, as = ada, query = {}, headers = {} }: AskOptions = {}) => {
    const [method = '', path = ''] = name.split(' ')
    const address = `${google.url}/calendar/v3${path}?${new URLSearchParams(query).toString()}`
    const authorization = `Bearer ${tokens.get(as) ?? ''}`
    const response = await fetch(address, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return readAnswer(response)
  }
  const listAll = async (query: Readonly<Record<string, string>>, calendar = 'primary'): Promise<Listed> => {
    const path = `/calendars/${encodeURIComponent(calendar)}/events`
    const pages = [await ask(`GET ${path}`, { query })]
    for (let next = tokenOf(pages); next !== undefined; next = tokenOf(pages)) {
      pages.push(await ask(`GET ${path}`, { query: { ...query, pageToken: next } }))
    }
    const token = pages.at(-1)?.body['nextSyncToken']
    return { items: pages.flatMap(({ items }) => items), pages, token: String(token) }
  }
  return { google, ask, listAll, change }
}

const scopes = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.readonly',
]

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  const body = isJson(parsed) ? parsed : {}
  const { items } = body
  return {
    status: response.status,
    headers: response.headers,
    body,
    items: Array.isArray(items) ? items.filter(isJson) : [],
  }
}

function tokenOf(pages: readonly Answer[]): string | undefined {
  const token = pages.at(-1)?.body['nextPageToken']
  return typeof token === 'string' ? token : undefined
}
