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

/** All with which the person may sign in, where the instance is set up for it. */
export async function readOwnWays(db: Db, user_id: string) {
  return {
    has_password: await hasPassword(db, user_id),
    passkeys: await listPasskeyRows(db, user_id),
    identities: await listIdentityRows(db, user_id),
  }
}

/**
 * The ids of all that opens a session of the person on this instance as it is set up now; that of the password is the
 * person's. A linked account counts while its provider is set up; a password and a passkey count where they open a
 * session.
 */
export function openingWaysOf(
  config: WayInConfig,
  person: Person,
  { has_password, passkeys, identities }: Awaited<ReturnType<typeof readOwnWays>>,
): string[] {
  const issuers = new Set(config.singleSignOn.providers.map(issuerOf))
  const linked = identities.filter(({ issuer }) => issuers.has(issuer)).map(({ identity_id }) => identity_id)
  if (needsProvider(config, person)) return linked
  const passkey_ids = passkeys.map(({ passkey_id }) => passkey_id)
  return [...(has_password ? [person.user_id] : []), ...passkey_ids, ...linked]
}

export async function listOpeningWays(tx: Db, config: WayInConfig, person: Person): Promise<string[]> {
  return openingWaysOf(config, person, await readOwnWays(tx, person.user_id))
}

/** Whether the person could still sign in. */
export async function canSignIn(tx: Db, config: WayInConfig, person: Person): Promise<boolean> {
  return (await listOpeningWays(tx, config, person)).length > 0
}
