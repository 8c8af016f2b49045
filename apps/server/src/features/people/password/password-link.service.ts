import { createHash } from 'node:crypto'
import { mailed_link_minutes, password_link_hours } from '@meridian/contract'
import { writeAudit } from '../../../platform/security/audit.ts'
import { newToken } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { recordOwnChange } from '../account/own-change.service.ts'
import { confirmAddress, mailAddressLink } from '../user/address-confirmation.service.ts'
import { findWeakness, type PasswordConfig } from './breached-password.service.ts'
import { hashPassword } from './password.service.ts'
import {
  deletePasswordLinks,
  findByPasswordLink,
  consumePasswordLink,
  upsertPasswordLink,
} from './password-link.queries.ts'
import { deleteIdentitiesOf } from '../single-sign-on/identity.queries.ts'
import { deletePasskeysOf } from '../passkey/passkey.queries.ts'
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts'
import { deleteSessions } from '../session/session.queries.ts'
import { deletePrograms } from '../program/app-password.queries.ts'
import { rememberNetwork } from '../session/sign-in-guard.service.ts'
import { getUserRow, writeUser } from '../user/user.queries.ts'
import { storedZone } from '../user/user.rules.ts'
import { deleteFeed as revokeFeed } from '../../meeting/meeting.api.ts'

interface Tools {
  readonly config: PasswordConfig & Pick<Config, 'mail' | 'publicUrl'>
  readonly box: SecretBox
}

/**
 * A new link for the person, for an operator or a mail; an operator's former link stops working. The token is
 * 256 random bits and is returned only this once.
 */
export async function makePasswordLink(
  tx: Db,
  { user_id, is_mailed }: { user_id: string; is_mailed: boolean },
  now: Date,
): Promise<{ token: string; expires_at: Date }> {
  const { token, token_sha256 } = newToken()
  const minutes = is_mailed ? mailed_link_minutes : password_link_hours * 60
  const expires_at = new Date(now.getTime() + minutes * 60_000)
  await upsertPasswordLink(tx, { user_id, is_mailed, token_sha256, created_at: now, expires_at })
  return { token, expires_at }
}

/**
 * Sets the password of the link's person, ends all of their sessions, removes passkeys, linked accounts and the
 * second factor where the address was not proven before, revokes their API tokens, their app passwords and the private address of their
 * calendar and invalidates their other links. A first password also sets the zone. Throws `bad_input` for a
 * weak password, which leaves the link as it is, and `not_found` for a link that is unknown, used, replaced
 * or expired, or whose person is disabled.
 */
export async function setPasswordByLink(
  db: Db,
  { token, password, timezone }: { token: string; password: string; timezone?: string },
  { is_mailed, network, tools, now }: { is_mailed: boolean; network: string; tools: Tools; now: Date },
): Promise<{ primary_email: string; is_feed_revoked: boolean }> {
  const token_sha256 = createHash('sha256').update(token).digest()
  const person = await findByPasswordLink(db, { token_sha256, is_mailed }, now)
  if (!person) throw unusable(is_mailed)
  const weakness = await findWeakness(tools.config, password, person)
  if (weakness !== undefined) throw badField('password', weakness)
  const isFirst = person.password_hash === null
  const zone = isFirst && timezone !== undefined ? storedZone(timezone) : undefined
  const password_hash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    if (!(await consumePasswordLink(tx, token_sha256))) throw unusable(is_mailed)
    await deletePasswordLinks(tx, person.user_id)
    await writeUser(tx, person.user_id, { password_hash, timezone: zone, updated_at: now })
    await deleteSessions(tx, { user_id: person.user_id })
    if (!person.address_confirmed_at) await removeStrangersWaysIn(tx, person, now)
    await deletePrograms(tx, person.user_id)
    await rememberNetwork(tx, { ...person, network }, now)
    await proveAddress(tools, tx, { user_id: person.user_id, is_mailed }, now)
    if (isFirst) await writeAudit(tx, { action: 'password_set', actor: person, subject: person, now })
    else await recordOwnChange(tools, tx, person.user_id, { action: 'password_set' }, now)
    return { primary_email: person.primary_email, is_feed_revoked: await revokeFeed(tx, person.user_id) }
  })
}

/** Before the address was proven, a stranger may have registered it and added a passkey or linked an account to come back with. */
async function removeStrangersWaysIn(
  tx: Db,
  person: { readonly user_id: string; readonly full_name: string; readonly primary_email: string },
  now: Date,
): Promise<void> {
  const had_second_factor = await deleteSecondFactor(tx, person.user_id)
  const passkeys_removed = await deletePasskeysOf(tx, person.user_id)
  await deleteIdentitiesOf(tx, person.user_id)
  if (!had_second_factor && passkeys_removed === 0) return
  const details = { passkeys_removed }
  await writeAudit(tx, { action: 'second_factor_reset', actor: person, subject: person, details, now })
}

/**
 * A mailed link proves the address. An operator's link does so only where the instance cannot send mail; else
 * the link that proves it is mailed.
 */
async function proveAddress(
  tools: Tools,
  tx: Db,
  { user_id, is_mailed }: { readonly user_id: string; readonly is_mailed: boolean },
  now: Date,
): Promise<void> {
  if (is_mailed || !tools.config.mail) {
    await confirmAddress(tx, user_id, now)
    return
  }
  const user = await getUserRow(tx, user_id)
  if (!user.address_confirmed_at) await mailAddressLink(tools, tx, user, now)
}

function unusable(is_mailed: boolean): AppError {
  const message = is_mailed
    ? 'This link does not work any more. Ask for a new one.'
    : 'This link does not work any more. Ask your administrator for a new one.'
  return new AppError('not_found', message)
}
