import { createHash } from 'node:crypto'
import { address_link_hours } from '@meridian/contract'
import { hour_ms } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import { newToken } from '../../../platform/security/auth.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { renderEmail } from '../../../platform/mail/email-template.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { confirmationWords } from './address-confirmation.rules.ts'
import { deleteAddressLink, consumeAddressLink, upsertAddressLink } from './address-link.queries.ts'
import { getUserRow, type UserRow, writeUser } from './user.queries.ts'
import { hasPassword } from './way-in.queries.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'
import { claimGuestAttendees, enqueueGuestNotificationsOf } from '../../meeting/meeting.api.ts'

interface Tools {
  readonly config: Pick<Config, 'mail' | 'publicUrl'>
  readonly box: SecretBox
}

const link_ms = address_link_hours * hour_ms

/** Mails the link that confirms the person's address; the former link stops working. */
export async function mailAddressLink(
  { config: { publicUrl }, box }: Tools,
  tx: Db,
  { user_id, primary_email, language: spoken }: UserRow,
  now: Date,
): Promise<void> {
  const { token, token_sha256 } = newToken()
  const expires_at = new Date(now.getTime() + link_ms)
  await upsertAddressLink(tx, { user_id, token_sha256, created_at: now, expires_at })
  const { subject, asked, label, small_print, language } = confirmationWords(spoken)
  const link = { label, url: `${publicUrl}/auth/confirm#${token}` }
  const letter = renderEmail({ language, paragraphs: [asked], link, smallPrint: small_print })
  const mail = { to: { name: '', address: primary_email }, subject, ...letter }
  const time = `confirm ${now.toISOString()}`
  const key = { address: primary_email, about_id: user_id, kind: 'account' as const, time }
  await sendOnce(tx, box, { key, user_id: null, route: 'instance', mail, uselessAt: expires_at }, now)
}

/** Throws `unavailable` where the instance sends no mail, and `conflict` for a confirmed address. */
export async function sendAddressLink(tools: Tools, tx: Db, actor: Actor, now: Date) {
  if (!tools.config.mail)
    throw new AppError(
      'unavailable',
      'This instance sends no mail. Ask your administrator to confirm your address.',
    )
  const user = await getUserRow(tx, actor.user_id)
  if (user.address_confirmed_at) throw new AppError('conflict', 'Your address is confirmed already.')
  await mailAddressLink(tools, tx, user, now)
  return { primary_email: user.primary_email, link_hours: address_link_hours }
}

/**
 * Throws `not_found` for a link that is unknown, used, replaced or expired, and `forbidden` where the account has no
 * password and the reader is not its person: who has the mail must have the passkey too, or a stranger could leave a
 * passkey on the address of the person who confirms it.
 */
export async function confirmByLink(
  tx: Db,
  { token, reader }: { readonly token: string; readonly reader: Pick<Actor, 'user_id'> | null },
  now: Date,
): Promise<{ primary_email: string }> {
  const user_id = await consumeAddressLink(tx, createHash('sha256').update(token).digest(), now)
  if (user_id === undefined)
    throw new AppError(
      'not_found',
      'This link does not work any more. Log in and have another one sent from there.',
    )
  if (reader?.user_id !== user_id && !(await hasPassword(tx, user_id)))
    throw new AppError(
      'forbidden',
      'This account has a passkey and no password. Log in with the passkey in this browser, then open the link again. If you did not make the account, ignore the mail.',
    )
  return confirmAddress(tx, user_id, now)
}

/**
 * Confirms the address: guests with it become the person, and mails about the person's meetings that had to
 * wait are sent.
 */
export async function confirmAddress(tx: Db, user_id: string, now: Date): Promise<UserRow> {
  await deleteAddressLink(tx, user_id)
  const user = await getUserRow(tx, user_id)
  if (user.address_confirmed_at) return user
  const confirmed = await writeUser(tx, user_id, { address_confirmed_at: now, updated_at: now })
  await claimGuestAttendees(tx, confirmed, now)
  await enqueueGuestNotificationsOf(tx, user_id, now)
  return confirmed
}
