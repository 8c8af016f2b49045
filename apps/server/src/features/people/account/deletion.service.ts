import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { Log } from '../../../platform/log.ts'
import { removeAccount } from '../user/account.service.ts'
import { requireOwnPassword } from '../password/password-change.service.ts'

/**
 * Deletes the own account with the meetings it organizes. Throws `bad_input` for a wrong password and
 * `conflict` for the instance's last system admin.
 */
export async function deleteOwnAccount(
  db: Db,
  actor: Actor,
  { password }: { password: string },
  { now, log }: { now: Date; log: Log },
): Promise<{ user_id: string }> {
  const { user_id, role } = actor
  const person = await requireOwnPassword(db, actor, { password, field: 'password' })
  await inTransaction(db, async (tx) => {
    await removeAccount(tx, user_id, now)
    const details = { role, has_export: false }
    await writeAudit(tx, { action: 'account_deleted', actor, subject: person, details, now })
  })
  log.info({ user_id }, 'account deleted by its person')
  return { user_id }
}
