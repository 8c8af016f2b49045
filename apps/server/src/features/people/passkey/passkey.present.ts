import type { Passkey } from '@meridian/contract'
import type { PasskeyRow } from './passkey.queries.ts'

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    passkey_id: row.passkey_id,
    passkey_name: row.passkey_name,
    is_synced: row.is_synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
