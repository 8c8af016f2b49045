import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { deleteOpenSession } from './open-session.queries.ts'

/** Ends one session of the person, the current one included. Throws `not_found`. */
export async function endSession(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  { session_id }: { session_id: string },
  now: Date,
): Promise<{ session_id: string }> {
  const isEnded = await deleteOpenSession(tx, { user_id, session_id }, now)
  if (!isEnded) throw new AppError('not_found', 'Session not found.')
  return { session_id }
}
