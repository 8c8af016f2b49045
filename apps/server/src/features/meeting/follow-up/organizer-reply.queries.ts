import type { Db } from '../../../platform/postgres/db.ts'

/** The mailed event that a meeting was made of, if any. */
export async function findMailedEvent(
  tx: Db,
  meeting_id: string,
): Promise<{ user_id: string; ical_uid: string } | undefined> {
  return tx
    .selectFrom('mailed_event')
    .select(['user_id', 'ical_uid'])
    .where('meeting_id', '=', meeting_id)
    .executeTakeFirst()
}
