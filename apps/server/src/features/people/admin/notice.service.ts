import type { Actor } from '../../../platform/security/auth.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import { mailName } from '../../../platform/mail/mail.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { type NoticeKind, noticeWords } from './notice.rules.ts'
import { wayBackWords } from './way-back.rules.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'
import { getUserRow } from '../user/user.queries.ts'

export interface NoticeTools {
  readonly config: Pick<Config, 'mail' | 'singleSignOn' | 'admin'>
  readonly box: SecretBox
}

interface Notice {
  readonly user_id: string
  readonly kind: NoticeKind
  /** Whether it leaves the person without a way in. */
  readonly isLastWay?: boolean
}

/**
 * Mails a person what an operator did with the account, in the transaction of the action. Where no mail is
 * sent, or the address is not confirmed, only the app shows the notice.
 */
export async function mailNotice(
  { config, box }: NoticeTools,
  tx: Db,
  actor: Actor,
  { user_id, kind, isLastWay = false }: Notice,
  now: Date,
): Promise<void> {
  if (!config.mail || actor.user_id === user_id) return
  const person = await getUserRow(tx, user_id)
  if (!person.address_confirmed_at) return
  const said = noticeWords(kind, mailName(actor.full_name), person.language)
  const { language, small_print: smallPrint, sentence } = said
  const wayBack = isLastWay ? [wayBackWords(config, person)] : []
  const letter = renderEmail({ language, paragraphs: [sentence, ...wayBack], smallPrint })
  const mail = { to: { name: '', address: person.primary_email }, subject: said.subject, ...letter }
  const time = `${kind} ${now.toISOString()}`
  const key = { address: person.primary_email, about_id: user_id, kind: 'account' as const, time }
  await sendOnce(tx, box, { key, user_id: null, route: 'instance', mail }, now)
}
