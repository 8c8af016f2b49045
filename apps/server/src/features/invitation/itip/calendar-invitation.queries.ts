import type { Db } from '../../../platform/postgres/db.ts'
import type { SenderPreferences } from './mailed-reply.rules.ts'

export function findReplyPreferences(tx: Db, user_id: string): Promise<SenderPreferences> {
  return tx
    .selectFrom('app_user')
    .select(['language', 'time_format', 'timezone'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
}
