import type { Provider } from '@meridian/contract'

/** Our registration at a provider, and how to reach it. */
export interface OAuthClient {
  readonly provider: Provider
  readonly clientId: string
  readonly clientSecret: string
  /** Where the provider sends the person back to, letter for letter as registered. */
  readonly redirectUri: string
  /** In place of all of the provider's own origins. */
  readonly baseUrl: string | undefined
  readonly fetch: typeof globalThis.fetch
}

/** What a grant gives. Secrets: never logged, never sent to a browser. */
export interface Grant {
  readonly access_token: string
  readonly access_expires_ms: number
  /** Null where the provider gave none, which leaves a stored one as it is. */
  readonly refresh_token: string | null
  /** What was granted; null where the provider does not say. */
  readonly scopes: readonly string[] | null
}
