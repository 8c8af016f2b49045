import type { Identity } from '@meridian/contract'
import type { Config } from '../../../platform/config/config.ts'
import type { IdentityRow } from './identity.queries.ts'
import { providerName } from './single-sign-on.service.ts'

export function presentIdentity(config: Pick<Config, 'singleSignOn'>, row: IdentityRow): Identity {
  const { identity_id, identity_email, created_at, last_used_at } = row
  return {
    identity_id,
    provider_name: providerName(config, row),
    identity_email,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
