import type { SecondFactor } from '@meridian/contract'
import { AppError, badField } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { SealError, type SecretBox } from '../../../platform/security/secret-box.ts'
import { type OwnChangeTools, recordOwnChange } from '../account/own-change.service.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import { getUserRow } from '../user/user.queries.ts'
import { makeRecoveryCodes, recoveryCodeHmac } from './recovery-code.rules.ts'
import * as queries from './second-factor.queries.ts'
import { findStep, formatOtpauthUrl, makeTotpSecret } from './totp.rules.ts'

/** To whom a secret is sealed: a copy in another person's row cannot be opened. */
function secretOwner(user_id: string): string {
  return `second factor of ${user_id}`
}

export async function getSecondFactor(db: Db, user_id: string): Promise<SecondFactor> {
  const { turned_on_at, recovery_codes_left } = await queries.getSecondFactorRow(db, user_id)
  return {
    is_on: turned_on_at !== null,
    turned_on_at: turned_on_at?.toISOString() ?? null,
    recovery_codes_left,
  }
}

/**
 * A new secret, which counts from its first code on. Throws `forbidden` without a fresh sign-in and `conflict`
 * where the second factor is on.
 */
export async function startSecondFactor(tx: Db, box: SecretBox, actor: Actor, now: Date) {
  const { user_id } = actor
  await requireFreshSignIn(tx, actor, now)
  const secret = makeTotpSecret()
  const secret_sealed = box.seal(secret, secretOwner(user_id))
  if (!(await queries.upsertSecret(tx, { user_id, secret_sealed })))
    throw new AppError('conflict', 'Two-step sign-in is on already. Turn it off first.')
  const { primary_email } = await getUserRow(tx, user_id)
  return { secret, otpauth_url: formatOtpauthUrl(secret, primary_email) }
}

/**
 * Returns the recovery codes, this once. Throws `forbidden` without a fresh sign-in, `bad_input` for a wrong code
 * and `conflict` where no secret waits.
 */
export async function turnOnSecondFactor(
  tools: OwnChangeTools,
  tx: Db,
  actor: Actor,
  { code }: { readonly code: string },
  now: Date,
): Promise<{ recovery_codes: string[] }> {
  const { user_id } = actor
  await requireFreshSignIn(tx, actor, now)
  const waiting = await queries.lockWaitingSecret(tx, user_id)
  if (!waiting) throw new AppError('conflict', 'This setup is over. Please start it again.')
  const secret = openSecret(tools.box, user_id, waiting.secret_sealed)
  const last_step = findStep(secret, code.replaceAll(/\s/g, ''), now)
  if (last_step === null) throw wrongCode()
  await queries.updateTurnedOn(tx, { user_id, last_step, now })
  await recordOwnChange(tools, tx, user_id, { action: 'second_factor_turned_on' }, now)
  return replaceRecoveryCodes(tx, tools.box, user_id)
}

/** Returns the new codes, this once. Throws `forbidden` without a fresh sign-in and `conflict` where it is off. */
export async function createRecoveryCodes(
  tools: OwnChangeTools,
  tx: Db,
  actor: Actor,
  now: Date,
): Promise<{ recovery_codes: string[] }> {
  await requireFreshSignIn(tx, actor, now)
  if (!(await queries.findSecret(tx, actor.user_id)))
    throw new AppError('conflict', 'Two-step sign-in is off. Turn it on first.')
  await recordOwnChange(tools, tx, actor.user_id, { action: 'recovery_codes_created' }, now)
  return replaceRecoveryCodes(tx, tools.box, actor.user_id)
}

/** Throws `forbidden` without a fresh sign-in. */
export async function turnOffSecondFactor(
  tools: OwnChangeTools,
  tx: Db,
  actor: Actor,
  now: Date,
): Promise<SecondFactor> {
  await requireFreshSignIn(tx, actor, now)
  if (await queries.deleteSecondFactor(tx, actor.user_id))
    await recordOwnChange(tools, tx, actor.user_id, { action: 'second_factor_turned_off' }, now)
  return getSecondFactor(tx, actor.user_id)
}

/** What the code was: of the app, or a recovery code. Throws `bad_input` for one that is wrong or used. */
export async function consumeCode(
  db: Db,
  box: SecretBox,
  { user_id, code }: { readonly user_id: string; readonly code: string },
  now: Date,
): Promise<'code' | 'recovery_code'> {
  const typed = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(typed)) {
    const code_hmac = recoveryCodeHmac(box, user_id, typed)
    if (await queries.consumeRecoveryCode(db, { user_id, code_hmac })) return 'recovery_code'
    throw wrongCode()
  }
  const factor = await queries.findSecret(db, user_id)
  const step = factor ? findStep(openSecret(box, user_id, factor.secret_sealed), typed, now) : null
  if (step === null) throw wrongCode()
  if (await queries.consumeStep(db, { user_id, step })) return 'code'
  throw badField('code', 'This code was used already. Wait for the next one.')
}

/** Throws `unavailable` where the instance has another key than the one that sealed the secret. */
function openSecret(box: SecretBox, user_id: string, secret_sealed: Buffer): string {
  try {
    return box.open(secret_sealed, secretOwner(user_id))
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    throw new AppError(
      'unavailable',
      'This instance can no longer check your code. Ask its operator to remove two-step sign-in from your account.',
    )
  }
}

function wrongCode(): AppError {
  return badField('code', 'This code is not right. Check the clock of your phone, and enter the newest code.')
}

async function replaceRecoveryCodes(tx: Db, box: SecretBox, user_id: string) {
  const recovery_codes = makeRecoveryCodes()
  const hmacs = recovery_codes.map((code) => recoveryCodeHmac(box, user_id, code))
  await queries.replaceRecoveryCodes(tx, user_id, hmacs)
  return { recovery_codes }
}
