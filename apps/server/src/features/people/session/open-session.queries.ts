import type { Db } from '../../../platform/postgres/db.ts'

/** The person's open sessions, latest use first. */
export function listOpenSessions(db: Db, user_id: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['session_id', 'token_sha256', 'user_agent', 'signed_in_by', 'created_at', 'last_seen_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .execute()
}
export type OpenSessionRow = Awaited<ReturnType<typeof listOpenSessions>>[number]

/** Returns whether the person had such a session. */
export async function deleteOpenSession(
  db: Db,
  { user_id, session_id }: { user_id: string; session_id: string },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Ends all sessions of the person but the one with that token. Returns how many ended. */
export async function deleteOtherSessions(
  db: Db,
  { user_id, token_sha256 }: { user_id: string; token_sha256: Buffer },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', user_id)
    .where('token_sha256', '<>', token_sha256)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
