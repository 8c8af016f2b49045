import { oauthRoutes } from '../kit/oauth.ts'
import type { Route } from '../kit/provider.ts'
import { guarded, type Endpoint } from './access.ts'
import { getEventType, listEventTypes } from './event-types.ts'
import {
  createInvitee,
  createNoShow,
  deleteNoShow,
  getEventInvitee,
  getNoShow,
  listInvitees,
} from './invitees.ts'
import { calendly_oauth } from './oauth.ts'
import { cancelScheduledEvent, getScheduledEvent, listScheduledEvents } from './scheduled-events.ts'
import { getMe, getUser } from './users.ts'
import { createSubscription, deleteSubscription, getSubscription, listSubscriptions } from './webhooks.ts'
import type { CalendlyWorld } from './world.ts'

const endpoints: readonly (readonly [method: string, path: string, scope: string, endpoint: Endpoint])[] = [
  ['GET', '/users/me', 'users:read', getMe],
  ['GET', '/users/:uuid', 'users:read', getUser],
  ['GET', '/event_types', 'event_types:read', listEventTypes],
  ['GET', '/event_types/:uuid', 'event_types:read', getEventType],
  ['GET', '/scheduled_events', 'scheduled_events:read', listScheduledEvents],
  ['GET', '/scheduled_events/:uuid', 'scheduled_events:read', getScheduledEvent],
  ['POST', '/scheduled_events/:uuid/cancellation', 'scheduled_events:write', cancelScheduledEvent],
  ['GET', '/scheduled_events/:uuid/invitees', 'scheduled_events:read', listInvitees],
  ['GET', '/scheduled_events/:uuid/invitees/:invitee_uuid', 'scheduled_events:read', getEventInvitee],
  ['POST', '/invitees', 'scheduled_events:write', createInvitee],
  ['POST', '/invitee_no_shows', 'scheduled_events:write', createNoShow],
  ['GET', '/invitee_no_shows/:uuid', 'scheduled_events:read', getNoShow],
  ['DELETE', '/invitee_no_shows/:uuid', 'scheduled_events:write', deleteNoShow],
  ['GET', '/webhook_subscriptions', 'webhooks:read', listSubscriptions],
  ['POST', '/webhook_subscriptions', 'webhooks:write', createSubscription],
  ['GET', '/webhook_subscriptions/:uuid', 'webhooks:read', getSubscription],
  ['DELETE', '/webhook_subscriptions/:uuid', 'webhooks:write', deleteSubscription],
]

export const calendly_routes: readonly Route<CalendlyWorld>[] = [
  ...oauthRoutes(calendly_oauth),
  ...endpoints.map(([method, path, scope, endpoint]) => ({ method, path, answer: guarded(scope, endpoint) })),
]
