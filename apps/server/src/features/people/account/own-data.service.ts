import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { getOwnHours, listOwnRecords } from './own-data.queries.ts'
import { exportMeetings } from '../../meeting/meeting.api.ts'
import { getUserRow } from '../user/user.queries.ts'

export type CollectedData = Awaited<ReturnType<typeof readOwnData>>

/** All data of the person, as of one moment. */
export async function collectOwnData(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  now: Date,
): Promise<CollectedData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readOwnData(tx, user_id, { hasMails: true }, now))
}

/** Runs within the caller's transaction, with or without the texts of mails. */
export async function readOwnData(
  tx: Db,
  user_id: string,
  { hasMails }: { readonly hasMails: boolean },
  now: Date,
) {
  return {
    exported_at: now,
    user: await getUserRow(tx, user_id),
    ...(await getOwnHours(tx, user_id)),
    records: await listOwnRecords(tx, user_id, { hasMails }),
    meetings_ics: await exportMeetings(tx, user_id, now),
  }
}
