import { idOfText, newId } from '../id.ts'
import type { Call } from './serve.ts'

/**
 * The id of what a call creates whose answer is secret and so stored nowhere. The same Idempotency-Key with the same content
 * gives the same id: the second creation can take the place of the first, whose secret nobody has got.
 */
export function creationId({ actor, request }: Pick<Call, 'actor' | 'request'>, body: unknown): string {
  const key = request.headers['idempotency-key']
  if (key === undefined) return newId()
  return idOfText(JSON.stringify([actor.user_id, request.url, key, body]))
}
