import type { Registration } from '../oauth/registration.ts'

export const zoom_registration: Registration = {
  authorize: 'https://zoom.us/oauth/authorize',
  token: 'https://zoom.us/oauth/token',
  revoke: 'https://zoom.us/oauth/revoke',
  authentication: 'basic',
  identity: ['user:read:user'],
  needed: {
    calendar: [
      'meeting:read:list_meetings',
      'meeting:read:meeting',
      'meeting:write:meeting',
      'meeting:update:meeting',
      'meeting:delete:meeting',
    ],
  },
  includes: {
    'meeting:read': ['meeting:read:list_meetings', 'meeting:read:meeting'],
    'meeting:write': [
      'meeting:read:list_meetings',
      'meeting:read:meeting',
      'meeting:write:meeting',
      'meeting:update:meeting',
      'meeting:delete:meeting',
    ],
  },
  asksForScopes: false,
  takesLoginHint: false,
  extra: {},
}
