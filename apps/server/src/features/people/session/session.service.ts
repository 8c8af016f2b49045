import type { SignInMethod } from '@meridian/contract'
import { type Actor, newToken, writeSession } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/log.ts'
import { isPassword } from '../password/password.service.ts'
import { requireAllowedWay, type WayInConfig } from './way-in.rules.ts'
import { deleteSessions, upsertSignIn } from './session.queries.ts'
import { rememberNetwork, type SignInTry } from './sign-in-guard.service.ts'
import { findCredentials, type UserRow } from '../user/user.queries.ts'
import { findSecret } from '../second-factor/second-factor.queries.ts'
import { makeSignInToken } from '../second-factor/sign-in-token.rules.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { deletePrograms } from '../program/app-password.queries.ts'
import { deleteFeed as revokeFeed } from '../../meeting/meeting.api.ts'

export interface SignIn extends SignInTry {
  readonly password: string
  readonly user_agent: string | null
}

/**
 * Opens a new session. Throws `signed_out`, with one text and after the same work, for an unknown
 * address, a wrong password and a disabled account, and `conflict` with a token for the next step where the
 * account has a second factor.
 */
export async function signIn(
  db: Db,
  { primary_email, password, user_agent, network }: SignIn,
  { box, config, now, log }: { box: SecretBox; config: WayInConfig; now: Date; log: Log },
): Promise<{ user: UserRow; token: string }> {
  requireAllowedWay(config, { signed_in_by: 'password', primary_email })
  const user = await findCredentials(db, primary_email)
  const isRight = await isPassword(password, user?.password_hash)
  if (!user || !isRight || user.disabled_at) {
    log.info({ user_id: user?.user_id ?? null }, 'sign-in refused')
    throw new AppError('signed_out', 'Invalid credentials or user not found. Please try again.')
  }
  if (await findSecret(db, user.user_id)) {
    const message = 'Enter the code from your authenticator app.'
    throw new AppError('conflict', message, { data: makeSignInToken(box, user, now) })
  }
  const token = await openSession(
    db,
    { user, signed_in_by: 'password', user_agent, network },
    { config, now, log },
  )
  return { user, token }
}

interface NewSession {
  readonly user: UserRow
  readonly signed_in_by: SignInMethod
  /** When the person proved who it is, if that was not just now. */
  readonly confirmed_at?: Date
  readonly user_agent: string | null
  readonly network: string
}

/** Opens a session of a person who has proven who they are, and returns its token. Throws `forbidden`. */
export async function openSession(
  db: Db,
  { user: { user_id, primary_email }, signed_in_by, confirmed_at, user_agent, network }: NewSession,
  { config, now, log }: { config: WayInConfig; now: Date; log: Log },
): Promise<string> {
  requireAllowedWay(config, { signed_in_by, primary_email })
  const { token, token_sha256 } = newToken()
  await writeSession(db, { user_id, token_sha256, user_agent, signed_in_by, confirmed_at, now })
  await upsertSignIn(db, user_id, now)
  await rememberNetwork(db, { user_id, primary_email, network }, now)
  log.info({ user_id, signed_in_by }, 'signed in')
  return token
}

/**
 * Ends the current session; or all of the person's, and with them the API tokens, the app passwords and the private
 * address of the calendar, which would otherwise stay open. Returns how many ended.
 */
export async function signOut(
  db: Db,
  actor: Actor,
  { everywhere, log }: { everywhere: boolean; log: Log },
): Promise<{ sessions_ended: number; is_feed_revoked: boolean; programs_revoked: number }> {
  const { user_id, token_sha256 } = actor
  const ended = await deleteSessions(db, everywhere ? { user_id } : { token_sha256 })
  const is_feed_revoked = everywhere && (await revokeFeed(db, user_id))
  const programs_revoked = everywhere ? await deletePrograms(db, user_id) : 0
  log.info({ user_id, sessions_ended: ended, programs_revoked }, 'signed out')
  return { sessions_ended: ended, is_feed_revoked, programs_revoked }
}
