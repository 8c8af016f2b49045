import { sql } from 'kysely'
import type { Db } from '../../../platform/postgres/db.ts'

export interface NoticeRow {
  readonly audit_entry_id: string
  readonly audit_action: 'account_exported' | 'link_made' | 'second_factor_reset' | 'way_in_ended'
  readonly actor_name: string
  readonly created_at: Date
}

/** Operators' actions on the account since then that the person has not dismissed, the latest first. */
export async function listNoticeRows(db: Db, user_id: string, since: Date): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select a.audit_entry_id, a.audit_action, a.actor_name, a.created_at
    from audit_entry a join app_user u on u.user_id = a.subject_user_id
    where a.subject_user_id = ${user_id} and a.actor_user_id is distinct from ${user_id}
      and a.audit_action in ('account_exported', 'link_made', 'second_factor_reset', 'way_in_ended')
      and a.created_at > ${since}
      and (u.notices_seen_at is null or a.created_at > u.notices_seen_at)
    order by a.created_at desc, a.audit_entry_id desc limit 20`.execute(db)
  return rows
}

export async function updateNoticesSeen(tx: Db, user_id: string, now: Date): Promise<void> {
  await tx.updateTable('app_user').set({ notices_seen_at: now }).where('user_id', '=', user_id).execute()
}
