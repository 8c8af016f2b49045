import { fresh_sign_in_minutes, fresh_sign_in_path } from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { AppError } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { findConfirmedAt, updateConfirmedAt } from './fresh-sign-in.queries.ts'

const fresh_ms = fresh_sign_in_minutes * minute_ms

/**
 * Throws `forbidden` where the session's person last gave the password or a passkey more than ten minutes ago: a
 * session that someone else got hold of must not change how its person signs in.
 */
export async function requireFreshSignIn(
  db: Db,
  { token_sha256 }: Pick<Actor, 'token_sha256'>,
  now: Date,
): Promise<void> {
  const confirmed_at = await findConfirmedAt(db, token_sha256)
  if (confirmed_at && now.getTime() - confirmed_at.getTime() < fresh_ms) return
  const message =
    'Please confirm that it is you: enter your password, use a passkey, or log in again with a linked account.'
  throw new AppError('forbidden', message, { errors: [{ path: fresh_sign_in_path, message }] })
}

/** Records that the person has just given the password or a passkey. */
export async function confirmSession(
  db: Db,
  { token_sha256 }: Pick<Actor, 'token_sha256'>,
  now: Date,
): Promise<{ fresh_until: string }> {
  await updateConfirmedAt(db, token_sha256, now)
  return { fresh_until: new Date(now.getTime() + fresh_ms).toISOString() }
}
