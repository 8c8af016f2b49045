import { isJson, type Json } from '../../kit/message.ts'
import type { Simulator } from '../../kit/simulator.ts'
import { startGoogleSimulator } from '../provider.ts'
import type { GoogleWorld } from '../world.ts'

/** A simulated Google with two accounts, asked about the mailbox of the first. */
export interface OpenMailbox {
  readonly google: Simulator<GoogleWorld>
  /** Asks below `/gmail/v1/users/me`; a body of undefined sends none. */
  readonly ask: (method: string, path: string, body?: Json) => Promise<MailAnswer>
  /** The same with a token that has these scopes, or as another account. */
  readonly askAs: (grant: {
    account?: string
    scopes?: readonly string[]
  }) => (method: string, path: string, body?: Json) => Promise<MailAnswer>
  /** A mail comes in; answers its ids. */
  readonly deliver: (mail: Json) => { readonly id: string; readonly thread_id: string }
}

export interface MailAnswer {
  readonly status: number
  /** Empty where there is none. */
  readonly body: Json
}

export const owner = 'ada@example.com'
export const other = 'bo@example.org'
const auth = 'https://www.googleapis.com/auth/'

export async function openMailbox(): Promise<OpenMailbox> {
  const google = await startGoogleSimulator()
  google.seed({ script: 'empty' })
  const askAs: OpenMailbox['askAs'] = ({ account = owner, scopes = ['gmail.modify'] }) => {
    const full = scopes.map((scope) => (scope.startsWith('http') ? scope : `${auth}${scope}`))
    const tokens = google.change({ op: 'grant', account, scopes: full })
    const token = isJson(tokens) ? String(tokens['access_token']) : ''
    return (method, path, body) => askGmail(google.url, token, { method, path, body })
  }
  return {
    google,
    ask: askAs({}),
    askAs,
    deliver: (mail) => {
      const ids = google.change({ op: 'deliver_mail', account: owner, ...mail })
      if (!isJson(ids)) throw new Error('A mail that comes in has ids.')
      return { id: String(ids['id']), thread_id: String(ids['thread_id']) }
    },
  }
}

/** The bytes of a mail as `raw` wants them. */
export function rawOf(lines: readonly string[]): string {
  return Buffer.from(lines.join('\r\n'), 'utf8').toString('base64url')
}

async function askGmail(
  url: string,
  token: string,
  { method, path, body }: { method: string; path: string; body: Json | undefined },
): Promise<MailAnswer> {
  const response = await fetch(`${url}/gmail/v1/users/me${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? {} : JSON.parse(text)
  return { status: response.status, body: isJson(answer) ? answer : {} }
}
