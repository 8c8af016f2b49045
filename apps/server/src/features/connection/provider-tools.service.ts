import type { Provider } from '@meridian/contract'
import type { OAuthClient } from '@meridian/providers'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretBox } from '../../platform/security/secret-box.ts'

/** What it takes to ask a provider in a person's name; a server and a job have it. */
export interface ProviderTools {
  /** Not a transaction: a provider is not waited for inside of one. */
  readonly db: Db
  readonly config: Pick<Config, 'providers' | 'imapHosts'>
  readonly box: SecretBox
  readonly now: () => Date
}

/** Our registration at the provider; undefined where the operator has not set it up. */
export function findOAuthClient(
  { providers }: Pick<Config, 'providers'>,
  provider: Provider,
  redirectUri: string,
): OAuthClient | undefined {
  const { client, baseUrl } = providers[provider]
  if (!client) return undefined
  return { provider, clientId: client.id, clientSecret: client.secret, redirectUri, baseUrl, fetch }
}
