import type { MailAttempt } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import { composeMail, tryMail } from '../../../platform/mail/mail.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { textsIn } from '../../../platform/texts/texts.ts'
import { getUserRow } from '../user/user.queries.ts'

const limit_ms = 10_000

/**
 * Sends a mail to the operator's own address at once, past the outbox, so that the answer of the mail server can be
 * shown. Takes up to ten seconds: outside a transaction. Throws `unavailable` where the instance sends no mail.
 */
export async function sendTestMail(
  { mail: server }: Pick<Config, 'mail'>,
  db: Db,
  actor: Actor,
  now: Date,
): Promise<MailAttempt> {
  if (!server) {
    throw new AppError('unavailable', 'This instance sends no mail: SMTP_URL and MAIL_FROM are not set.')
  }
  const { primary_email: address, language: spoken } = await getUserRow(db, actor.user_id)
  const { t, language } = textsIn(spoken)
  const letter = renderEmail({
    language,
    paragraphs: [t('This mail shows that the mail server of this instance accepts mails.')],
    smallPrint: t('You asked for it under Administration. Nothing needs to be done.'),
  })
  const mail = { to: { name: '', address }, subject: t('Test mail from Meridian'), ...letter }
  const domain = server.from.address.slice(server.from.address.lastIndexOf('@') + 1)
  const composed = await composeMail(mail, {
    from: server.from,
    message_id: `<${newId()}@${domain}>`,
    date: now,
  })
  const started = performance.now()
  const trial = await tryMail(server, composed, limit_ms)
  return { sent_to: address, ...trial, took_ms: Math.round(performance.now() - started) }
}
