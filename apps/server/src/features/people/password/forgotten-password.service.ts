import type { PayloadOf } from '../../../platform/jobs/queue.ts'
import { queues } from '../../../queues.ts'
import type { Config } from '../../../platform/config/config.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { enqueue, type JobCall } from '../../../platform/jobs/jobs.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import { forgottenPasswordWords } from './forgotten-password.rules.ts'
import { hasMailedLinkSince } from './password-link.queries.ts'
import { makePasswordLink } from './password-link.service.ts'
import { findCredentials } from '../user/user.queries.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'

/** The base address of links. Throws `unavailable` where the instance sends no mail. */
export function requireMail({ mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>): string {
  if (mail && publicUrl !== undefined) return publicUrl
  throw new AppError(
    'unavailable',
    'This instance sends no mail. Ask whoever runs it for a link that sets a new password.',
  )
}

/** Makes no lookup: neither the answer nor its time shows whether an account has the address. */
export function enqueuePasswordLink(
  tx: Db,
  { primary_email, public_url }: { readonly primary_email: string; readonly public_url: string },
  now: Date,
): Promise<void> {
  const payload = { primary_email, asked_at: now.toISOString(), public_url }
  return enqueue(tx, queues.mailPasswordLink, payload, { now, key: primary_email.toLowerCase() })
}

/** A link this recent still works, and repeated requests cannot fill a mailbox. */
const mail_pause_ms = 5 * 60_000

/** Mails the link if an enabled account has the address. */
export function mailPasswordLink(
  { db, box, log, now }: JobCall,
  { primary_email, asked_at, public_url }: PayloadOf<typeof queues.mailPasswordLink>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await findCredentials(tx, primary_email)
    if (!person || person.disabled_at) return
    const { user_id } = person
    if (await hasMailedLinkSince(tx, user_id, new Date(Date.parse(asked_at) - mail_pause_ms))) return
    const { token, expires_at } = await makePasswordLink(tx, { user_id, is_mailed: true }, now())
    const { subject, asked, label, small_print, language } = forgottenPasswordWords(person.language)
    const link = { label, url: `${public_url}/auth/reset#${token}` }
    const letter = renderEmail({ language, paragraphs: [asked], link, smallPrint: small_print })
    const mail = { to: { name: '', address: person.primary_email }, subject, ...letter }
    const key = { address: mail.to.address, about_id: user_id, kind: 'account' as const, time: asked_at }
    await sendOnce(tx, box, { key, user_id: null, route: 'instance', mail, uselessAt: expires_at }, now())
    log.info({ user_id }, 'a link for a new password is being mailed')
  })
}
