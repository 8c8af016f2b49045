import { findBearer, readForm } from '../kit/message.ts'
import { findTokenAccount } from '../kit/oauth-state.ts'
import type { Paging, Provider } from '../kit/provider.ts'
import { startSimulator, type Simulator, type StartOptions } from '../kit/simulator.ts'
import { badToken } from './authorize.ts'
import { googleChanges } from './changes.ts'
import {
  backendError,
  forbidden,
  fullSyncRequired,
  insufficientScopes,
  notFound,
  quotaExceeded,
  rateLimitExceeded,
  userRateLimitExceeded,
} from './errors.ts'
import * as gmail from './gmail/errors.ts'
import { google_oauth } from './oauth/rules.ts'
import { presentGoogleWorld } from './present-world.ts'
import { googleRoutes } from './routes.ts'
import { googleScripts } from './scripts.ts'
import { newGoogleWorld, type GoogleWorld } from './world.ts'

/** Answers as Google does: OAuth 2.0 and the services in the route table. */
export function startGoogleSimulator(options: StartOptions = {}): Promise<Simulator<GoogleWorld>> {
  return startSimulator(google, options)
}

/** Every list of Google has its items beside one of these names, and a token for the next page. */
const list_names = ['items', 'messages', 'threads', 'history', 'labels', 'drafts'] as const

const paging: Paging = {
  itemsOf: (body) => {
    const name = list_names.find((known) => Array.isArray(body[known]))
    const items = name && body[name]
    return Array.isArray(items) ? items : undefined
  },
  withNext: (body, items, nextPageToken) => {
    const name = list_names.find((known) => Array.isArray(body[known])) ?? 'items'
    const { nextSyncToken: _onlyOnTheLastPage, ...rest } = body
    return { ...rest, [name]: items, nextPageToken }
  },
  token_parameter: 'pageToken',
}

const quarter_hour_ms = 900_000

const google: Provider<GoogleWorld> = {
  name: 'google',
  newWorld: newGoogleWorld,
  routes: googleRoutes,
  notFound: () => notFound(),
  accountOf: (request, { world }) => {
    const token = findBearer(request) ?? readForm({ ...request, account: undefined }).get('refresh_token')
    return findTokenAccount(world.oauth, token)
  },
  faults: {
    user_rate_limit: userRateLimitExceeded(),
    rate_limit: rateLimitExceeded(429),
    rate_limit_403: rateLimitExceeded(403),
    quota: quotaExceeded(),
    forbidden: forbidden(),
    insufficient_scopes: insufficientScopes('calendar.events.list'),
    unauthorized: badToken(),
    not_found: notFound(),
    full_sync_required: fullSyncRequired(),
    server_error: backendError(),
    unavailable: { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>503</html>' },
    gmail_concurrent: gmail.tooManyAtOnce(),
    gmail_quota: gmail.overQuota(),
    gmail_retry_after: (nowMs) => gmail.retryAfter(nowMs + quarter_hour_ms),
    gmail_not_found: gmail.notFound(),
    gmail_server_error: gmail.serverError(),
    invalid_grant: google_oauth.refusals.refresh_dead,
    invalid_client: google_oauth.refusals.secret_wrong,
  },
  paging,
  text_fields: ['summary', 'description', 'location', 'displayName', 'snippet', 'comment', 'filename'],
  presentWorld: presentGoogleWorld,
  changes: googleChanges,
  scripts: googleScripts,
}
