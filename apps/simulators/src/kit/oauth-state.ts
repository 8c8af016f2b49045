/** Who was let in, with what: kept in a provider's world, without any code. */
export interface OAuthState {
  readonly clients: OAuthClient[]
  readonly grants: Grant[]
  readonly codes: Record<string, CodeEntry>
  readonly access_tokens: Record<string, TokenEntry>
  readonly refresh_tokens: Record<string, TokenEntry>
  /** Ms of every token request by account, for providers that count them. */
  readonly token_requests: Record<string, number[]>
  last_number: number
}

/** An app registered at the provider. */
export interface OAuthClient {
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uris: string[]
  readonly name: string
  /** What the app is configured for, where the provider does not let it ask. */
  scopes: string[]
  /** Not yet verified: where the provider shortens the life of refresh tokens then. */
  is_testing: boolean
}

/** What one account allowed one app. */
export interface Grant {
  readonly grant_id: string
  readonly account: string
  readonly client_id: string
  scopes: string[]
  is_revoked: boolean
}

export interface CodeEntry {
  readonly grant_id: string
  readonly redirect_uri: string
  readonly scopes: readonly string[]
  readonly challenge: { readonly method: string; readonly value: string } | undefined
  /** Whether the exchange shall bring a refresh token. */
  readonly with_refresh: boolean
  readonly expires_at: number
  is_used: boolean
}

export interface TokenEntry {
  readonly grant_id: string
  readonly scopes: readonly string[]
  readonly issued_at: number
  used_at: number
  /** Infinity for tokens that only die otherwise. */
  expires_at: number
  is_dead: boolean
}

export function newOAuthState(clients: readonly OAuthClient[]): OAuthState {
  return {
    clients: [...clients],
    grants: [],
    codes: {},
    access_tokens: {},
    refresh_tokens: {},
    token_requests: {},
    last_number: 0,
  }
}

export type Access =
  | { readonly state: 'live'; readonly grant: Grant; readonly scopes: readonly string[] }
  | { readonly state: 'missing' | 'unknown' | 'expired' | 'revoked' }

/** What a bearer token opens at this moment. */
export function findAccess(state: OAuthState, token: string | undefined, nowMs: number): Access {
  if (token === undefined) return { state: 'missing' }
  const entry = state.access_tokens[token]
  const grant = entry && findGrant(state, entry.grant_id)
  if (!entry || !grant) return { state: 'unknown' }
  if (grant.is_revoked || entry.is_dead) return { state: 'revoked' }
  if (entry.expires_at <= nowMs) return { state: 'expired' }
  return { state: 'live', grant, scopes: entry.scopes.filter((scope) => grant.scopes.includes(scope)) }
}

/** The owner of a token, access or refresh, valid or not. */
export function findTokenAccount(state: OAuthState, token: string | undefined | null): string | undefined {
  if (token === undefined || token === null) return undefined
  const entry = state.access_tokens[token] ?? state.refresh_tokens[token]
  return entry && findGrant(state, entry.grant_id)?.account
}

export function findGrant(state: OAuthState, grantId: string): Grant | undefined {
  return state.grants.find((grant) => grant.grant_id === grantId)
}

export function findLiveGrant(state: OAuthState, account: string, clientId: string): Grant | undefined {
  return state.grants.find(
    (grant) => grant.account === account && grant.client_id === clientId && !grant.is_revoked,
  )
}

/** Ends all an account has allowed, as on the provider's page of connected apps. */
export function revokeAccount(state: OAuthState, account: string): void {
  for (const grant of state.grants) if (grant.account === account) grant.is_revoked = true
}

/** Takes scopes back from what an account allowed; its tokens lose them at once. */
export function removeScopes(state: OAuthState, account: string, scopes: readonly string[]): void {
  for (const grant of state.grants) {
    if (grant.account === account) grant.scopes = grant.scopes.filter((scope) => !scopes.includes(scope))
  }
}

/** Makes the access tokens of an account run out now. */
export function expireAccess(state: OAuthState, account: string, nowMs: number): void {
  for (const entry of Object.values(state.access_tokens)) {
    if (findGrant(state, entry.grant_id)?.account === account) {
      entry.expires_at = Math.min(entry.expires_at, nowMs)
    }
  }
}
