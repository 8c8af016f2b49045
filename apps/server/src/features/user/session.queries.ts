import type { Db } from '../../platform/db.ts'

/** How many sessions ended: the one with that token, or all of the person's. */
export async function deleteSessions(
  db: Db,
  which: { readonly token_sha256: Buffer } | { readonly user_id: string },
): Promise<number> {
  const sessions = db.deleteFrom('session')
  const { numDeletedRows } = await ('user_id' in which
    ? sessions.where('user_id', '=', which.user_id)
    : sessions.where('token_sha256', '=', which.token_sha256)
  ).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
