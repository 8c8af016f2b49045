import type { Registration } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { mailAddressLink } from './address-confirmation.service.ts'
import { findWeakness } from '../password/breached-password.service.ts'
import { hashPassword } from '../password/password.service.ts'
import { findRegistration } from './registration-setting.service.ts'
import { refusalToRegister } from './registration.rules.ts'
import { insertUser, type UserRow } from './user.queries.ts'
import { storedZone, usual_hours } from './user.rules.ts'

interface Tools {
  readonly config: Config
  readonly box: SecretBox
}

/**
 * Creates a plain user, and mails the link that confirms the address where the instance sends mail. Throws
 * `forbidden` where the instance does not let the address self-register, `bad_input` for a weak password and
 * `conflict` for a taken address.
 */
export async function registerUser(
  tools: Tools,
  db: Db,
  { password, ...person }: Registration,
  now: Date,
): Promise<UserRow> {
  await requireOpenRegistration(db, tools.config, person.primary_email)
  const weakness = await findWeakness(tools.config, password, person)
  if (weakness !== undefined) throw badField('password', weakness)
  // Before the work of the hash.
  storedZone(person.timezone ?? 'UTC')
  const password_hash = await hashPassword(password)
  return inTransaction(db, (tx) => createUser(tools, tx, { ...person, user_id: newId(), password_hash }, now))
}

/** Throws `forbidden` where the instance does not let the address self-register. */
export async function requireOpenRegistration(db: Db, config: Config, primary_email: string): Promise<void> {
  const refusal = refusalToRegister(
    { ...config, registration: await findRegistration(db, config) },
    primary_email,
  )
  if (refusal !== undefined) throw new AppError('forbidden', refusal)
}

type NewPerson = Omit<Registration, 'password'> & {
  readonly user_id: string
  /** Null for a person with a passkey. */
  readonly password_hash: string | null
}

/** Throws `conflict` for a taken address. */
export async function createUser(
  { config, box }: Tools,
  tx: Db,
  { timezone = 'UTC', ...person }: NewPerson,
  now: Date,
): Promise<UserRow> {
  const registration = await findRegistration(tx, config)
  const user = await insertUser(tx, {
    ...person,
    timezone: storedZone(timezone),
    role: 'user',
    availability_info: usual_hours,
    address_confirmed_at: needsNoProof({ ...config, registration }) ? now : null,
    now,
  })
  if (!user) {
    const message = 'This email address is already registered.'
    throw new AppError('conflict', message, { errors: [{ path: 'primary_email', message }] })
  }
  if (config.mail) await mailAddressLink({ config, box }, tx, user, now)
  return user
}

/** On a local machine without a mail server, an address cannot be proven, and there are no strangers. */
function needsNoProof({
  mail,
  registration: { mode, isLocal },
}: Pick<Config, 'mail' | 'registration'>): boolean {
  return mail === undefined && isLocal && mode === 'open'
}
