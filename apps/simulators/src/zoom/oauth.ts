import { day_ms, minute_ms } from '../durations.ts'
import type { SimulatedReply } from '../kit/message.ts'
import type { OAuthRules } from '../kit/oauth-rules.ts'
import { randomToken } from '../kit/oauth-tokens.ts'
import type { ZoomWorld } from './world.ts'

/** What an app can be configured for, in the order of the consent page. */
export const scope_texts: Readonly<Record<string, string>> = {
  'user:read:user': 'View a user',
  'meeting:read:list_meetings': 'View your meetings',
  'meeting:read:meeting': 'View a meeting',
  'meeting:read:list_upcoming_meetings': 'View your upcoming meetings',
  'meeting:read:past_meeting': 'View a past meeting',
  'meeting:read:list_past_instances': 'View when a meeting took place',
  'meeting:write:meeting': 'Create a meeting for you',
  'meeting:update:meeting': 'Update a meeting',
  'meeting:delete:meeting': 'Delete a meeting',
}

const dead_refresh = refusal('Invalid Token!', 'invalid_grant')
// Seen in live answers with 400, where the standard has 401.
const bad_client = refusal('Invalid client_id or client_secret', 'invalid_client')
const bad_code = refusal('Invalid authorization code', 'invalid_grant')

export const zoom_oauth: OAuthRules<ZoomWorld> = {
  provider_name: 'Zoom',
  paths: { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' },
  stateOf: ({ oauth }) => oauth,
  accountsOf: ({ users }) =>
    users.map(({ email, first_name, last_name }) => ({ account: email, name: `${first_name} ${last_name}` })),

  code_life_ms: 5 * minute_ms,
  access_life_ms: 60 * minute_ms,
  expires_in: 3599,
  // By the present documents; an older page says 15 years.
  refreshLifeMs: () => ({ ms: 90 * day_ms, from: 'issue' }),
  most_refresh_tokens: Infinity,
  is_rotating: true,
  needs_offline: false,
  ends_earlier_tokens: true,
  most_token_requests_per_minute: Infinity,

  client_auth: ['basic'],
  reads_token_query: true,
  // The app's own configuration decides.
  asks_scopes: false,
  scope_texts,
  scope_aliases: {},
  fixed_scopes: undefined,

  makeToken: (kind) => randomToken(kind === 'code' ? '' : 'eyJ', kind === 'code' ? 24 : 60),
  presentTokens: ({ access_token, refresh_token, scopes }, { url }) => ({
    access_token,
    token_type: 'bearer',
    refresh_token,
    expires_in: 3599,
    scope: scopes.join(' '),
    api_url: url,
  }),
  returnFields: () => ({}),
  refusals: {
    client_unknown: bad_client,
    secret_wrong: bad_client,
    code_missing: bad_code,
    code_bad: bad_code,
    code_used: bad_code,
    code_expired: bad_code,
    redirect_mismatch: refusal('Redirect URI mismatch', 'invalid_grant'),
    verifier_missing: refusal('Missing code verifier', 'invalid_grant'),
    verifier_wrong: refusal('Invalid code verifier', 'invalid_grant'),
    refresh_missing: dead_refresh,
    refresh_dead: dead_refresh,
    grant_type_unknown: refusal('unsupported grant type', 'unsupported_grant_type'),
    too_many_requests: { ...refusal('Too many requests', 'invalid_request'), status: 429 },
    token_unknown: refusal('Invalid Token!', 'invalid_request'),
  },
  revoked: { status: 200, body: { status: 'success' } },
}

function refusal(reason: string, error: string): SimulatedReply {
  return { status: 400, body: { reason, error } }
}
