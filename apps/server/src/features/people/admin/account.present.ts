import type { Account } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { AccountRow } from './account.queries.ts'
import { mayManage, statusOf } from './account.rules.ts'

export function presentAccount(row: AccountRow, reader: Pick<Actor, 'user_id' | 'role'>): Account {
  return {
    user_id: row.user_id,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: row.full_name,
    primary_email: row.primary_email,
    profile_picture: row.profile_picture,
    role: row.role,
    plan: row.plan,
    account_status: statusOf(row),
    is_address_confirmed: row.is_address_confirmed,
    created_at: row.created_at.toISOString(),
    last_active_at: row.last_active_at?.toISOString() ?? null,
    link_expires_at: row.link_expires_at?.toISOString() ?? null,
    session_count: row.session_count,
    meeting_count: row.meeting_count,
    is_manageable: mayManage(reader, row),
  }
}

/** The token follows the #, which browsers do not send: it is in no log and no Referer. */
export function presentLink({ token, expires_at }: { token: string; expires_at: Date }, origin: string) {
  return {
    set_password_url: `${origin}/auth/set_password#${token}`,
    expires_at: expires_at.toISOString(),
  }
}
