import { findBearer, isJson, readForm } from '../kit/message.ts'
import { calendly_oauth } from './oauth.ts'
import { findTokenAccount } from '../kit/oauth-state.ts'
import type { Paging, Provider } from '../kit/provider.ts'
import { startSimulator, type Simulator, type StartOptions } from '../kit/simulator.ts'
import { calendly_changes } from './changes.ts'
import { denied, not_found, too_many, unauthenticated, unknown_error } from './refusals.ts'
import { calendly_routes } from './routes.ts'
import { calendly_scripts } from './seed.ts'
import { newCalendlyWorld } from './world.ts'
import type { CalendlyWorld } from './world.ts'

/** Answers as Calendly does: OAuth and API v2 below one address. */
export function startCalendlySimulator(options: StartOptions = {}): Promise<Simulator<CalendlyWorld>> {
  return startSimulator(calendly, options)
}

const paging: Paging = {
  itemsOf: ({ collection }) => (Array.isArray(collection) ? collection : undefined),
  withNext: (body, items, token, { path, query }, url) => {
    const filters = new URLSearchParams(query)
    filters.set('page_token', token)
    const pagination = {
      ...(isJson(body.pagination) && body.pagination),
      count: items.length,
      next_page: `${url}${path}?${filters.toString()}`,
      next_page_token: token,
    }
    return { ...body, collection: items, pagination }
  },
  token_parameter: 'page_token',
}

const calendly: Provider<CalendlyWorld> = {
  name: 'calendly',
  newWorld: newCalendlyWorld,
  routes: calendly_routes,
  notFound: () => not_found,
  accountOf: (request, { world }) => {
    const token = findBearer(request) ?? readForm({ ...request, account: undefined }).get('refresh_token')
    return findTokenAccount(world.oauth, token)
  },
  faults: {
    rate_limit: {
      ...too_many,
      headers: { 'x-ratelimit-limit': '50', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' },
    },
    unauthorized: unauthenticated('The access token is invalid'),
    token_expired: unauthenticated('The access token expired'),
    token_revoked: unauthenticated('The access token was revoked'),
    forbidden: denied(),
    not_found,
    server_error: unknown_error,
    invalid_grant: calendly_oauth.refusals.refresh_dead,
  },
  paging,
  text_fields: ['name', 'reason', 'answer', 'question', 'canceled_by', 'user_name', 'description_plain'],
  presentWorld: presentCalendlyWorld,
  changes: calendly_changes,
  scripts: calendly_scripts,
}

function presentCalendlyWorld({ users, event_types, events, invitees, subscriptions }: CalendlyWorld) {
  return {
    users,
    event_types,
    events,
    invitees,
    subscriptions: subscriptions.map(({ signing_key: _key, ...hook }) => hook),
  }
}
