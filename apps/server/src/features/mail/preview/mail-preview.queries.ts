import type { Db } from '../../../platform/postgres/db.ts'

/** The interface language of the person's settings. */
export async function getLanguage(db: Db, user_id: string): Promise<string> {
  const { language } = await db
    .selectFrom('app_user')
    .select('language')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return language
}
