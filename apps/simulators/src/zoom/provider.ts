import { findBearer, readForm } from '../kit/message.ts'
import { findTokenAccount } from '../kit/oauth-state.ts'
import type { Provider } from '../kit/provider.ts'
import { startSimulator, type Simulator, type StartOptions } from '../kit/simulator.ts'
import { zoom_changes } from './changes.ts'
import { tooManyThisSecond, tooManyToday } from './limits.ts'
import { zoom_oauth } from './oauth.ts'
import {
  bad_page_token,
  bad_token,
  expired_token,
  missingScopes,
  noMeeting,
  server_error,
  unknown_path,
} from './refusals.ts'
import { zoom_routes } from './routes.ts'
import { zoom_scripts } from './seed.ts'
import { newZoomWorld, type ZoomWorld } from './world.ts'

/** Answers as Zoom does: OAuth below `/oauth`, API v2 below `/v2`. */
export function startZoomSimulator(options: StartOptions = {}): Promise<Simulator<ZoomWorld>> {
  return startSimulator(zoom, options)
}

const zoom: Provider<ZoomWorld> = {
  name: 'zoom',
  newWorld: newZoomWorld,
  routes: zoom_routes,
  notFound: () => unknown_path,
  accountOf: (request, { world }) => {
    const fields = readForm({ ...request, account: undefined })
    const refresh = fields.get('refresh_token') ?? request.query.get('refresh_token')
    return findTokenAccount(world.oauth, findBearer(request) ?? refresh)
  },
  faults: {
    rate_limit: (nowMs) => tooManyThisSecond('Light', 30, nowMs),
    daily_limit: (nowMs) => tooManyToday('Light', 100, nowMs),
    unauthorized: bad_token,
    token_expired: expired_token,
    missing_scope: missingScopes('meeting:read:list_meetings'),
    page_token_expired: bad_page_token,
    not_found: noMeeting(90_000_000_000),
    server_error,
    invalid_grant: zoom_oauth.refusals.refresh_dead,
    invalid_client: zoom_oauth.refusals.secret_wrong,
  },
  paging: {
    itemsOf: ({ meetings }) => (Array.isArray(meetings) ? meetings : undefined),
    withNext: (body, meetings, next_page_token) => ({ ...body, meetings, next_page_token }),
    token_parameter: 'next_page_token',
  },
  text_fields: ['topic', 'agenda', 'first_name', 'last_name', 'display_name', 'user_name'],
  presentWorld: presentZoomWorld,
  changes: zoom_changes,
  scripts: zoom_scripts,
}

function presentZoomWorld({ users, meetings, instances, subscriptions }: ZoomWorld) {
  return { users, meetings, instances, subscriptions }
}
