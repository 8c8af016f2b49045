import { day_ms } from '@meridian/engine'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { countMailsSince, lockMailsOf } from './daily-limit.queries.ts'
import { type MailRoom, mails_a_day, strangerLimit } from './daily-limit.rules.ts'

/** How many mails about meetings the person may still send now; none for a deleted person. */
export async function findMailRoom(
  db: Db,
  { mailsPerDay }: Pick<Config, 'mailsPerDay'>,
  user_id: string,
  now: Date,
): Promise<MailRoom> {
  const counted = await countMailsSince(db, user_id, new Date(now.getTime() - day_ms))
  const stranger_limit = counted ? strangerLimit(counted.registered_at, now) : 0
  return {
    own_limit: mails_a_day,
    own: mails_a_day - (counted?.own ?? mails_a_day),
    strangers: stranger_limit - (counted?.strangers ?? 0),
    stranger_limit,
    instance: mailsPerDay - (counted?.instance ?? mailsPerDay),
    instance_limit: mailsPerDay,
  }
}

/** Like findMailRoom, and locks the person's counts until the transaction ends. */
export async function lockMailRoom(
  tx: Db,
  config: Pick<Config, 'mailsPerDay'>,
  user_id: string,
  now: Date,
): Promise<MailRoom> {
  await lockMailsOf(tx, user_id)
  return findMailRoom(tx, config, user_id, now)
}
