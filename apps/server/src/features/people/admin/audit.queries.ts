import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'

export type AuditRow = Selectable<Tables['audit_entry']>

interface Wanted {
  readonly page: number
  readonly limit: number
  /** Only entries about this account. */
  readonly user_id?: string
}

/** One page, latest first, and the total number. */
export async function listAuditRows(
  db: Db,
  { page, limit, user_id }: Wanted,
): Promise<{ rows: AuditRow[]; total: number }> {
  let entries = db.selectFrom('audit_entry')
  if (user_id !== undefined) entries = entries.where('subject_user_id', '=', user_id)
  const rows = await entries
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('audit_entry_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
