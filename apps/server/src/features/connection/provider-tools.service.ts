import type { Provider } from '@meridian/contract'
import type { OAuthClient } from '@meridian/providers'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { SecretBox } from '../../platform/security/secret-box.ts'

/** What calls to a provider need; a request and a job both have it. */
export interface ProviderTools {
  /** Never a transaction: a transaction must not wait for a provider. */
  readonly db: Db
  readonly config: Pick<Config, 'providers' | 'imapHosts' | 'caldavHosts'>
  readonly box: SecretBox
  readonly now: () => Date
}

/** The operator's OAuth client at the provider; undefined where it is not configured. */
export function findOAuthClient(
  { providers }: Pick<Config, 'providers'>,
  provider: Provider,
  redirectUri: string,
): OAuthClient | undefined {
  const { client, baseUrl } = providers[provider]
  if (!client) return undefined
  return { provider, clientId: client.id, clientSecret: client.secret, redirectUri, baseUrl, fetch }
}
