import type { Db } from '../../../platform/postgres/db.ts'

export async function writeSnooze(
  tx: Db,
  mail_ids: readonly string[],
  snoozed_until: Date | null,
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ snoozed_until })
    .where('mail_id', 'in', [...mail_ids])
    .execute()
}

export interface DueMail {
  readonly mail_id: string
  readonly user_id: string
  readonly snoozed_until: Date
}

/** Snoozed mails of which the time has come, the earliest first; archived and deleted ones stay where they are. */
export async function listDue(db: Db, now: Date, limit: number): Promise<DueMail[]> {
  return db
    .selectFrom('mail')
    .select(['mail_id', 'user_id', 'snoozed_until'])
    .where('snoozed_until', '<=', now)
    .where('is_archived', '=', false)
    .where('is_deleted', '=', false)
    .where('place', '<>', 'hidden')
    .orderBy('snoozed_until')
    .limit(limit)
    .$narrowType<{ snoozed_until: Date }>()
    .execute()
}

/** False where the user has meanwhile chosen another time. */
export async function endSnooze(tx: Db, { mail_id, snoozed_until }: DueMail): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ snoozed_until: null, returned_at: snoozed_until })
    .where('mail_id', '=', mail_id)
    .where('snoozed_until', '=', snoozed_until)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
