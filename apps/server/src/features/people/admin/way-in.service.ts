import { AppError } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { listPasskeyRows } from '../passkey/passkey.queries.ts'
import { listTokenRows } from '../program/api-token.queries.ts'
import { listPasswordRows } from '../program/app-password.queries.ts'
import { getSecondFactor } from '../second-factor/second-factor.service.ts'
import { listOpenSessions } from '../session/open-session.queries.ts'
import { listOpeningWays } from '../session/own-way-in.service.ts'
import { needsProvider, type WayInConfig } from '../session/way-in.rules.ts'
import { listIdentityRows } from '../single-sign-on/identity.queries.ts'
import { hasPassword } from '../user/way-in.queries.ts'
import { mayHelp, refusalTo } from './account.rules.ts'
import { getAccount } from './account.service.ts'
import { listAssistantRows } from './way-in.queries.ts'

/** Throws `not_found`, and `forbidden` for an account that the operator may not help. */
export async function getWaysIn(db: Db, config: WayInConfig, actor: Actor, user_id: string, now: Date) {
  const account = await getAccount(db, user_id, now)
  if (!mayHelp(actor, account)) throw new AppError('forbidden', refusalTo(actor, account))
  const opening = await listOpeningWays(db, config, account)
  return {
    has_password: await hasPassword(db, user_id),
    needs_provider: needsProvider(config, account),
    last_way_in_id: opening.length === 1 ? (opening[0] ?? null) : null,
    passkeys: await listPasskeyRows(db, user_id),
    second_factor: await getSecondFactor(db, user_id),
    identities: await listIdentityRows(db, user_id),
    sessions: await listOpenSessions(db, user_id, now),
    app_passwords: await listPasswordRows(db, user_id),
    api_tokens: await listTokenRows(db, user_id),
    assistants: await listAssistantRows(db, user_id, now),
  }
}
export type WaysInRows = Awaited<ReturnType<typeof getWaysIn>>
