import type { z } from 'zod'
import type { Access } from '../kit/access.ts'
import { fetchJson, type Question } from '../kit/fetch-json.ts'
import { ProviderError } from '../kit/provider-error.ts'
import { calendlyFailureOf } from './refusals.ts'
import { CalendlyPage } from './replies.ts'

export interface CalendlyCall<Reply> extends Pick<Question<Reply>, 'method' | 'body'> {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly reply: z.ZodType<Reply>
  /** What a refusal can only be about; none where it may have other reasons. */
  readonly scopes?: readonly string[]
}

/** Asks in the name of the person. Throws ProviderError. */
export type AskCalendly = <Reply>(call: CalendlyCall<Reply>) => Promise<Reply>

export function calendlyClient({
  accessToken,
  baseUrl,
  now,
  fetch,
  timeoutMs = 30_000,
}: Access): AskCalendly {
  const origin = new URL(baseUrl ?? 'https://api.calendly.com').origin
  return ({ path, query, scopes = [], ...call }) => {
    const address = new URL(path, origin)
    address.search = new URLSearchParams(query).toString()
    return fetchJson(address, {
      ...call,
      fetch,
      timeoutMs,
      bytesMax: 8 * 1_048_576,
      origins: [origin],
      headers: { authorization: `Bearer ${accessToken}` },
      failureOf: (refusal) => calendlyFailureOf(refusal, { scopes, now: now() }),
    })
  }
}

/** All items of a list; every page is asked for with the same filters. Throws `broken` for one without an end. */
export async function fetchAll(
  ask: AskCalendly,
  { query, ...call }: Omit<CalendlyCall<unknown>, 'reply' | 'method' | 'body'>,
): Promise<unknown[]> {
  const found: unknown[] = []
  let token: string | null = null
  for (let page = 0; page < pages_max; page += 1) {
    const parameters = { ...query, count: '100', ...(token !== null && { page_token: token }) }
    const list: z.infer<typeof CalendlyPage> = await ask({ ...call, query: parameters, reply: CalendlyPage })
    found.push(...list.collection)
    token = list.pagination.next_page_token ?? null
    if (token === null) return found
  }
  throw new ProviderError('broken', 'The list has no end.')
}

const pages_max = 50

/** Calendly's ids are full URLs; the last segment is unique per resource type. These URLs are never requested. */
export function idIn(uri: string): string {
  const id = /\/([\w-]{1,200})$/.exec(uri)?.[1]
  if (id === undefined) throw new ProviderError('invalid', 'This names nothing at Calendly.')
  return id
}
