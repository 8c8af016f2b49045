import type { Registration } from '../oauth/registration.ts'

const scope = 'https://www.googleapis.com/auth/'

export const google_registration: Registration = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  authentication: 'body',
  identity: ['openid', 'email'],
  needed: {
    calendar: [`${scope}calendar.calendarlist.readonly`, `${scope}calendar.events`],
    mail: [`${scope}gmail.modify`],
  },
  includes: {
    [`${scope}calendar`]: [`${scope}calendar.calendarlist.readonly`, `${scope}calendar.events`],
    [`${scope}calendar.calendarlist`]: [`${scope}calendar.calendarlist.readonly`],
    'https://mail.google.com/': [`${scope}gmail.modify`],
  },
  asksForScopes: true,
  takesLoginHint: true,
  // Only so is there a refresh token, also when the person connects again; and what was granted before stays.
  extra: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
}
