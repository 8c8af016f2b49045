import type { Db } from '../../../platform/postgres/db.ts'

/** What operators chose; null where they chose nothing. */
export async function findChosenMode(db: Db): Promise<'open' | 'invited' | null> {
  const row = await db.selectFrom('workspace').select('registration').limit(1).executeTakeFirst()
  return row?.registration ?? null
}
