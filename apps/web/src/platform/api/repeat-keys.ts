import type { Endpoint } from '@meridian/contract'
import { newKey } from '../key.ts'

/** The keys of calls that got no answer; the server may have done what they ask for. */
const unanswered = new Map<string, { readonly key: string; readonly kept_at: number }>()
/** Later the same content is meant as another one. */
const kept_ms = 5 * 60_000

/** The Idempotency-Key of a call: the earlier one where the same call has just got no answer, else a new one. */
export function keyForCall(endpoint: Endpoint, input: object): string {
  const kept = mayRepeat(endpoint, input) ? unanswered.get(nameOf(endpoint, input)) : undefined
  return kept && Date.now() - kept.kept_at < kept_ms ? kept.key : newKey()
}

/** Keeps the key of a call without an answer, so that pressing the button again does not do it twice. */
export function keepKey(endpoint: Endpoint, input: object, key: string): void {
  if (mayRepeat(endpoint, input)) unanswered.set(nameOf(endpoint, input), { key, kept_at: Date.now() })
}

/**
 * After an answer about the same noun an equal call is meant anew: a poll that was closed, opened and is closed
 * again must not get the answer of the first time.
 */
export function forgetKeys({ method, path, isRead }: Endpoint): void {
  if (isRead || method === 'PUT') return
  for (const name of unanswered.keys()) if (nounOf(name) === nounOf(path)) unanswered.delete(name)
}

/** Done twice, a PUT or DELETE comes to the same; and bytes are not compared. */
function mayRepeat({ method, isRead }: Endpoint, input: object): boolean {
  const body: unknown = 'body' in input ? input.body : undefined
  return method === 'POST' && !isRead && !(body instanceof Blob || body instanceof Uint8Array)
}

/** Begins with the path, as `nounOf` reads it. */
function nameOf({ path }: Endpoint, input: object): string {
  return `${path} ${JSON.stringify(input)}`
}

/** `poll` of `/v1/poll/:poll_id/close`. */
function nounOf(path: string): string | undefined {
  return path.split(/[/ ]/, 3)[2]
}
