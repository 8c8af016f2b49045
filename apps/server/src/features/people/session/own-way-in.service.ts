import type { Db } from '../../../platform/postgres/db.ts'
import { listPasskeyRows } from '../passkey/passkey.queries.ts'
import { listIdentityRows } from '../single-sign-on/identity.queries.ts'
import { issuerOf } from '../single-sign-on/issuer.rules.ts'
import { hasPassword } from '../user/way-in.queries.ts'
import { needsProvider, type WayInConfig } from './way-in.rules.ts'

interface Person {
  readonly user_id: string
  readonly primary_email: string
}

/**
 * The ids of all that opens a session of the person on this instance as it is set up now; that of the password is the
 * person's. A linked account counts while its provider is set up; a password and a passkey count where they open a
 * session.
 */
export async function listOpeningWays(tx: Db, config: WayInConfig, person: Person): Promise<string[]> {
  const { user_id } = person
  const issuers = new Set(config.singleSignOn.providers.map(issuerOf))
  const identities = (await listIdentityRows(tx, user_id)).filter(({ issuer }) => issuers.has(issuer))
  const linked = identities.map(({ identity_id }) => identity_id)
  if (needsProvider(config, person)) return linked
  const passkeys = (await listPasskeyRows(tx, user_id)).map(({ passkey_id }) => passkey_id)
  return [...((await hasPassword(tx, user_id)) ? [user_id] : []), ...passkeys, ...linked]
}

/** Whether the person could still sign in. */
export async function canSignIn(tx: Db, config: WayInConfig, person: Person): Promise<boolean> {
  return (await listOpeningWays(tx, config, person)).length > 0
}
