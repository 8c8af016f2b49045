import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'

/** Holds back every other process that prepares the instance, until the transaction ends. */
export async function lockPreparation(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('prepare the instance', 0))`.execute(tx)
}

export async function hasWorkspace(tx: Db): Promise<boolean> {
  return (await tx.selectFrom('workspace').select('workspace_id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertWorkspace(
  tx: Db,
  workspace: Insertable<Tables['workspace']>,
  company: Selectable<Tables['company']>,
): Promise<void> {
  await tx.insertInto('workspace').values(workspace).execute()
  await tx.insertInto('company').values(company).execute()
}

export async function writeSendsMail(tx: Db, sends_mail: boolean): Promise<void> {
  await tx.updateTable('workspace').set({ sends_mail }).where('sends_mail', '<>', sends_mail).execute()
}
