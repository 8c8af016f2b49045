import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'

/** Serializes preparing the instance over all processes, until the transaction ends. */
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

/** Stores the settings that services read from the database. */
export async function updateSettings(
  tx: Db,
  settings: { readonly sends_mail: boolean; readonly admits_strangers: boolean },
): Promise<void> {
  await tx
    .updateTable('workspace')
    .set(settings)
    .where((of) =>
      of.or([
        of('sends_mail', '<>', settings.sends_mail),
        of('admits_strangers', '<>', settings.admits_strangers),
      ]),
    )
    .execute()
}

export async function hasAccounts(tx: Db): Promise<boolean> {
  return (await tx.selectFrom('app_user').select('user_id').limit(1).executeTakeFirst()) !== undefined
}

/** What operators chose; serializes changes until the transaction ends. */
export async function lockChosenMode(tx: Db): Promise<'open' | 'invited' | null> {
  const row = await tx
    .selectFrom('workspace')
    .select('registration')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.registration ?? null
}

export async function updateChosenMode(
  tx: Db,
  chosen: { readonly registration: 'open' | 'invited'; readonly admits_strangers: boolean },
): Promise<void> {
  await tx.updateTable('workspace').set(chosen).execute()
}
