import type { Registration } from '../oauth/registration.ts'

export const calendly_registration: Registration = {
  authorize: 'https://auth.calendly.com/oauth/authorize',
  token: 'https://auth.calendly.com/oauth/token',
  revoke: 'https://auth.calendly.com/oauth/revoke',
  authentication: 'basic',
  identity: ['users:read'],
  needed: {
    calendar: ['event_types:read', 'scheduled_events:read', 'scheduled_events:write', 'webhooks:write'],
  },
  includes: {
    'scheduled_events:write': ['scheduled_events:read'],
    // Apps from before the scopes of March 2026 may do everything.
    default: ['event_types:read', 'scheduled_events:read', 'scheduled_events:write', 'webhooks:write'],
  },
  asksForScopes: true,
  takesLoginHint: false,
  extra: {},
}
