import type { Endpoint } from '@meridian/contract'
import { newKey } from '../key.ts'

/** The keys of calls that got no answer; the server may have done what they ask for. */
const unanswered = new Map<string, { readonly key: string; readonly kept_at: number }>()
/** Later the same content is meant as another one. */
const kept_ms = 5 * 60_000

/** The Idempotency-Key of a call: the earlier one where the same call has just got no answer, else a new one. */
export function keyForCall(endpoint: Endpoint, input: object): string {
  const kept = hasKey(endpoint, input) ? unanswered.get(nameOf(endpoint, input)) : undefined
  return kept && Date.now() - kept.kept_at < kept_ms ? kept.key : newKey()
}

/** Keeps the key of a call without an answer, so that pressing the button again does not do it twice. */
export function keepKey(endpoint: Endpoint, input: object, key: string): void {
  if (hasKey(endpoint, input)) unanswered.set(nameOf(endpoint, input), { key, kept_at: Date.now() })
}

/**
 * After an answer about the same noun an equal call is meant anew: a poll that was closed, opened and is closed
 * again must not get the answer of the first time.
 */
export function forgetKeys({ method, path, isRead }: Endpoint): void {
  if (isRead || method === 'PUT') return
  for (const name of unanswered.keys()) if (nounOf(name) === nounOf(path)) unanswered.delete(name)
}

/**
 * Whether a call whose connection broke may be sent again unasked, under its key: done twice, a PUT or DELETE comes to the
 * same. The answers to passwords are not stored, and the second one would be to a password that has just been changed.
 */
export function repeatsUnasked({ method }: Endpoint, input: object): boolean {
  return (method === 'PUT' || method === 'DELETE') && !/password":/.test(JSON.stringify(input))
}

/** Done twice, a PUT comes to the same; and bytes are not compared. */
function hasKey({ method, isRead }: Endpoint, input: object): boolean {
  const body: unknown = 'body' in input ? input.body : undefined
  return method !== 'PUT' && !isRead && !(body instanceof Blob || body instanceof Uint8Array)
}

/** Begins with the path, as `nounOf` reads it. */
function nameOf({ method, path }: Endpoint, input: object): string {
  return `${path} ${method} ${JSON.stringify(input)}`
}

/** `poll` of `/v1/poll/:poll_id/close`. */
function nounOf(path: string): string | undefined {
  return path.split(/[/ ]/, 3)[2]
}
