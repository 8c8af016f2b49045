import type { Db } from '../../../platform/postgres/db.ts'

/** How long the person wants to be able to take answers back. */
export async function getUndoSeconds(db: Db, user_id: string): Promise<number> {
  const { undo_send_seconds } = await db
    .selectFrom('app_user')
    .select('undo_send_seconds')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return undo_send_seconds
}
