import {
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRegistrationStart,
} from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import { createUser, requireOpenRegistration } from '../user/registration.service.ts'
import type { UserRow } from '../user/user.queries.ts'
import { challenge_ms, makeChallenge } from './challenge.rules.ts'
import { registrationPurpose } from './challenge.service.ts'
import { insertPasskey } from './passkey.queries.ts'
import { alreadyRegistered, unverified } from './passkey.rules.ts'
import { algorithms, type PasskeyTools, verifyCreation } from './passkey-verification.service.ts'

type Tools = PasskeyTools & { readonly config: Config }

/**
 * What a browser needs to make the passkey of a new account. Looks up nothing about the address: neither the answer nor
 * its time shows whether it has an account. Throws `forbidden` where the instance lets no one, or not this address,
 * register with a passkey alone.
 */
export async function startPasskeyRegistration(
  { db, box, config, now, relyingParty }: Tools,
  { primary_email, first_name, last_name }: PasskeyRegistrationStart,
): Promise<PasskeyCreation> {
  await requirePasskeyRegistration({ db, config }, primary_email)
  const user_id = newId()
  return {
    challenge: makeChallenge(box, registrationPurpose(user_id), now),
    relying_party_id: relyingParty.id,
    relying_party_name: 'Meridian',
    user_handle: Buffer.from(user_id.replaceAll('-', ''), 'hex').toString('base64url'),
    user_name: primary_email,
    user_display_name: `${first_name} ${last_name}`.trim(),
    algorithms,
    known_credentials: [],
    timeout_ms: challenge_ms,
  }
}

/**
 * Creates a plain user whom one passkey signs in and no password. Throws as `registerUser` does, `bad_input` for a
 * passkey that cannot be verified and `conflict` for one that is known.
 */
export async function registerWithPasskey(
  tools: Tools,
  { user_handle, ...body }: PasskeyRegistration,
): Promise<UserRow> {
  const { db, config, now } = tools
  const { passkey_name, transports, credential_id, client_data, attestation_object, ...person } = body
  await requirePasskeyRegistration(tools, person.primary_email)
  const user_id = idIn(user_handle)
  const response = { credential_id, client_data, attestation_object }
  const verified = await verifyCreation(tools, registrationPurpose(user_id), response, unverified)
  return inTransaction(db, async (tx) => {
    const registration = { ...person, user_id, password_hash: null }
    const user = await createUser({ config, box: tools.box }, tx, registration, now)
    const row = await insertPasskey(tx, {
      passkey_id: newId(),
      user_id,
      ...verified,
      transports,
      passkey_name: passkey_name.trim(),
      created_at: now,
      last_used_at: null,
    })
    if (!row) throw alreadyRegistered()
    const details = { passkey_name: row.passkey_name }
    await writeAudit(tx, { action: 'passkey_created', actor: user, subject: user, details, now })
    return user
  })
}

async function requirePasskeyRegistration(
  { db, config }: Pick<Tools, 'db' | 'config'>,
  primary_email: string,
): Promise<void> {
  await requireOpenRegistration(db, config, primary_email)
  if (!config.registration.hasPasskeys)
    throw new AppError('forbidden', 'Accounts have a password here. Choose one to register.')
}

/** The id that the challenge was made for; one that no challenge was made for where the text is no id. */
function idIn(user_handle: string): string {
  const hex = Buffer.from(user_handle, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
