import type { ApiToken, AppPassword } from '@meridian/contract'
import type { ApiTokenRow } from './api-token.queries.ts'
import type { AppPasswordRow } from './app-password.queries.ts'

export function presentApiToken(row: ApiTokenRow): ApiToken {
  return {
    api_token_id: row.api_token_id,
    program_name: row.program_name,
    token_start: row.token_start,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}

export function presentAppPassword(row: AppPasswordRow): AppPassword {
  return {
    app_password_id: row.app_password_id,
    program_name: row.program_name,
    purpose: row.purpose,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
