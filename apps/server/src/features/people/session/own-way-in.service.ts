import type { Db } from '../../../platform/postgres/db.ts'
import { listPasskeyRows } from '../passkey/passkey.queries.ts'
import { listIdentityRows } from '../single-sign-on/identity.queries.ts'
import { issuerOf } from '../single-sign-on/issuer.rules.ts'
import { needsProvider, type WayInConfig } from './way-in.rules.ts'

interface Person {
  readonly user_id: string
  readonly primary_email: string
  readonly has_password: boolean
}

/**
 * Whether the person could still sign in on this instance as it is set up now. A linked account counts while its
 * provider is set up; a password or a passkey counts where it opens a session.
 */
export async function canSignIn(tx: Db, config: WayInConfig, person: Person): Promise<boolean> {
  const { user_id, has_password } = person
  const issuers = new Set(config.singleSignOn.providers.map(issuerOf))
  if ((await listIdentityRows(tx, user_id)).some(({ issuer }) => issuers.has(issuer))) return true
  if (needsProvider(config, person)) return false
  return has_password || (await listPasskeyRows(tx, user_id)).length > 0
}
