import type { Json } from '../kit/message.ts'
import type { Exchange } from './subject.ts'

export interface Question {
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  /** Sent as JSON. */
  readonly body?: Json
  /** Sent as a form. */
  readonly form?: URLSearchParams
  readonly headers?: Readonly<Record<string, string>>
}

export type Ask = (method: string, path: string, question?: Question) => Promise<Exchange>

/** Asks a simulator and notes what it answers. */
export function newAsk(url: string, notes: Exchange[], headers: Readonly<Record<string, string>> = {}): Ask {
  return async (method, path, { query = {}, body, form, headers: more } = {}) => {
    const address = new URL(`${url}${path}`)
    for (const [name, value] of Object.entries(query)) {
      for (const one of [value].flat()) address.searchParams.append(name, one)
    }
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...more },
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    const exchange = {
      method,
      path: address.pathname,
      status: response.status,
      body: parse(await response.text()),
      location: response.headers.get('location'),
    }
    notes.push(exchange)
    return exchange
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}
