import type { AuditAction } from '@meridian/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

/** Until the transaction ends no other one counts the person's changes. */
export async function lockOwnChanges(tx: Db, user_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own changes ${user_id}`}, 0))`.execute(tx)
}

/** How often the audit log names that change of the account since a moment, this one included. */
export async function countOwnChanges(
  tx: Db,
  {
    user_id,
    action,
    since,
  }: { readonly user_id: string; readonly action: AuditAction; readonly since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_user_id', '=', user_id)
    .where('audit_action', '=', action)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
