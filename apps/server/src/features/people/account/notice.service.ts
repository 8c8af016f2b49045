import type { AccountNotice } from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { listNoticeRows, updateNoticesSeen } from './notice.queries.ts'

const shown_ms = 30 * day_ms

export async function listNotices(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  now: Date,
): Promise<AccountNotice[]> {
  const rows = await listNoticeRows(db, user_id, new Date(now.getTime() - shown_ms))
  return rows.map(({ audit_entry_id, audit_action, actor_name, created_at }) => ({
    notice_id: audit_entry_id,
    kind: audit_action,
    actor_name,
    created_at: created_at.toISOString(),
  }))
}

/** Returns the remaining notices: only newer ones. */
export async function closeNotices(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  now: Date,
): Promise<AccountNotice[]> {
  await updateNoticesSeen(tx, actor.user_id, now)
  return listNotices(tx, actor, now)
}
