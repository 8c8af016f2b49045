import type { Role } from '@meridian/contract'
import { command_line, instance_settings, writeAudit } from '../../../platform/security/audit.ts'
import { SettingError } from '../../../platform/config/config.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { weaknessOf } from '../password/password.rules.ts'
import { hashPassword, isPassword } from '../password/password.service.ts'
import { deleteIdentitiesOf } from '../single-sign-on/identity.queries.ts'
import { deletePasskeysOf } from '../passkey/passkey.queries.ts'
import { deleteSecondFactor } from '../second-factor/second-factor.queries.ts'
import { deletePrograms } from '../program/app-password.queries.ts'
import { deleteSessions } from '../session/session.queries.ts'
import { findCredentials, insertUser, type UserRow, writeUser } from '../user/user.queries.ts'
import { usual_hours } from '../user/user.rules.ts'

export interface SeededAdmin {
  readonly user_id: string
  /** `other_password`: the account was an admin before and keeps a password that is not the setting's. */
  readonly outcome: 'created' | 'raised' | 'kept' | 'other_password'
}

const admin_name = { first_name: 'Admin', last_name: '' }

/**
 * Ensures that the account of ADMIN_EMAIL exists and is an admin. An existing plain user with that address is
 * promoted, gets ADMIN_PASSWORD and loses all sessions, passkeys, linked accounts and the second factor, because a stranger may have
 * registered the address.
 * An existing admin or system_admin keeps role and password.
 */
export async function seedAdmin(
  tx: Db,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<SeededAdmin> {
  const known = await findCredentials(tx, email)
  if (known && known.role !== 'user') {
    const isSame = await isPassword(password, known.password_hash)
    return { user_id: known.user_id, outcome: isSame ? 'kept' : 'other_password' }
  }
  const weakness = weaknessOf(password, { primary_email: email, ...admin_name })
  if (weakness !== undefined) throw new SettingError(`The setting ADMIN_PASSWORD is wrong: ${weakness}`)
  const password_hash = await hashPassword(password)
  if (known) {
    const address_confirmed_at = known.address_confirmed_at ?? now
    await writeUser(tx, known.user_id, {
      role: 'admin',
      password_hash,
      address_confirmed_at,
      updated_at: now,
    })
    await deleteSessions(tx, { user_id: known.user_id })
    await deletePasskeysOf(tx, known.user_id)
    await deleteIdentitiesOf(tx, known.user_id)
    await deleteSecondFactor(tx, known.user_id)
    await deletePrograms(tx, known.user_id)
    const details = { role: 'admin', role_before: 'user' } as const
    await writeAudit(tx, { action: 'role_changed', actor: instance_settings, subject: known, details, now })
    return { user_id: known.user_id, outcome: 'raised' }
  }
  const user_id = newId()
  const created = await insertUser(tx, {
    ...admin_name,
    user_id,
    primary_email: email,
    timezone: 'UTC',
    role: 'admin',
    password_hash,
    availability_info: usual_hours,
    address_confirmed_at: now,
    now,
  })
  if (created) {
    const details = { role: 'admin' } as const
    await writeAudit(tx, {
      action: 'account_created',
      actor: instance_settings,
      subject: created,
      details,
      now,
    })
  }
  return { user_id, outcome: 'created' }
}

/** Assigns another role to the account with that address. Throws `not_found` where there is none. */
export function setRole(db: Db, primary_email: string, role: Role, now: Date): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    const known = await findCredentials(tx, primary_email)
    if (!known) throw new AppError('not_found', 'No account has this email address.')
    const details = { role, role_before: known.role }
    await writeAudit(tx, { action: 'role_changed', actor: command_line, subject: known, details, now })
    // The command line vouches for the operators it creates: there may be no other way to confirm the first
    // one.
    const address_confirmed_at =
      role === 'user' ? known.address_confirmed_at : (known.address_confirmed_at ?? now)
    return writeUser(tx, known.user_id, { role, address_confirmed_at, updated_at: now })
  })
}
