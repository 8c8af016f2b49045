import { randomBytes } from 'node:crypto'
import type { IssuedTokens, OAuthRules, TokenKind } from './oauth-rules.ts'
import { findGrant, findLiveGrant, type Grant, type OAuthState, type TokenEntry } from './oauth-state.ts'
import type { Scene } from './provider.ts'

/** A random token that says of what kind and which it is; what opens something must not be guessable even here. */
export function randomToken(prefix: string, bytes = 32): string {
  return `${prefix}${randomBytes(bytes).toString('base64url')}`
}

/** New tokens for a grant: always for access, for refreshing where the rules and the caller want it. */
export function issueTokens<World>(
  rules: OAuthRules<World>,
  scene: Scene<World>,
  grant: Grant,
  { scopes, withRefresh, isRefresh }: { scopes: readonly string[]; withRefresh: boolean; isRefresh: boolean },
): IssuedTokens {
  const state = rules.stateOf(scene.world)
  const now = scene.clock.now()
  const entry = (expires_at: number): TokenEntry => ({
    grant_id: grant.grant_id,
    scopes: [...scopes],
    issued_at: now,
    used_at: now,
    expires_at,
    is_dead: false,
  })
  const access_token = nextToken(rules, state, 'access')
  state.access_tokens[access_token] = entry(now + rules.access_life_ms)
  const refresh_token = withRefresh ? nextToken(rules, state, 'refresh') : undefined
  if (refresh_token !== undefined) {
    state.refresh_tokens[refresh_token] = entry(Infinity)
    dropOldest(rules, state, grant)
  }
  const { account } = grant
  return { account, access_token, refresh_token, scopes, is_refresh: isRefresh, issued_at: now }
}

/** Lets an app in without the consent page, as if its person had just allowed all of this. */
export function grantDirectly<World>(
  rules: OAuthRules<World>,
  scene: Scene<World>,
  { account, clientId, scopes }: { account: string; clientId: string; scopes: readonly string[] },
): IssuedTokens {
  const grant = openGrant(rules, scene, account, clientId, scopes)
  return issueTokens(rules, scene, grant, { scopes, withRefresh: true, isRefresh: false })
}

/** The account's grant for this app, widened by the scopes. */
export function openGrant<World>(
  rules: OAuthRules<World>,
  scene: Scene<World>,
  account: string,
  clientId: string,
  scopes: readonly string[],
): Grant {
  const state = rules.stateOf(scene.world)
  const known = findLiveGrant(state, account, clientId)
  if (known && !rules.ends_earlier_tokens) {
    known.scopes = [...new Set([...known.scopes, ...scopes])]
    return known
  }
  if (known) known.is_revoked = true
  state.last_number += 1
  const grant: Grant = {
    grant_id: `grant-${state.last_number}`,
    account,
    client_id: clientId,
    scopes: [...scopes],
    is_revoked: false,
  }
  state.grants.push(grant)
  return grant
}

export function nextToken<World>(rules: OAuthRules<World>, state: OAuthState, kind: TokenKind): string {
  state.last_number += 1
  return rules.makeToken(kind, state.last_number)
}

/** The refresh token's entry and grant while it still refreshes. */
export function findRefresh<World>(
  rules: OAuthRules<World>,
  state: OAuthState,
  token: string,
  nowMs: number,
) {
  const entry = state.refresh_tokens[token]
  const grant = entry && findGrant(state, entry.grant_id)
  if (!entry || !grant || entry.is_dead || grant.is_revoked) return undefined
  const client = state.clients.find(({ client_id }) => client_id === grant.client_id)
  const { ms, from } = rules.refreshLifeMs(client?.is_testing ?? false)
  const dies_at = Math.min((from === 'use' ? entry.used_at : entry.issued_at) + ms, entry.expires_at)
  return dies_at <= nowMs ? undefined : { entry, grant }
}

function dropOldest<World>(rules: OAuthRules<World>, state: OAuthState, { account, client_id }: Grant): void {
  const live = Object.values(state.refresh_tokens).filter((entry) => {
    const grant = findGrant(state, entry.grant_id)
    return !entry.is_dead && grant?.account === account && grant.client_id === client_id
  })
  for (const entry of live.slice(0, Math.max(0, live.length - rules.most_refresh_tokens)))
    entry.is_dead = true
}
