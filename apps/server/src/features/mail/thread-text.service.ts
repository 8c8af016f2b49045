import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { MailRow } from './mail.queries.ts'
import * as queries from './mail.queries.ts'
import { type ShownMail, showContent } from './store/mail-parse.service.ts'

/** A mail of a conversation with its displayed text. */
export interface ThreadMailText {
  readonly mail: MailRow
  readonly visible: Pick<ShownMail, 'text' | 'ranges'>
  /** The text is a part of what the mail shows, with other places. */
  readonly is_shortened: boolean
}

/** As many as the summary of a conversation reads at most. */
const thread_mails_read_max = 30

/** The mails of a conversation that its summary reads: the first one and the latest ones. */
export function selectThreadMails(mails: readonly MailRow[]): MailRow[] {
  if (mails.length <= thread_mails_read_max) return [...mails]
  return [...mails.slice(0, 1), ...mails.slice(1 - thread_mails_read_max)]
}

/** Takes up to seconds: never inside a transaction. */
export async function readThreadTexts(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  mails: readonly MailRow[],
): Promise<ThreadMailText[]> {
  const ids = mails.map(({ mail_id }) => mail_id)
  const contents = await queries.listThreadContents(db, user_id, ids)
  const read: ThreadMailText[] = []
  // One after the other: a conversation is not to fill the queue of the worker threads.
  for (const mail of mails) {
    const content = contents.find(({ mail_id }) => mail_id === mail.mail_id)
    if (!content) continue
    const visible = await showContent(content, {}, { lane: 'asked', person: user_id })
    read.push({ mail, visible, is_shortened: content.is_shortened })
  }
  return read
}
