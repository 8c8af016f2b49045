import type { Mail } from '@meridian/contract'
import type { Actor } from '../../platform/auth.ts'
import type { Db } from '../../platform/db.ts'
import { presentMail } from './mail.present.ts'
import { getMail } from './mail.service.ts'
import { readAround } from './mail-around.service.ts'

/** A mail as an answer tells of it, with all that is known of it as of now. Throws `not_found`. */
export async function readShownMail(
  { db, actor, now }: { readonly db: Db; readonly actor: Pick<Actor, 'user_id'>; readonly now: Date },
  mail_id: string,
  { withImages = false } = {},
): Promise<Mail> {
  const { visible, ...mail } = await getMail(db, actor, mail_id, { withImages })
  return presentMail(mail, visible, await readAround(db, { user_id: actor.user_id, mail_id }, now))
}
