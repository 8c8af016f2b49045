import type { OpenSession } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import { deviceOf } from './device.rules.ts'
import type { OpenSessionRow } from './open-session.queries.ts'

export function presentOpenSession(row: OpenSessionRow, reader: Pick<Actor, 'token_sha256'>): OpenSession {
  return {
    session_id: row.session_id,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    ...deviceOf(row.user_agent),
    signed_in_by: row.signed_in_by,
    is_current: row.token_sha256.equals(reader.token_sha256),
  }
}
