import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { Log } from '../../../platform/log.ts'
import { removeAccount } from '../user/account.service.ts'
import { badField } from '../../../platform/errors.ts'
import { getOwnCredentials } from '../password/password-change.queries.ts'
import { requireOwnPassword } from '../password/password-change.service.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import type { WayInConfig } from '../session/way-in.rules.ts'

/**
 * Deletes the own account with the meetings it organizes. Throws `bad_input` for a wrong or
 * missing password, `forbidden` without a fresh sign-in of who has no password, and `conflict` for the instance's last
 * system admin.
 */
export async function deleteOwnAccount(
  db: Db,
  actor: Actor,
  { password }: { password?: string | undefined },
  { config, now, log }: { config: WayInConfig; now: Date; log: Log },
): Promise<{ user_id: string }> {
  const { user_id, role } = actor
  const person = await requireProof(db, actor, password, now)
  await inTransaction(db, async (tx) => {
    await removeAccount(tx, config, user_id, now)
    const details = { role, has_export: false }
    await writeAudit(tx, { action: 'account_deleted', actor, subject: person, details, now })
  })
  log.info({ user_id }, 'account deleted by its owner')
  return { user_id }
}

/** The person, who has given the password, or has none and has just signed in another way. */
async function requireProof(db: Db, actor: Actor, password: string | undefined, now: Date) {
  if (password !== undefined) return requireOwnPassword(db, actor, { password, field: 'password' })
  const person = await getOwnCredentials(db, actor.user_id)
  if (person.password_hash !== null) throw badField('password', 'Enter your password.')
  await requireFreshSignIn(db, actor, now)
  return person
}
