import type { z } from 'zod'
import type { Access } from '../kit/access.ts'
import { fetchJson, type Question } from '../kit/fetch-json.ts'
import { googleFailureOf } from './refusals.ts'

/** One call of Google's services. */
export interface GoogleCall<Reply> extends Pick<Question<Reply>, 'method' | 'headers' | 'body'> {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly reply: z.ZodType<Reply>
  /** Named when the person has not granted them. */
  readonly scopes: readonly string[]
  /** 1 MiB unless told otherwise. */
  readonly bytesMax?: number
}

/** Asks in the name of the person. Throws ProviderError. */
export type AskGoogle = <Reply>(call: GoogleCall<Reply>) => Promise<Reply>

export function googleClient(
  { accessToken, baseUrl, now, fetch, timeoutMs = 30_000 }: Access,
  ownOrigin = 'https://www.googleapis.com',
): AskGoogle {
  const { origin } = new URL(baseUrl ?? ownOrigin)
  return ({ path, query, headers, scopes, ...call }) => {
    const address = new URL(path, origin)
    address.search = new URLSearchParams(query).toString()
    return fetchJson(address, {
      ...call,
      fetch,
      timeoutMs,
      origins: [origin],
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      failureOf: (refusal) => googleFailureOf(refusal, { scopes, now: now() }),
    })
  }
}

export const scope_calendars = ['https://www.googleapis.com/auth/calendar.calendarlist.readonly']
export const scope_events = ['https://www.googleapis.com/auth/calendar.events']
export const scope_mail = ['https://www.googleapis.com/auth/gmail.modify']
