import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type SampleRow = Selectable<Tables['sample']>

export async function findSample(db: Db, user_id: string): Promise<SampleRow | undefined> {
  return db.selectFrom('sample').selectAll().where('user_id', '=', user_id).executeTakeFirst()
}

/** False where the person has made-up data already; of concurrent calls one is true. */
export async function insertSample(tx: Db, row: SampleRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('sample')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateSample(tx: Db, user_id: string, ids: Pick<SampleRow, 'task_ids'>): Promise<void> {
  await tx.updateTable('sample').set(ids).where('user_id', '=', user_id).execute()
}

export async function isEmptyAccount(db: Db, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not (
      exists (select from meeting where user_id = ${user_id})
      or exists (select from meeting_attendee where user_id = ${user_id})
      or exists (select from mail where user_id = ${user_id})
      or exists (select from task where user_id = ${user_id})
      or exists (select from connection where user_id = ${user_id})
      or exists (select from imap_account where user_id = ${user_id})) as is_empty`.execute(db)
  return rows[0]?.is_empty ?? false
}

/** The address of the person, and the language of the interface. */
export async function getReader(
  db: Db,
  user_id: string,
): Promise<{ readonly primary_email: string; readonly language: string }> {
  return db
    .selectFrom('app_user')
    .select(['primary_email', 'language'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/** The person's meetings with these uids. */
export async function listMeetingIds(tx: Db, user_id: string, uids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('meeting')
    .select('meeting_id')
    .where('user_id', '=', user_id)
    .where('ical_uid', 'in', [...uids])
    .execute()
  return rows.map(({ meeting_id }) => meeting_id)
}

export async function deleteRow(tx: Db, user_id: string): Promise<void> {
  await tx.deleteFrom('sample').where('user_id', '=', user_id).execute()
}
