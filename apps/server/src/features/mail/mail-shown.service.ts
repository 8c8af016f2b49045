import type { Mail } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { presentMail } from './mail.present.ts'
import { getMail, getMailRow, type ReadContent } from './mail.service.ts'
import { readMailContext } from './mail-context.service.ts'

interface Reading {
  readonly db: Db
  readonly actor: Pick<Actor, 'user_id'>
  readonly now: Date
}

/** The displayed content of a mail, for a transaction that begins later. Throws `not_found`. */
export async function readShownContent(
  db: Db,
  actor: Pick<Actor, 'user_id'>,
  mail_id: string,
): Promise<ShownContent> {
  const { content, attachments, visible } = await getMail(db, actor, mail_id)
  return { content, attachments, visible }
}

type ShownContent = Omit<ReadContent, 'words'>

/** A mail with everything that is known of it as of now. Throws `not_found`. */
export async function readShownMail(
  { db, actor, now }: Reading,
  mail_id: string,
  options: { readonly withImages?: boolean } = {},
): Promise<Mail> {
  const { visible, ...mail } = await getMail(db, actor, mail_id, options)
  return presentMail(mail, visible, await readMailContext(db, { user_id: actor.user_id, mail_id }, now))
}

/** The same within a transaction; its content was read before. */
export async function presentChanged(
  { db, actor, now }: Reading,
  mail_id: string,
  { content, attachments, visible }: ShownContent,
): Promise<Mail> {
  const mail = await getMailRow(db, actor, mail_id)
  return presentMail(
    { mail, content, attachments },
    visible,
    await readMailContext(db, { user_id: actor.user_id, mail_id }, now),
  )
}
