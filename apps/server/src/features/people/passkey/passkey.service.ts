import {
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeys_max,
} from '@meridian/contract'
import { inTransaction, type Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { type OwnChangeTools, recordOwnChange } from '../account/own-change.service.ts'
import { canSignIn } from '../session/own-way-in.service.ts'
import { openSession } from '../session/session.service.ts'
import { confirmSession, requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import type { WayInConfig } from '../session/way-in.rules.ts'
import { getUserRow, type UserRow } from '../user/user.queries.ts'
import { challenge_ms, makeChallenge } from './challenge.rules.ts'
import { creationPurpose, sign_in_purpose } from './challenge.service.ts'
import * as queries from './passkey.queries.ts'
import { alreadyRegistered, unverified } from './passkey.rules.ts'
import {
  algorithms,
  type NewCredential,
  type PasskeyTools,
  verifyAssertion,
  verifyCreation,
} from './passkey-verification.service.ts'
import type { RelyingParty } from './relying-party.rules.ts'

interface Challenger {
  readonly db: Db
  readonly box: SecretBox
  readonly now: Date
  readonly relyingParty: RelyingParty
}

/** Throws `forbidden` without a fresh sign-in and `conflict` where the person has too many passkeys. */
export async function startPasskey(
  { db, box, now, relyingParty }: Challenger,
  actor: Actor,
): Promise<PasskeyCreation> {
  await requireFreshSignIn(db, actor, now)
  const user = await getUserRow(db, actor.user_id)
  const passkeys = await queries.listPasskeyRows(db, actor.user_id)
  if (passkeys.length >= passkeys_max) throw tooManyPasskeys()
  return {
    challenge: makeChallenge(box, creationPurpose(actor.user_id), now),
    relying_party_id: relyingParty.id,
    relying_party_name: 'Meridian',
    user_handle: Buffer.from(actor.user_id.replaceAll('-', ''), 'hex').toString('base64url'),
    user_name: user.primary_email,
    user_display_name: user.full_name,
    algorithms,
    known_credentials: passkeys.map(({ credential_id, transports }) => ({
      credential_id: credential_id.toString('base64url'),
      transports,
    })),
    timeout_ms: challenge_ms,
  }
}

/**
 * Throws `forbidden` without a fresh sign-in, `bad_input` for a response that cannot be verified, and `conflict`
 * where the passkey is known already or the person has too many.
 */
export async function createPasskey(
  tools: PasskeyTools,
  actor: Actor,
  {
    passkey_name,
    transports,
    ...response
  }: NewCredential & { readonly passkey_name: string; readonly transports: string[] },
): Promise<queries.PasskeyRow> {
  const { db, now } = tools
  const { user_id } = actor
  await requireFreshSignIn(db, actor, now)
  const credential = await verifyCreation(tools, creationPurpose(user_id), response, unverified)
  return inTransaction(db, async (tx) => {
    await queries.lockWaysIn(tx, user_id)
    if ((await queries.listPasskeyRows(tx, user_id)).length >= passkeys_max) throw tooManyPasskeys()
    const row = await queries.insertPasskey(tx, {
      passkey_id: newId(),
      user_id,
      ...credential,
      transports,
      passkey_name: passkey_name.trim(),
      created_at: now,
      last_used_at: null,
    })
    if (!row) throw alreadyRegistered()
    await recordOwnChange(tools, tx, user_id, { action: 'passkey_created', details: named(row) }, now)
    return row
  })
}

/** Throws `not_found` for another person's passkey, as for one that does not exist. */
export async function renamePasskey(
  tx: Db,
  actor: Actor,
  { passkey_id, passkey_name }: { readonly passkey_id: string; readonly passkey_name: string },
  now: Date,
): Promise<queries.PasskeyRow> {
  const { user_id } = actor
  const row = await queries.updatePasskeyName(tx, { user_id, passkey_id, passkey_name: passkey_name.trim() })
  if (!row) throw notFound()
  const subject = await getUserRow(tx, user_id)
  await writeAudit(tx, { action: 'passkey_renamed', actor, subject, details: named(row), now })
  return row
}

/**
 * Throws `forbidden` without a fresh sign-in, `not_found` for another person's passkey, and `conflict` for the last
 * way into the account.
 */
export async function deletePasskey(
  tools: OwnChangeTools & { readonly config: WayInConfig },
  tx: Db,
  actor: Actor,
  { passkey_id }: { readonly passkey_id: string },
  now: Date,
): Promise<{ passkey_id: string }> {
  const { user_id } = actor
  await requireFreshSignIn(tx, actor, now)
  const person = await queries.lockWaysIn(tx, user_id)
  const couldSignIn = await canSignIn(tx, tools.config, person)
  const row = await queries.deletePasskeyRow(tx, { user_id, passkey_id })
  if (!row) throw notFound()
  if (couldSignIn && !(await canSignIn(tx, tools.config, person)))
    throw new AppError('conflict', 'This passkey is the only way into your account. Add another one first.')
  await recordOwnChange(tools, tx, user_id, { action: 'passkey_deleted', details: named(row) }, now)
  return { passkey_id }
}

export function startPasskeySignIn({
  box,
  now,
  relyingParty,
}: Pick<Challenger, 'box' | 'now' | 'relyingParty'>): PasskeyRequest {
  const challenge = makeChallenge(box, sign_in_purpose, now)
  return { challenge, relying_party_id: relyingParty.id, timeout_ms: challenge_ms }
}

/** Opens a new session. Throws `signed_out`, with one text for everything that can be wrong with the response. */
export async function signInWithPasskey(
  tools: PasskeyTools,
  assertion: PasskeyAssertion,
  { user_agent, network }: { readonly user_agent: string | null; readonly network: string },
): Promise<{ user: UserRow; token: string }> {
  const { db, config, now, log } = tools
  const { user_id } = await verifyAssertion(tools, assertion, refusedSignIn)
  const user = await getUserRow(db, user_id)
  const token = await openSession(
    db,
    { user, signed_in_by: 'passkey', user_agent, network },
    { config, now, log },
  )
  return { user, token }
}

/** Makes the session fresh. Throws `bad_input` for a passkey of another person too. */
export async function confirmByPasskey(tools: PasskeyTools, actor: Actor, assertion: PasskeyAssertion) {
  const { user_id } = await verifyAssertion(tools, assertion, unverified)
  if (user_id !== actor.user_id)
    throw badField('credential_id', 'This passkey belongs to another account. Use one of your own.')
  return confirmSession(tools.db, actor, tools.now)
}

function named({ passkey_name }: Pick<queries.PasskeyRow, 'passkey_name'>) {
  return { passkey_name }
}

function refusedSignIn(): AppError {
  return new AppError('signed_out', 'This passkey did not work here. Try again, or log in another way.')
}

function notFound(): AppError {
  return new AppError('not_found', 'Passkey not found.')
}

function tooManyPasskeys(): AppError {
  return new AppError('conflict', 'Your account has as many passkeys as it can have. Remove one first.')
}
