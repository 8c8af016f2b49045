import type { Plan } from '@meridian/contract'
import type { Db } from '../../platform/postgres/db.ts'

export async function findPlan(db: Db, user_id: string): Promise<Plan | undefined> {
  const found = await db
    .selectFrom('app_user')
    .select('plan')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return found?.plan
}
