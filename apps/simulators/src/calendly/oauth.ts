import { hour_ms, minute_ms } from '../durations.ts'
import type { OAuthRules } from '../kit/oauth-rules.ts'
import { randomToken } from '../kit/oauth-tokens.ts'
import type { SimulatedReply } from '../kit/message.ts'
import { uriOf } from './present.ts'
import { findUser } from './world.ts'
import type { CalendlyWorld } from './world.ts'

/** What apps may ask for since March 2026, in the order of the consent page. */
export const scope_texts: Readonly<Record<string, string>> = {
  'users:read': 'See your profile',
  'event_types:read': 'See your event types',
  'event_types:write': 'Change your event types',
  'scheduled_events:read': 'See your scheduled events and their invitees',
  'scheduled_events:write': 'Book and cancel events for you',
  'availability:read': 'See your availability',
  'availability:write': 'Change your availability',
  'organizations:read': 'See the members of your organization',
  'webhooks:read': 'See what your events are reported to',
  'webhooks:write': 'Have your events reported',
}

export const calendly_oauth: OAuthRules<CalendlyWorld> = {
  provider_name: 'Calendly',
  paths: { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' },
  stateOf: ({ oauth }) => oauth,
  accountsOf: ({ users }) => users.map(({ email, name }) => ({ account: email, name })),

  code_life_ms: 10 * minute_ms,
  access_life_ms: 2 * hour_ms,
  expires_in: 7200,
  // A refresh token lives until it is used.
  refreshLifeMs: () => ({ ms: Infinity, from: 'issue' }),
  most_refresh_tokens: Infinity,
  is_rotating: true,
  needs_offline: false,
  ends_earlier_tokens: false,
  most_token_requests_per_minute: 8,

  client_auth: ['basic', 'form'],
  reads_token_query: false,
  asks_scopes: true,
  scope_texts,
  scope_aliases: {},
  fixed_scopes: undefined,

  makeToken: (kind) =>
    kind === 'code' ? randomToken('', 32) : randomToken(kind === 'access' ? 'eyJ' : '', 48),
  presentTokens: ({ account, access_token, refresh_token, scopes, issued_at }, { world, url }) => {
    const user = findUser(world, account)
    return {
      token_type: 'Bearer',
      access_token,
      refresh_token,
      scope: scopes.join(' '),
      created_at: Math.floor(issued_at / 1000),
      expires_in: 7200,
      owner: uriOf(url, 'users', user?.id ?? ''),
      organization: uriOf(url, 'organizations', user?.organization_id ?? ''),
    }
  },
  returnFields: () => ({}),
  refusals: {
    client_unknown: badClient(),
    secret_wrong: badClient(),
    code_missing: refusal('invalid_request', 'Missing required parameter: code.'),
    code_bad: badGrant(),
    code_used: badGrant(),
    code_expired: badGrant(),
    redirect_mismatch: badGrant(),
    verifier_missing: badGrant(),
    verifier_wrong: badGrant(),
    refresh_missing: refusal('invalid_request', 'Missing required parameter: refresh_token.'),
    refresh_dead: badGrant(),
    grant_type_unknown: refusal(
      'unsupported_grant_type',
      'The authorization grant type is not supported by the authorization server.',
    ),
    // The vendor gives the number and no answer; the status is an assumption.
    too_many_requests: { ...refusal('too_many_requests', 'Too many token requests.'), status: 429 },
    token_unknown: { status: 200, body: {} },
  },
  revoked: { status: 200, body: {} },
}

function badGrant(): SimulatedReply {
  return refusal(
    'invalid_grant',
    'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
  )
}

function badClient(): SimulatedReply {
  return {
    ...refusal(
      'invalid_client',
      'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
    ),
    status: 401,
  }
}

function refusal(error: string, error_description: string): SimulatedReply {
  return { status: 400, body: { error, error_description } }
}
