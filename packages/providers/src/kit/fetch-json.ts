import type { z } from 'zod'
import { ProviderError, type ProviderFailure } from './provider-error.ts'

/** What an adapter reaches its provider with. */
export interface Reach {
  readonly fetch: typeof globalThis.fetch
  /** 5 s unless told otherwise; it covers the whole answer. */
  readonly timeoutMs?: number
  /** 1 MiB unless told otherwise. */
  readonly bytesMax?: number
}

/**
 * Asks one of `origins` for JSON and gives it in the shape of `reply`. No redirect is followed, so the answer
 * comes from nowhere else. Throws ProviderError for everything but a 2xx answer of that shape.
 */
export async function fetchJson<Reply>(
  address: URL,
  { reply, origins, fetch, timeoutMs = 5000, bytesMax = 1_048_576 }: Reach & Expectation<Reply>,
): Promise<Reply> {
  if (!origins.includes(address.origin)) throw new ProviderError('broken', `${address.host} is not asked.`)
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await reach(address, fetch, signal)
  if (!response.ok) {
    await response.body?.cancel()
    throw new ProviderError(
      failures[response.status] ?? 'broken',
      `${address.host} answers ${response.status}.`,
    )
  }
  const parsed = reply.safeParse(jsonOf(await readText(address, response, bytesMax), address))
  if (!parsed.success) throw new ProviderError('broken', `${address.host} answers in another shape.`)
  return parsed.data
}

interface Expectation<Reply> {
  readonly reply: z.ZodType<Reply>
  readonly origins: readonly string[]
}

const failures: Readonly<Record<number, ProviderFailure>> = {
  401: 'refused',
  403: 'refused',
  404: 'missing',
  429: 'limited',
}

async function reach(address: URL, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', headers: { accept: 'application/json' }, signal })
  } catch (problem) {
    throw notReached(address, problem)
  }
}

async function readText(address: URL, response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      // Leaving the loop cancels the rest.
      if (size > bytesMax) throw new ProviderError('broken', `${address.host} answers with too much.`)
      chunks.push(chunk)
    }
  } catch (problem) {
    throw problem instanceof ProviderError ? problem : notReached(address, problem)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string, { host }: URL): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('broken', `${host} does not answer in JSON.`)
  }
}

/** The cause stays out: its words may repeat the address, and with it a key. */
function notReached({ host }: URL, problem: unknown): ProviderError {
  const isLate = problem instanceof Error && problem.name === 'TimeoutError'
  return new ProviderError('broken', isLate ? `${host} takes too long.` : `${host} does not answer.`)
}
