import type { AssistantGrant } from '@meridian/contract'
import type { GrantRow } from './grant.queries.ts'

export function presentGrant(row: GrantRow): AssistantGrant {
  return {
    grant_id: row.grant_id,
    client_name: row.client_name,
    client_host: new URL(row.client_id).host,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
