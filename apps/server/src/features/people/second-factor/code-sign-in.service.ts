import { AppError } from '../../../platform/errors.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Log } from '../../../platform/log.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { SecretBox } from '../../../platform/security/secret-box.ts'
import { recordOwnChange } from '../account/own-change.service.ts'
import { openSession } from '../session/session.service.ts'
import type { WayInConfig } from '../session/way-in.rules.ts'
import { guardCode, refundCode } from '../session/sign-in-guard.service.ts'
import { getUserRow, type UserRow } from '../user/user.queries.ts'
import { findCodePerson } from './second-factor.queries.ts'
import { consumeCode } from './second-factor.service.ts'
import { isPasswordOf, readSignInToken } from './sign-in-token.rules.ts'

interface Tools {
  readonly db: Db
  readonly box: SecretBox
  readonly config: WayInConfig & Pick<Config, 'mail'>
  readonly now: Date
  readonly log: Log
}

/**
 * Opens a new session. Throws `signed_out` for a token that is unknown, expired or of a former password,
 * `bad_input` for a wrong code, and `limited` after too many of these.
 */
export async function completeSignIn(
  { db, box, config, now, log }: Tools,
  { sign_in_token, code }: { readonly sign_in_token: string; readonly code: string },
  { user_agent, network }: { readonly user_agent: string | null; readonly network: string },
): Promise<{ user: UserRow; token: string }> {
  const token = readSignInToken(box, sign_in_token, now)
  const person = token && (await findCodePerson(db, token.user_id))
  if (!token || !person || !isPasswordOf(box, token.password_mark, person)) throw tooLate()
  const { user_id, primary_email } = person
  const attempt = { user_id, primary_email, network }
  await guardCode(db, attempt, now)
  const kind = await consumeCode(db, box, { user_id, code }, now).catch((error) => {
    log.info({ user_id }, 'sign-in code refused')
    throw error
  })
  await refundCode(db, attempt, now)
  if (kind === 'recovery_code')
    await inTransaction(db, (tx) =>
      recordOwnChange({ config, box }, tx, user_id, { action: 'recovery_code_used' }, now),
    )
  const user = await getUserRow(db, user_id)
  const signed_in_by = `password_and_${kind}` as const
  return {
    user,
    token: await openSession(db, { user, signed_in_by, user_agent, network }, { config, now, log }),
  }
}

function tooLate(): AppError {
  return new AppError('signed_out', 'That took too long, or your password changed. Please log in again.')
}
