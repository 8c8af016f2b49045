import { AppError } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { listTokenRows } from '../program/api-token.queries.ts'
import { listPasswordRows } from '../program/app-password.queries.ts'
import { getSecondFactor } from '../second-factor/second-factor.service.ts'
import { listOpenSessions } from '../session/open-session.queries.ts'
import { openingWaysOf, readOwnWays } from '../session/own-way-in.service.ts'
import { needsProvider, type WayInConfig } from '../session/way-in.rules.ts'
import { mayHelp, refusalTo } from './account.rules.ts'
import { getAccount } from './account.service.ts'
import { listAssistantRows } from './way-in.queries.ts'

/** Throws `not_found`, and `forbidden` for an account that the operator may not help. */
export async function getWaysIn(db: Db, config: WayInConfig, actor: Actor, user_id: string, now: Date) {
  const account = await getAccount(db, user_id, now)
  if (!mayHelp(actor, account)) throw new AppError('forbidden', refusalTo(actor, account))
  const own = await readOwnWays(db, user_id)
  const opening = openingWaysOf(config, account, own)
  return {
    ...own,
    needs_provider: needsProvider(config, account),
    last_way_in_id: opening.length === 1 ? (opening[0] ?? null) : null,
    second_factor: await getSecondFactor(db, user_id),
    sessions: await listOpenSessions(db, user_id, now),
    app_passwords: await listPasswordRows(db, user_id),
    api_tokens: await listTokenRows(db, user_id),
    assistants: await listAssistantRows(db, user_id, now),
  }
}
export type WaysInRows = Awaited<ReturnType<typeof getWaysIn>>
