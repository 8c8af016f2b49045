import { day_ms, hour_ms } from '../../durations.ts'
import type { SimulatedReply } from '../../kit/message.ts'
import type { IssuedTokens, OAuthRules } from '../../kit/oauth-rules.ts'
import type { OAuthClient } from '../../kit/oauth-state.ts'
import { randomToken } from '../../kit/oauth-tokens.ts'
import type { Scene } from '../../kit/provider.ts'
import type { GoogleWorld } from '../world.ts'
import { identity_scopes, scope_aliases, scope_texts } from './scopes.ts'

/** The app that every new world knows; a test or a demo registers its own addresses with `register_client`. */
export function simulated_client(): OAuthClient {
  return {
    client_id: 'simulated.apps.googleusercontent.com',
    client_secret: 'simulated-google-secret',
    redirect_uris: ['http://localhost:3000/oauth/callback/google'],
    name: 'Meridian',
    scopes: [],
    is_testing: false,
  }
}

/** Google: nothing rotates, and a refresh token has to be asked for. */
export const google_oauth: OAuthRules<GoogleWorld> = {
  provider_name: 'Google',
  paths: { authorize: '/o/oauth2/v2/auth', token: '/token', revoke: '/revoke' },
  stateOf: ({ oauth }) => oauth,
  accountsOf: ({ accounts }) => [...accounts.values()].map(({ email, name }) => ({ account: email, name })),
  code_life_ms: 600_000,
  access_life_ms: hour_ms,
  expires_in: 3599,
  // Six months unused, or a week after the consent while the app is not verified.
  refreshLifeMs: (isTesting) =>
    isTesting ? { ms: 7 * day_ms, from: 'issue' } : { ms: 180 * day_ms, from: 'use' },
  most_refresh_tokens: 100,
  is_rotating: false,
  needs_offline: true,
  ends_earlier_tokens: false,
  most_token_requests_per_minute: Infinity,
  client_auth: ['form', 'basic'],
  reads_token_query: false,
  asks_scopes: true,
  scope_texts,
  scope_aliases,
  fixed_scopes: identity_scopes,
  makeToken: (kind, number) => {
    // A code of Google has a slash in it, which a careless decoder loses.
    if (kind === 'code') return randomToken(`4/0A${number}-`)
    return kind === 'access' ? randomToken('ya29.a0A', 96) : randomToken('1//0', 48)
  },
  presentTokens: (issued, scene) => ({
    access_token: issued.access_token,
    expires_in: 3599,
    ...(issued.refresh_token !== undefined && { refresh_token: issued.refresh_token }),
    scope: issued.scopes.join(' '),
    token_type: 'Bearer',
    ...(issued.scopes.includes('openid') && { id_token: idToken(issued, scene) }),
  }),
  returnFields: (scopes, query) => ({
    scope: scopes.join(' '),
    authuser: '0',
    prompt: query.get('prompt') ?? 'none',
  }),
  refusals: {
    client_unknown: refusal(401, 'invalid_client', 'The OAuth client was not found.'),
    secret_wrong: refusal(401, 'invalid_client', 'Unauthorized'),
    code_missing: refusal(400, 'invalid_request', 'Missing required parameter: code'),
    code_bad: refusal(400, 'invalid_grant', 'Malformed auth code.'),
    code_used: refusal(400, 'invalid_grant', 'Bad Request'),
    code_expired: refusal(400, 'invalid_grant', 'Bad Request'),
    redirect_mismatch: refusal(400, 'redirect_uri_mismatch', 'Bad Request'),
    verifier_missing: refusal(400, 'invalid_grant', 'Missing code verifier.'),
    verifier_wrong: refusal(400, 'invalid_grant', 'Invalid code verifier.'),
    refresh_missing: refusal(400, 'invalid_request', 'Missing required parameter: refresh_token'),
    refresh_dead: refusal(400, 'invalid_grant', 'Token has been expired or revoked.'),
    grant_type_unknown: refusal(400, 'unsupported_grant_type', 'Invalid grant_type'),
    too_many_requests: refusal(429, 'rate_limit_exceeded', 'Rate Limit Exceeded'),
    token_unknown: refusal(400, 'invalid_token', 'Token expired or revoked'),
  },
  revoked: { status: 200, body: {} },
}

function refusal(status: number, error: string, error_description: string): SimulatedReply {
  return { status, body: { error, error_description } }
}

/** The id token; its signature is invalid, because the simulator does not have Google's key. */
function idToken({ account, scopes, issued_at }: IssuedTokens, { world }: Scene<GoogleWorld>): string {
  const iat = Math.floor(issued_at / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    sub: world.accounts.get(account)?.id,
    ...(scopes.includes(scope_aliases.email) && { email: account, email_verified: true }),
    iat,
    exp: iat + 3600,
  }
  return `${encode({ alg: 'RS256', kid: 'simulated', typ: 'JWT' })}.${encode(claims)}.${randomToken('', 48)}`
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
