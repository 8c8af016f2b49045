import type { z } from 'zod'
import type { Access } from '../kit/access.ts'
import { fetchJson, type Question } from '../kit/fetch-json.ts'
import { zoomFailureOf } from './refusals.ts'

export interface ZoomCall<Reply> extends Pick<Question<Reply>, 'method' | 'body'> {
  /** Below `/v2`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly reply: z.ZodType<Reply>
}

/** Asks in the name of the person. Throws ProviderError. */
export type AskZoom = <Reply>(call: ZoomCall<Reply>) => Promise<Reply>

export function zoomClient({ accessToken, baseUrl, now, fetch, timeoutMs = 30_000 }: Access): AskZoom {
  const origin = new URL(baseUrl ?? 'https://api.zoom.us').origin
  return ({ path, query, ...call }) => {
    const address = new URL(`/v2${path}`, origin)
    address.search = new URLSearchParams(query).toString()
    return fetchJson(address, {
      ...call,
      fetch,
      timeoutMs,
      bytesMax: 8 * 1_048_576,
      origins: [origin],
      headers: { authorization: `Bearer ${accessToken}` },
      failureOf: (refusal) => zoomFailureOf(refusal, now()),
    })
  }
}
