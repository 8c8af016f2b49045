import type { AssistantGrant, WaysIn } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { presentPasskey } from '../passkey/passkey.present.ts'
import { presentApiToken, presentAppPassword } from '../program/program.present.ts'
import { presentOpenSession } from '../session/open-session.present.ts'
import { presentIdentity } from '../single-sign-on/identity.present.ts'
import type { AssistantRow } from './way-in.queries.ts'
import type { WaysInRows } from './way-in.service.ts'

export function presentWaysIn(
  config: Pick<Config, 'singleSignOn'>,
  rows: WaysInRows,
  reader: Pick<Actor, 'token_sha256'>,
): WaysIn {
  return {
    has_password: rows.has_password,
    needs_provider: rows.needs_provider,
    last_way_in_id: rows.last_way_in_id,
    passkeys: rows.passkeys.map(presentPasskey),
    second_factor: rows.second_factor,
    identities: rows.identities.map((row) => presentIdentity(config, row)),
    sessions: rows.sessions.map((row) => presentOpenSession(row, reader)),
    app_passwords: rows.app_passwords.map(presentAppPassword),
    api_tokens: rows.api_tokens.map(presentApiToken),
    assistants: rows.assistants.map(presentAssistant),
  }
}

function presentAssistant({ client_id, ...row }: AssistantRow): AssistantGrant {
  return {
    ...row,
    client_host: new URL(client_id).host,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }
}
